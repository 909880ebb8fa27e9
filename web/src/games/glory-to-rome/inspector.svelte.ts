/** The card that is being read, and where it lies. */
class Inspector {
  card = $state<string | null>(null);
  box = $state.raw<DOMRect | null>(null);

  show(card: string, box: DOMRect): void {
    this.card = card;
    this.box = box;
  }

  hide(): void {
    this.card = null;
  }
}

export const inspector = new Inspector();

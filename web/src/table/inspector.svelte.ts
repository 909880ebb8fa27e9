/** What is being read about, by its id, and where it lies. */
class Inspector {
  id = $state<string | null>(null);
  box = $state.raw<DOMRect | null>(null);

  show(id: string, box: DOMRect): void {
    this.id = id;
    this.box = box;
  }

  hide(): void {
    this.id = null;
  }
}

export const inspector = new Inspector();

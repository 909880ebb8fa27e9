/** Asks the browser whether the visitor may be notified; false where that is refused or unknown. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Tells somebody who looks elsewhere; a click leads back to the table. */
export function notify(title: string, body: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body, tag: 'lusoria-turn', icon: '/icon.svg' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

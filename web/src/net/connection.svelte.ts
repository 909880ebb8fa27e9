import { Socket, type Link, type Wire } from './socket';

/** The browser's own surroundings of the connection. */
export const socket = new Socket({
  connect: () => {
    const address = new URL('/api/socket', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    return new WebSocket(address) as unknown as Wire;
  },
  later: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer as number | undefined),
  id: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, '0')).join(''),
});

class Connection {
  link = $state<Link>('connecting');
  /** Lost for so long that a person would notice. */
  lost = $state(false);
  #timer: number | undefined;

  constructor() {
    socket.onlink = (link) => {
      this.link = link;
      if (link === 'open') {
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.lost = false;
      } else {
        this.#timer ??= window.setTimeout(() => (this.lost = true), 900);
      }
    };
    addEventListener('online', () => socket.reconnect());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.link === 'lost') socket.reconnect();
    });
  }
}

export const connection = new Connection();

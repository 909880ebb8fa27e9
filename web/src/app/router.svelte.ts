import { routeOf, type Route } from './routes';

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  search = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
  }

  go(href: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', href);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** Takes over plain clicks on links of this site. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #read(): void {
    this.route = routeOf(location.pathname);
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const router = new Router();

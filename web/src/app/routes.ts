/** Where the visitor is. Every page has an address, so that a link leads back to it. */
export type Route =
  | { page: 'start' }
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; code: string }
  | { page: 'device'; code: string }
  | { page: 'person'; id: string | null }
  | { page: 'ranking'; game: string | null }
  | { page: 'rules'; game: string | null }
  | { page: 'settings' }
  | { page: 'lost' };

/** The page of a path. */
export function routeOf(path: string): Route {
  const parts = partsOf(path);
  if (parts === null) return { page: 'lost' };
  const [head = '', tail] = parts;
  switch (head) {
    case '':
      return { page: 'start' };
    case 'lobby':
      return { page: 'lobby' };
    case 'new':
      return { page: 'new', game: tail ?? null };
    case 'table':
      return tail ? { page: 'table', id: tail } : { page: 'lost' };
    case 'replay':
      return tail ? { page: 'replay', id: tail } : { page: 'lost' };
    case 'join':
      return { page: 'join', code: tail ?? '' };
    case 'device':
      return { page: 'device', code: tail ?? '' };
    case 'person':
      return { page: 'person', id: tail ?? null };
    case 'ranking':
      return { page: 'ranking', game: tail ?? null };
    case 'rules':
      return { page: 'rules', game: tail ?? null };
    case 'settings':
      return { page: 'settings' };
    default:
      return { page: 'lost' };
  }
}

/** The parts of a path; null where a percent sign means nothing. */
function partsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Whether the settings may lead back to an address: tables and their replays only. */
export const isTableHref = (href: string): boolean => /^\/(table|replay)\/[\w-]+$/.test(href);

/** The page that explains a clause such as `GTR-8.2`, if the game is known by the first letters. */
export const clauseHref = (game: string, clause: string): string => `/rules/${game}#${clause}`;

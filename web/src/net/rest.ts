import type {
  Analysis,
  Catalog,
  ChangeMe,
  ChangePassword,
  Credentials,
  DeviceCode,
  Fairness,
  Hint,
  History,
  Me,
  Moments,
  NewBranch,
  NewTable,
  Problem,
  Profile,
  RankedPerson,
  RulesPage,
  Snapshot,
  TableInfo,
  TableRef,
  TableSummary,
  ThingName,
} from '../protocol/messages';

/** The server said no, or could not be reached (`problem` is null then). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.detail ?? `status ${status}`);
  }
}

type Method = 'GET' | 'POST' | 'PATCH';

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method !== 'GET') headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0, null);
  }
  const text = await response.text();
  if (!response.ok) throw new Refusal(response.status, problemIn(text));
  return (text ? JSON.parse(text) : undefined) as T;
}

function problemIn(text: string): Problem | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && 'code' in read ? (read as Problem) : null;
  } catch {
    return null;
  }
}

const part = encodeURIComponent;

const query = (fields: Record<string, string | number | boolean | undefined>): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return given.length ? `?${given.map(([key, value]) => `${key}=${part(String(value))}`).join('&')}` : '';
};

export const api = {
  catalog: () => ask<Catalog>('GET', 'catalog'),
  names: (game: string, options: TableInfo['options'] = {}) =>
    ask<ThingName[]>('GET', `games/${part(game)}/names${query(options)}`),
  rules: (game: string) => ask<RulesPage>('GET', `games/${part(game)}/rules`),
  me: () => ask<Me>('GET', 'me'),
  guest: (lang: Me['lang']) => ask<Me>('POST', 'guest', lang ? { lang } : {}),
  changeMe: (change: ChangeMe) => ask<Me>('PATCH', 'me', change),
  account: (given: Credentials) => ask<Me>('POST', 'account', given),
  login: (given: Credentials) => ask<Me>('POST', 'login', given),
  password: (change: ChangePassword) => ask<undefined>('POST', 'password', change),
  logout: () => ask<undefined>('POST', 'logout'),
  deviceCode: () => ask<DeviceCode>('POST', 'device'),
  device: (code: string) => ask<Me>('POST', `device/${part(code)}`),
  person: (id: string) => ask<Profile>('GET', `people/${part(id)}`),
  history: (id: string, before?: number) => ask<History>('GET', `people/${part(id)}/history${query({ before })}`),
  ranking: (game: string, players: number, with_bots: boolean) =>
    ask<RankedPerson[]>('GET', `ranking/${part(game)}/${players}${query({ with_bots })}`),
  tables: () => ask<TableSummary[]>('GET', 'tables'),
  newTable: (table: NewTable) => ask<TableRef>('POST', 'tables', table),
  code: (code: string) => ask<TableRef>('GET', `codes/${part(code)}`),
  table: (id: string) => ask<Snapshot>('GET', `tables/${part(id)}`),
  moments: (id: string, from: number, to: number, viewer?: string) =>
    ask<Moments>('GET', `tables/${part(id)}/moments${query({ from, to, viewer })}`),
  hint: (id: string) => ask<Hint>('GET', `tables/${part(id)}/hint`),
  fairness: (id: string) => ask<Fairness>('GET', `tables/${part(id)}/fairness`),
  analysis: (id: string) => ask<Analysis>('GET', `tables/${part(id)}/analysis`),
  branch: (id: string, branch: NewBranch) => ask<TableRef>('POST', `tables/${part(id)}/branch`, branch),
  recordHref: (id: string) => `/api/tables/${part(id)}/record`,
};

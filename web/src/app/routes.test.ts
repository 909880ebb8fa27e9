import { describe, expect, it } from 'vitest';
import { clauseHref, routeOf } from './routes';

describe('an address', () => {
  it('leads to its page', () => {
    expect(routeOf('/')).toEqual({ page: 'start' });
    expect(routeOf('/table/k3x9/')).toEqual({ page: 'table', id: 'k3x9' });
    expect(routeOf('/rules')).toEqual({ page: 'rules', game: null });
    expect(routeOf('/person/a%20b')).toEqual({ page: 'person', id: 'a b' });
  });
  it('that nobody knows leads nowhere', () => {
    expect(routeOf('/table')).toEqual({ page: 'lost' });
    expect(routeOf('/nonsense/1')).toEqual({ page: 'lost' });
  });
  it('of a clause is on the page of its game', () => {
    expect(clauseHref('glory-to-rome', 'GTR-8.2')).toBe('/rules/glory-to-rome#GTR-8.2');
  });
});

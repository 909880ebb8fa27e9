import { describe, expect, it } from 'vitest';
import { clauseHref, isTableHref, routeOf } from './routes';

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
    expect(routeOf('/person/%')).toEqual({ page: 'lost' });
  });
  it('of a table is one to lead back to, and no other is', () => {
    expect(isTableHref('/table/k3x9')).toBe(true);
    expect(['//evil.example', '/lobby', 'javascript:x', '/table/a/b'].some(isTableHref)).toBe(false);
  });
  it('of a clause is on the page of its game', () => {
    expect(clauseHref('glory-to-rome', 'GTR-8.2')).toBe('/rules/glory-to-rome#GTR-8.2');
  });
});

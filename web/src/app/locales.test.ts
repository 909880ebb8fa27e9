import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';

const files = import.meta.glob<string>('../../../locales/*/web.ftl', { query: '?raw', import: 'default', eager: true });
const ids = (lang: string) => {
  const source = files[`../../../locales/${lang}/web.ftl`] ?? '';
  return new FluentResource(source).body.map((message) => message.id);
};

describe('the words of the client', () => {
  it('are the same messages in every language, each once', () => {
    const english = ids('en');
    expect(english.length).toBeGreaterThan(100);
    expect(new Set(english).size).toBe(english.length);
    expect(ids('pl')).toEqual(english);
    expect(ids('ru')).toEqual(english);
  });
});

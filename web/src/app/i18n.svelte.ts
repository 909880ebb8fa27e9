import type { FluentVariable } from '@fluent/bundle';
import type { Lang } from '../protocol/messages';
import { LANGS, Speaker } from './speak';

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

const loaded = new Map<Lang, Promise<string[]>>();

function sources(lang: Lang): Promise<string[]> {
  const known = loaded.get(lang);
  if (known) return known;
  // The terminal's own words are of no use here.
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${lang}/`) && !path.endsWith('/cli.ftl'));
  const all = Promise.all(wanted.map(([, load]) => load()));
  loaded.set(lang, all);
  return all;
}

class Language {
  speaker = $state.raw(new Speaker('en', {}));
  ready = $state(false);

  async choose(lang: Lang): Promise<void> {
    const [own, english] = await Promise.all([sources(lang), sources('en')]);
    this.speaker = new Speaker(lang, { [lang]: own, en: english });
    this.ready = true;
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** A message of the client. */
export const t = (key: string, args?: Record<string, FluentVariable>): string => language.speaker.word(key, args);

/** The language of a browser that never chose one. */
export function guessLang(tags: readonly string[]): Lang {
  for (const tag of tags) {
    const code = tag.slice(0, 2).toLowerCase();
    const found = LANGS.find((lang) => lang === code);
    if (found) return found;
  }
  return 'en';
}

/** A date and time as the language writes it. */
export const when = (ms: number): string =>
  new Intl.DateTimeFormat(language.speaker.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);

/** A number as the language writes it. */
export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(language.speaker.lang, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(
    value,
  );

import type { Lang } from '../protocol/messages';
import { guessLang, language } from './i18n.svelte';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['calm', 'quick', 'none'] as const;

export interface Choices {
  lang: Lang;
  theme: (typeof THEMES)[number];
  motion: (typeof SPEEDS)[number];
  patterns: boolean;
  confirm: boolean;
  forced: boolean;
  sound: boolean;
  notify: boolean;
}

const KEY = 'lusoria-settings';

const defaults = (): Choices => ({
  lang: guessLang(navigator.languages),
  theme: 'auto',
  motion: 'calm',
  patterns: true,
  confirm: false,
  forced: true,
  sound: false,
  notify: false,
});

/** What was stored, as far as it makes sense. */
export function readChoices(stored: unknown, base: Choices): Choices {
  if (typeof stored !== 'object' || stored === null) return base;
  const given = stored as Record<string, unknown>;
  const chosen: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(base)) {
    if (typeof given[key] === typeof value) chosen[key] = given[key];
  }
  const result = chosen as unknown as Choices;
  if (!['en', 'pl', 'ru'].includes(result.lang)) result.lang = base.lang;
  if (!THEMES.includes(result.theme)) result.theme = base.theme;
  if (!SPEEDS.includes(result.motion)) result.motion = base.motion;
  return result;
}

class Settings {
  chosen = $state<Choices>(defaults());

  async load(): Promise<void> {
    try {
      this.chosen = readChoices(JSON.parse(localStorage.getItem(KEY) ?? 'null'), defaults());
    } catch {
      // A browser without storage, or with nonsense in it, starts from the defaults.
      this.chosen = defaults();
    }
    await this.#apply();
  }

  async set<K extends keyof Choices>(key: K, value: Choices[K]): Promise<void> {
    this.chosen[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // Without storage the choice holds until the page is closed.
    }
    await this.#apply();
  }

  async #apply(): Promise<void> {
    const root = document.documentElement;
    if (this.chosen.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = this.chosen.theme;
    root.dataset['motion'] = this.chosen.motion === 'none' ? 'less' : 'full';
    root.dataset['patterns'] = String(this.chosen.patterns);
    if (!language.ready || language.speaker.lang !== this.chosen.lang) await language.choose(this.chosen.lang);
  }

  /** How long a piece travels, in milliseconds; 0 shows a highlight instead. */
  get travel(): number {
    if (this.chosen.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return this.chosen.motion === 'quick' ? 120 : 250;
  }

  /** How long each of the others' moves stays alone, in milliseconds; 0 shows all of them at once. */
  get pace(): number {
    return { calm: 600, quick: 250, none: 0 }[this.chosen.motion];
  }
}

export const settings = new Settings();

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Lang, Text, ThingName } from '../protocol/messages';

export const LANGS = ['en', 'pl', 'ru'] as const satisfies readonly Lang[];

/** What a sentence needs to know about the table it is said at. */
export interface Naming {
  /** Printed names by id. */
  things?: ReadonlyMap<string, ThingName>;
  /** Names by seat, in order. */
  seats?: readonly string[];
}

/** Says sentences in one language; English stands in for a message the language lacks. */
export class Speaker {
  readonly lang: Lang;
  #bundles: FluentBundle[];

  constructor(lang: Lang, sources: Partial<Record<Lang, readonly string[]>>) {
    this.lang = lang;
    this.#bundles = [lang, 'en' as const].map((code) => bundle(code, sources[code] ?? []));
  }

  /** The message of a key with plain arguments; the key itself where there is no message. */
  word(key: string, args?: Record<string, FluentVariable>): string {
    for (const each of this.#bundles) {
      const message = each.getMessage(key);
      if (message?.value != null) return each.formatPattern(message.value, args ?? null, []);
    }
    return key;
  }

  has(key: string): boolean {
    return this.#bundles.some((each) => each.hasMessage(key));
  }

  /** A sentence of the server. */
  say(text: Text, naming: Naming = {}): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(text.args)) {
      args[name] = 'number' in arg ? arg.number : this.#words(arg, naming);
    }
    return this.word(text.key, args);
  }

  /** The members of a sentence that is nothing but a list; null for any other sentence. */
  parts(text: Text, naming: Naming = {}): string[] | null {
    const [only, ...others] = Object.values(text.args);
    if (!only || others.length > 0 || !('list' in only)) return null;
    const parts = only.list.map((item) => this.#words(item, naming));
    return this.say(text, naming) === parts.join(', ') ? parts : null;
  }

  /** The printed names a sentence speaks of. */
  names(text: Text, naming: Naming = {}): string[] {
    return Object.values(text.args).flatMap((arg) => ('name' in arg ? [this.thing(arg.name, naming)] : []));
  }

  /** The printed name of a thing. */
  thing(id: string, naming: Naming): string {
    return naming.things?.get(id)?.[this.lang] ?? id;
  }

  #words(arg: Arg, naming: Naming): string {
    if ('number' in arg) return String(arg.number);
    if ('seat' in arg) return naming.seats?.[seatIndex(arg.seat)] ?? arg.seat;
    if ('name' in arg) return this.thing(arg.name, naming);
    if ('text' in arg) return this.say(arg.text, naming);
    if ('verbatim' in arg) return arg.verbatim;
    return arg.list.map((item) => this.#words(item, naming)).join(', ') || '—';
  }
}

/** `A` is 0. */
export const seatIndex = (seat: string): number => seat.charCodeAt(0) - 65;

/** 0 is `A`. */
export const seatLetter = (index: number): string => String.fromCharCode(65 + index);

function bundle(lang: Lang, sources: readonly string[]): FluentBundle {
  // All our languages are written left to right: the isolation marks would only get in the way of searching.
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

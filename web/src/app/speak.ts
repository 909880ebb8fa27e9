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

/** A part of a sentence: words, or the printed name of a thing with its id. */
export interface Said {
  words: string;
  id: string | null;
}

/** Marks around names while a sentence is made; nobody's texts hold these characters. */
const [OPEN, MIDDLE, CLOSE] = ['\ue000', '\ue001', '\ue002'];

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
    return this.#say(text, naming, (id) => this.thing(id, naming));
  }

  /** The members of a sentence that is nothing but a list; null for any other sentence. */
  parts(text: Text, naming: Naming = {}): string[] | null {
    const [only, ...others] = Object.values(text.args);
    if (!only || others.length > 0 || !('list' in only)) return null;
    const parts = only.list.map((item) => this.#words(item, naming, (id) => this.thing(id, naming)));
    return this.say(text, naming) === parts.join(', ') ? parts : null;
  }

  /** A sentence taken apart into words and the things it names, which can be asked about. */
  pieces(text: Text, naming: Naming = {}): Said[] {
    const marked = (id: string) => `${OPEN}${id}${MIDDLE}${this.thing(id, naming)}${CLOSE}`;
    const [before = '', ...named] = this.#say(text, naming, marked).split(OPEN);
    const pieces = named.flatMap((part): Said[] => {
      const [id = '', rest = ''] = part.split(MIDDLE);
      const [words = '', after = ''] = rest.split(CLOSE);
      return [
        { words, id },
        { words: after, id: null },
      ];
    });
    return [{ words: before, id: null }, ...pieces].filter(({ words }) => words !== '');
  }

  /** The printed names a sentence speaks of. */
  names(text: Text, naming: Naming = {}): string[] {
    return Object.values(text.args).flatMap((arg) => ('name' in arg ? [this.thing(arg.name, naming)] : []));
  }

  /** The printed name of a thing. */
  thing(id: string, naming: Naming): string {
    return naming.things?.get(id)?.[this.lang] ?? id;
  }

  #say(text: Text, naming: Naming, name: (id: string) => string): string {
    const args: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(text.args)) {
      args[key] = 'number' in arg ? arg.number : this.#words(arg, naming, name);
    }
    return this.word(text.key, args);
  }

  #words(arg: Arg, naming: Naming, name: (id: string) => string): string {
    if ('number' in arg) return String(arg.number);
    if ('seat' in arg) return naming.seats?.[seatIndex(arg.seat)] ?? arg.seat;
    if ('name' in arg) return name(arg.name);
    if ('text' in arg) return this.#say(arg.text, naming, name);
    if ('verbatim' in arg) return arg.verbatim;
    return arg.list.map((item) => this.#words(item, naming, name)).join(', ') || '—';
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

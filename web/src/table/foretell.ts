import type { Kinded, Legal, Preview } from '../games/board';
import type { Answer, Question } from '../protocol/messages';

type AnyPreview = Preview<unknown, Kinded, Kinded>;

/** How long an answer is waited for, and how long nothing is asked after none came. */
const PATIENCE_MS = 3000;
const QUIET_MS = 30_000;

/** Previews of one version of a table, each line asked for once. */
export class Foretelling {
  #ask: (question: Question) => Promise<Answer>;
  #version = -1;
  #quietUntil = 0;
  #known = new Map<string, Promise<AnyPreview | null>>();

  constructor(ask: (question: Question) => Promise<Answer>) {
    this.#ask = ask;
  }

  /** What lines of moves would bring; empty when the server has no answer for one of them. */
  async of(version: number, lines: readonly (readonly Legal<Kinded>[])[]): Promise<AnyPreview[]> {
    if (version !== this.#version) {
      this.#version = version;
      this.#known = new Map();
    }
    const asked = lines.map((line) => line.map((move) => move.notation));
    const missing = asked.filter((line) => !this.#known.has(keyOf(line)));
    if (missing.length > 0) this.#request(version, missing);
    const found = await Promise.all(asked.map((line) => this.#known.get(keyOf(line)) ?? null));
    const told = found.filter((preview) => preview !== null);
    return told.length === lines.length ? told : [];
  }

  /** A server that does not answer is left alone for a while: a game goes on without knowing what would happen. */
  async #asked(question: Question): Promise<Answer> {
    if (Date.now() < this.#quietUntil) throw new Error('no answer lately');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<never>((_, late) => {
      timer = setTimeout(() => {
        this.#quietUntil = Date.now() + QUIET_MS;
        late(new Error('no answer'));
      }, PATIENCE_MS);
    });
    return Promise.race([this.#ask(question), silence]).finally(() => clearTimeout(timer));
  }

  #request(version: number, lines: string[][]): void {
    const known = this.#known;
    const answer = this.#asked({ kind: 'preview', lines }).then(
      // An answer about another version tells of another table. Moves and events of any game have a kind.
      (told) => (told.version === version ? (told.previews as unknown as AnyPreview[]) : []),
      () => [],
    );
    lines.forEach((line, index) => {
      const key = keyOf(line);
      const preview = answer.then((told) => told[index] ?? null);
      known.set(key, preview);
      // What was not answered may be asked again.
      void preview.then((told) => told ?? known.delete(key));
    });
  }
}

/** Notation never holds a line break. */
const keyOf = (line: readonly string[]): string => line.join('\n');

import type { Catalog, GameInfo, Me, Problem, TableInfo, ThingName } from '../protocol/messages';
import { api, Refusal } from '../net/rest';
import { socket } from '../net/connection.svelte';
import { language, t } from './i18n.svelte';
import { settings } from './settings.svelte';

/** Who the visitor is, and what the server offers; asked once and shared by all pages. */
class Session {
  me = $state.raw<Me | null>(null);
  catalog = $state.raw<Catalog | null>(null);
  #names = new Map<string, Promise<ReadonlyMap<string, ThingName>>>();

  async load(): Promise<void> {
    const [catalog, me] = await Promise.all([api.catalog(), this.#ask()]);
    this.catalog = catalog;
    this.me = me;
  }

  async refresh(): Promise<void> {
    this.me = await this.#ask();
  }

  /** Whoever plays is somebody: strangers become guests at the first thing they do. */
  async someone(): Promise<Me> {
    if (this.me) return this.me;
    return this.become(await api.guest(settings.chosen.lang));
  }

  become(me: Me | null): Me {
    this.me = me;
    socket.reconnect();
    return me as Me;
  }

  game(id: string): GameInfo | undefined {
    return this.catalog?.games.find((game) => game.id === id);
  }

  /** Printed names by id, as they are where these options are played. */
  names(game: string, options: TableInfo['options'] = {}): Promise<ReadonlyMap<string, ThingName>> {
    const key = JSON.stringify([game, options]);
    const known = this.#names.get(key);
    if (known) return known;
    const asked = api.names(game, options).then((names) => new Map(names.map((name) => [name.id, name])));
    asked.catch(() => this.#names.delete(key));
    this.#names.set(key, asked);
    return asked;
  }

  async #ask(): Promise<Me | null> {
    try {
      return await api.me();
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return null;
      throw error;
    }
  }
}

export const session = new Session();

/** A problem in words. */
export function explain(error: unknown): { words: string; clause: string | null } {
  const problem: Problem | null = hasProblem(error) ? error.problem : null;
  if (!problem) return { words: t('web-problem-connection'), clause: null };
  const words = language.speaker.has(problem.text.key) ? language.speaker.say(problem.text) : problem.detail;
  return { words, clause: problem.clause };
}

const hasProblem = (error: unknown): error is { problem: Problem | null } =>
  typeof error === 'object' && error !== null && 'problem' in error;

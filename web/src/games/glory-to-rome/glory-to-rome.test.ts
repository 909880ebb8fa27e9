import { readFileSync } from 'node:fs';
import { FACTS } from '../../protocol/glory-to-rome-facts';
import { describe, expect, it } from 'vitest';
import type { Counts, Move, SeatArea, View } from '../../protocol/glory-to-rome';
import { narrow, repick, type Choice } from '../../table/narrow';
import { MATERIAL_ART, PATTERNS, ROLE_ART } from './art';
import { flightOf } from './flights';
import { ghostOf } from './ghosts';
import {
  around,
  knownVault,
  MATERIAL_IDS,
  materialOf,
  materialOfRole,
  present,
  ROLE_IDS,
  roleOf,
  sorted,
} from './model';
import { groupOf, targetsOf } from './picks';

const NONE: Counts = { rubble: 0, wood: 0, brick: 0, concrete: 0, stone: 0, marble: 0 };
const view = { viewer: 'A', decision: { kind: 'craftsman', card: null, left: null } } as unknown as View;
const choices = (moves: Move[], asked: View = view): Choice[] =>
  moves.map((fields) => ({
    move: { notation: JSON.stringify(fields), text: { key: '', args: {} }, fields },
    targets: targetsOf(fields, asked),
  }));

describe('the printed data', () => {
  it('comes whole from the engine’s file', () => {
    expect(Object.keys(FACTS.cards)).toHaveLength(44);
    expect(FACTS.materials.map(({ id }) => id)).toEqual(MATERIAL_IDS);
    expect(FACTS.materials.map(({ role }) => role)).toEqual(ROLE_IDS);
    expect([materialOf('dock'), FACTS.cards['dock']?.value, FACTS.cards['dock']?.clause]).toEqual([
      'wood',
      1,
      'GTR-34',
    ]);
  });
  it('has a drawing for every material and role', () => {
    expect(Object.keys(MATERIAL_ART)).toEqual(MATERIAL_IDS);
    expect(Object.keys(PATTERNS)).toEqual(MATERIAL_IDS);
    expect(Object.keys(ROLE_ART)).toEqual([...ROLE_IDS, 'jack']);
    expect(new Set([...Object.values(MATERIAL_ART), ...Object.values(ROLE_ART)]).size).toBe(13);
  });
  it('pairs materials and roles', () => {
    for (const material of MATERIAL_IDS) expect(materialOfRole(roleOf(material))).toBe(material);
  });
});

describe('the model', () => {
  it('sorts a hand by material, then by name', () => {
    expect(sorted(['villa', 'dock', 'bar', 'crane', 'bar'])).toEqual(['bar', 'bar', 'crane', 'dock', 'villa']);
  });
  it('seats the others clockwise after the viewer', () => {
    const seats = ['A', 'B', 'C'].map((seat) => ({ seat }) as SeatArea);
    const table = { seats } as View;
    expect(around(table, 'B').map(({ seat }) => seat)).toEqual(['C', 'A']);
    expect(around(table, null)).toHaveLength(3);
  });
  it('adds up what is known of a vault', () => {
    const area = { vault: { ...NONE, brick: 2 }, vault_hand: ['dock'], vault_deck: null } as unknown as SeatArea;
    expect(present(knownVault(area))).toEqual([
      { id: 'wood', n: 1 },
      { id: 'brick', n: 2 },
    ]);
  });
});

describe('picking', () => {
  it('lays a card by clicking it and a site, in either order', () => {
    const all = choices([
      { kind: 'lay', card: 'dock', site: 'wood', out: false },
      { kind: 'lay', card: 'dock', site: 'wood', out: true },
      { kind: 'add-card', card: 'dock', to: 'market', complete: false },
      { kind: 'pass' },
    ]);
    for (const order of [
      ['hand:dock', 'site:wood:out'],
      ['site:wood:out', 'hand:dock'],
    ]) {
      let picks: string[] = [];
      for (const target of order) picks = repick(all, picks, target);
      expect(narrow(all, picks).map(({ move }) => move.fields)).toEqual([
        { kind: 'lay', card: 'dock', site: 'wood', out: true },
      ]);
    }
  });
  it('uses a card drawn with Fountain from where it lies', () => {
    const asked = { viewer: 'A', decision: { kind: 'fountain', card: 'dock', left: null } } as unknown as View;
    expect(targetsOf({ kind: 'lay', card: 'dock', site: 'wood', out: false }, asked)).toEqual([
      'fountain',
      'site:wood:in',
    ]);
    expect(targetsOf({ kind: 'keep' }, asked)).toEqual(['fountain']);
  });
  it('reaches opponents’ clients, structures and camps', () => {
    expect(targetsOf({ kind: 'capture', seat: 'B', role: 'legionary' }, view)).toEqual(['client:B:legionary']);
    expect(targetsOf({ kind: 'seize', seat: 'B', building: 'school' }, view)).toEqual(['structure:B:school']);
    expect(targetsOf({ kind: 'claim', seat: 'C' }, view)).toEqual(['camp:C:jack']);
  });
  it('knows every kind of move: by places, by a group, or by a button in words', () => {
    const types = readFileSync('src/protocol/glory-to-rome.ts', 'utf8');
    const line = types.split('\n').find((each) => each.startsWith('export type Move ='));
    const kinds = [...(line ?? '').matchAll(/"kind": "([a-z-]+)"/g)].map((match) => match[1] ?? '');
    const inWords = ['done', 'pass', 'discard-hand', 'act', 'hold', 'glory', 'plunder'];
    expect(kinds.length).toBeGreaterThan(40);
    for (const kind of kinds) {
      const reached = targetsOf({ kind, card: 'dock' }, view).length > 0 || groupOf({ kind }) !== null;
      expect(reached || inWords.includes(kind), kind).toBe(true);
    }
  });
});

describe('ghosts', () => {
  it('lie where the piece would go', () => {
    expect(ghostOf({ kind: 'take', material: 'brick' }, view)).toEqual({ to: ['stock:A:brick'], piece: 'brick' });
    expect(ghostOf({ kind: 'add-card', card: 'dock', to: 'gate', complete: true }, view)).toEqual({
      to: ['structure:A:gate'],
      piece: 'wood',
    });
    expect(ghostOf({ kind: 'sell-deck' }, view)).toEqual({ to: ['vault:A'], piece: 'back' });
    expect(ghostOf({ kind: 'pass' }, view)).toBeNull();
  });
});

describe('movement', () => {
  it('shows others’ draws face down and one’s own open', () => {
    expect(flightOf({ kind: 'drew', seat: 'B', n: 2 }, 'A')).toEqual({ from: 'deck', to: 'hand-of:B', piece: 'back' });
    expect(flightOf({ kind: 'drew', seat: 'A', n: 2 }, 'A')).toBeNull();
    expect(flightOf({ kind: 'got', seat: 'A', card: 'dock' }, 'A')).toEqual({
      from: 'deck',
      to: 'hand:dock',
      piece: 'dock',
    });
  });
  it('leaves the hand where it lies', () => {
    const event = { kind: 'laid', seat: 'B', card: 'dock', site: 'wood', out: false };
    expect(flightOf(event, 'A')).toMatchObject({ from: 'hand-of:B', to: 'structure:B:dock' });
    expect(flightOf(event, 'B')).toMatchObject({ from: 'hand:dock' });
  });
  it('is nothing for events that move nothing', () => {
    expect(flightOf({ kind: 'passed', seat: 'B' }, 'A')).toBeNull();
    expect(flightOf({ kind: 'glory', seat: 'B' }, 'A')).toBeNull();
  });
});

import { readFileSync } from 'node:fs';
import { FACTS } from '../../protocol/glory-to-rome-facts';
import { describe, expect, it } from 'vitest';
import type { Counts, Event, Move, SeatArea, View } from '../../protocol/glory-to-rome';
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
import { isCommon, key, ownerOf, type Place } from './places';

const NONE: Counts = { rubble: 0, wood: 0, brick: 0, concrete: 0, stone: 0, marble: 0 };
const view = { viewer: 'A', decision: { kind: 'craftsman', card: null, left: null } } as unknown as View;
const choices = (moves: Move[], asked: View = view): Choice[] =>
  moves.map((fields) => ({
    move: { notation: JSON.stringify(fields), text: { key: '', args: {} }, fields },
    targets: targetsOf(fields, asked).map(key),
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
    expect(targetsOf({ kind: 'lay', card: 'dock', site: 'wood', out: false }, asked).map(key)).toEqual([
      'fountain',
      'site:wood:in',
    ]);
    expect(targetsOf({ kind: 'keep' }, asked)).toEqual([{ at: 'fountain' }]);
  });
  it('reaches opponents’ clients, structures and camps', () => {
    expect(targetsOf({ kind: 'capture', seat: 'B', role: 'legionary' }, view)).toEqual([
      { at: 'client', seat: 'B', role: 'legionary' },
    ]);
    expect(targetsOf({ kind: 'seize', seat: 'B', building: 'school' }, view)).toEqual([
      { at: 'structure', seat: 'B', building: 'school' },
    ]);
    expect(targetsOf({ kind: 'claim', seat: 'C' }, view)).toEqual([{ at: 'camp', seat: 'C', what: 'jack' }]);
  });
  it('names every place once and knows where it lies', () => {
    const places: Place[] = [
      { at: 'hand', card: 'dock' },
      { at: 'jack-in-hand' },
      { at: 'deck' },
      { at: 'jacks' },
      { at: 'pool', material: 'wood' },
      { at: 'site', material: 'wood', out: false },
      { at: 'site', material: 'wood', out: true },
      { at: 'camp', seat: 'A', what: 'wood' },
      { at: 'stockpile', seat: 'A', material: 'wood' },
      { at: 'structure', seat: 'A', building: 'dock' },
      { at: 'structures', seat: 'A' },
      { at: 'vault', seat: 'B' },
    ];
    expect(new Set(places.map(key)).size).toBe(places.length);
    expect(places.filter(isCommon).map(({ at }) => at)).toEqual(['deck', 'jacks', 'pool', 'site', 'site']);
    expect(places.map(ownerOf).filter((seat) => seat !== null)).toEqual(['A', 'A', 'A', 'A', 'B']);
  });
  it('knows every kind of move: by places, by a group, or by a button in words', () => {
    const types = readFileSync('src/protocol/glory-to-rome.ts', 'utf8');
    const line = types.split('\n').find((each) => each.startsWith('export type Move ='));
    const kinds = [...(line ?? '').matchAll(/"kind": "([a-z-]+)"/g)].map((match) => match[1] ?? '');
    const inWords = ['done', 'pass', 'discard-hand', 'act', 'hold', 'glory', 'plunder'];
    expect(kinds.length).toBeGreaterThan(40);
    for (const kind of kinds) {
      const reached = targetsOf({ kind, card: 'dock' } as Move, view).length > 0 || groupOf({ kind } as Move) !== null;
      expect(reached || inWords.includes(kind), kind).toBe(true);
    }
  });
});

describe('ghosts', () => {
  it('lie where the piece would go', () => {
    expect(ghostOf({ kind: 'take', material: 'brick' }, view)).toEqual({
      to: [{ at: 'stockpile', seat: 'A', material: 'brick' }],
      piece: 'brick',
    });
    expect(ghostOf({ kind: 'add-card', card: 'dock', to: 'gate', complete: true }, view)).toEqual({
      to: [{ at: 'structure', seat: 'A', building: 'gate' }],
      piece: 'wood',
    });
    expect(ghostOf({ kind: 'sell-deck' }, view)).toEqual({ to: [{ at: 'vault', seat: 'A' }], piece: 'back' });
    expect(ghostOf({ kind: 'pass' }, view)).toBeNull();
  });
});

describe('movement', () => {
  it('shows others’ draws face down and one’s own open', () => {
    expect(flightOf({ kind: 'drew', seat: 'B', n: 2 }, 'A')).toEqual({
      from: { at: 'deck' },
      to: { at: 'hand-of', seat: 'B' },
      piece: 'back',
      n: 2,
    });
    expect(flightOf({ kind: 'drew', seat: 'A', n: 2 }, 'A')).toBeNull();
    expect(flightOf({ kind: 'got', seat: 'A', card: 'dock' }, 'A')).toEqual({
      from: { at: 'deck' },
      to: { at: 'hand', card: 'dock' },
      piece: 'dock',
    });
  });
  it('leaves the hand where it lies', () => {
    const event: Event = { kind: 'laid', seat: 'B', card: 'dock', site: 'wood', out: false };
    expect(flightOf(event, 'A')).toMatchObject({
      from: { at: 'hand-of', seat: 'B' },
      to: { at: 'structure', seat: 'B', building: 'dock' },
    });
    expect(flightOf(event, 'B')).toMatchObject({ from: { at: 'hand', card: 'dock' } });
  });
  it('is nothing for events that move nothing', () => {
    expect(flightOf({ kind: 'passed', seat: 'B' }, 'A')).toBeNull();
    expect(flightOf({ kind: 'glory', seat: 'B' }, 'A')).toBeNull();
  });
});

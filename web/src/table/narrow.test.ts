import { describe, expect, it } from 'vitest';
import { facetOf, inWords, litTargets, narrow, repick, search, type Choice } from './narrow';

const choice = (notation: string, ...targets: string[]): Choice => ({
  move: { notation, text: { key: notation, args: {} }, fields: { kind: notation } },
  targets,
});
const CHOICES = [
  choice('pass'),
  choice('lay dock', 'hand:dock', 'site:wood:in'),
  choice('add dock to gate', 'hand:dock', 'structure:A:gate'),
  choice('add dock to gate complete', 'hand:dock', 'structure:A:gate'),
  choice('lay bar', 'hand:bar', 'site:rubble:in'),
];
const names = (choices: Choice[]) => choices.map(({ move }) => move.notation);

describe('narrowing', () => {
  it('keeps what everything picked takes part in', () => {
    expect(names(narrow(CHOICES, []))).toHaveLength(5);
    expect(names(narrow(CHOICES, ['hand:dock', 'site:wood:in']))).toEqual(['lay dock']);
  });
  it('lights only what leads on', () => {
    expect([...litTargets(CHOICES, [])].sort()).toEqual([
      'hand:bar',
      'hand:dock',
      'site:rubble:in',
      'site:wood:in',
      'structure:A:gate',
    ]);
    expect([...litTargets(CHOICES, ['hand:dock'])].sort()).toEqual(['site:wood:in', 'structure:A:gate']);
  });
  it('lets go what is picked twice and starts anew elsewhere', () => {
    expect(repick(CHOICES, ['hand:dock'], 'hand:dock')).toEqual([]);
    expect(repick(CHOICES, ['hand:dock'], 'hand:bar')).toEqual(['hand:bar']);
    expect(repick(CHOICES, ['hand:dock'], 'nowhere')).toEqual(['hand:dock']);
    expect(repick(CHOICES, ['site:wood:in'], 'hand:dock')).toEqual(['site:wood:in', 'hand:dock']);
  });
  it('offers in words what clicks cannot tell apart', () => {
    expect(names(inWords(CHOICES, []))).toEqual(['pass']);
    expect(names(inWords(CHOICES, ['hand:dock']))).toEqual(['add dock to gate', 'add dock to gate complete']);
    expect(names(inWords(CHOICES, ['hand:dock', 'structure:A:gate']))).toHaveLength(2);
  });
  it('reaches every move, by clicks or in words', () => {
    for (const { move, targets } of CHOICES) {
      let picks: string[] = [];
      for (const target of targets) picks = repick(CHOICES, picks, target);
      const left = narrow(CHOICES, picks);
      const said = inWords(CHOICES, picks);
      expect(left.length === 1 ? names(left) : names(said)).toContain(move.notation);
    }
  });
});

describe('choosing by picture', () => {
  const fields = ['role', 'material'];
  it('goes field by field until one move is left', () => {
    const moves = [
      { kind: 'lead-pair', role: 'patron', material: 'wood' },
      { kind: 'lead-pair', role: 'patron', material: 'brick' },
      { kind: 'lead-pair', role: 'laborer', material: 'wood' },
    ];
    expect(facetOf(moves, fields)).toEqual({ field: 'role', values: ['patron', 'laborer'] });
    expect(facetOf(moves.slice(0, 2), fields)).toEqual({ field: 'material', values: ['wood', 'brick'] });
  });
  it('is not offered where a move lacks the field, or nothing differs', () => {
    expect(facetOf([{ role: 'patron' }, { kind: 'pass' }], fields)).toBeNull();
    expect(facetOf([{ role: 'patron' }, { role: 'patron' }], fields)).toBeNull();
  });
});

describe('searching', () => {
  it('finds every word in any order, without accents', () => {
    const words = ['Połóż Łuk triumfalny', 'Dobierz kartę'];
    expect(search(words, (word) => word, 'triumf luk')).toEqual(['Połóż Łuk triumfalny']);
    expect(search(words, (word) => word, '')).toEqual(words);
    expect(search(words, (word) => word, 'nic')).toEqual([]);
  });
});

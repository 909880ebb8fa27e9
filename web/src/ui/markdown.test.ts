import { describe, expect, it } from 'vitest';
import { blocks, inline, words } from './markdown';

const PAGE = `# Title

Some *words*
that go on.

- **GTR-1.1** A clause, see GTR-2.3,
  over two lines. [S000]
- an item with \`code\`

| a | b |
|---|---|
| 1 | **2** |
`;

describe('a rules page', () => {
  it('is taken apart into headings, clauses, items and tables', () => {
    expect(blocks(PAGE).map((block) => block.kind)).toEqual(['heading', 'paragraph', 'clause', 'item', 'table']);
  });
  it('has clauses with their number and every line of their text', () => {
    const clause = blocks(PAGE)[2];
    expect(clause).toMatchObject({ id: 'GTR-1.1' });
    expect(clause && words(clause)).toContain('over two lines');
  });
  it('links clauses inside the text', () => {
    expect(inline('see GTR-2.3, and *that*')).toEqual([
      { kind: 'text', text: 'see ' },
      { kind: 'clause', text: 'GTR-2.3' },
      { kind: 'text', text: ', and ' },
      { kind: 'em', text: 'that' },
    ]);
  });
  it('has tables with a heading', () => {
    const table = blocks(PAGE)[4];
    expect(table?.kind === 'table' && [table.head.length, table.rows.length]).toEqual([2, 1]);
  });
});

it('keeps the numbers of a list, and knows a clause without stars', () => {
  expect(blocks('1. first\n2. second\n\nTRJ-5.1 one\nTRJ-5.2 two')).toMatchObject([
    { kind: 'item', number: '1.' },
    { kind: 'item', number: '2.' },
    { kind: 'clause', id: 'TRJ-5.1' },
    { kind: 'clause', id: 'TRJ-5.2' },
  ]);
});

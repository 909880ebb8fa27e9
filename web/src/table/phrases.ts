/** Moves that begin with the same words, under those words. */
export interface Phrase<T> {
  /** The common beginning; empty for moves that share none. */
  head: string;
  items: { item: T; rest: string }[];
}

/**
 * Sorts a long list of moves the way people read it: "Fill a box" once, and under it what can be filled. Sentences that
 * agree up to their colon belong together; of the others those of one kind that begin alike.
 */
export function phrases<T>(items: readonly T[], words: (item: T) => string, kind: (item: T) => string): Phrase<T>[] {
  const byColon = gather(items, (item) => beforeColon(words(item)));
  const agreed = (item: T) => {
    const head = beforeColon(words(item));
    return head !== '' && (byColon.get(head)?.length ?? 0) > 1 ? head : null;
  };
  const found: { head: string; items: T[] }[] = [];
  for (const members of gather(items, (item) => agreed(item) ?? `kind ${kind(item)}`).values()) {
    const colon = members[0] === undefined ? null : agreed(members[0]);
    found.push({ head: colon === null ? commonWords(members.map(words)) : `${colon}:`, items: members });
  }
  const alone = found.filter(({ head }) => head === '').flatMap((group) => group.items);
  const shared = found.filter(({ head }) => head !== '');
  const made = shared.map(({ head, items: members }) => ({
    head: head.replace(/[:,]$/, ''),
    items: members.map((item) => ({ item, rest: words(item).slice(head.length).trim() })),
  }));
  return alone.length > 0 ? [...made, { head: '', items: alone.map((item) => ({ item, rest: words(item) })) }] : made;
}

/** What stands before the colon of a sentence, unless a bracket opens first. */
function beforeColon(sentence: string): string {
  return /^([^:(]{2,}):\s/.exec(sentence)?.[1] ?? '';
}

/** Whole words, without numbers, that all sentences begin with, such that something is left of each. */
function commonWords(sentences: readonly string[]): string {
  if (sentences.length < 2) return '';
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(' '));
  let n = 0;
  const isWord = (word = '') => !/\d/.test(word);
  while (
    n < first.length - 1 &&
    isWord(first[n]) &&
    others.every((other) => n < other.length - 1 && other[n] === first[n])
  )
    n++;
  return first.slice(0, n).join(' ');
}

function gather<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

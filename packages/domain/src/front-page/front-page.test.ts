import { describe, expect, test } from 'vitest';
import {
  type FrontPageBlock,
  frontPageKinds,
  missingIn,
  movedBlock,
  newFor,
  newSince,
  paragraphsOf,
  strangeFields,
} from './front-page.ts';

const day = 24 * 3_600_000;

describe('a block', () => {
  test('of any kind may be without a headline, if it has something to show', () => {
    const whole: FrontPageBlock[] = [
      { kind: 'claim', title: '' },
      { kind: 'categories', title: '' },
      { kind: 'products', title: '' },
      { kind: 'products', title: '', choice: 'chosen', articles: ['SH-500'] },
      { kind: 'offers', title: '' },
      { kind: 'facts', title: '', facts: [{ title: 'Frei Haus ab 90 €', text: '' }] },
      { kind: 'text', title: '', text: 'Seit 1987.' },
      { kind: 'text', title: 'Seit 1987' },
    ];
    expect(whole.flatMap(missingIn)).toEqual([]);
    expect(new Set(whole.map(({ kind }) => kind))).toEqual(new Set(frontPageKinds));
  });

  test('names what is missing by its place', () => {
    expect(missingIn({ kind: 'text', title: ' ', text: '\n' })).toEqual(['text']);
    expect(missingIn({ kind: 'products', title: '', choice: 'chosen', articles: [] })).toEqual(['articles']);
    expect(missingIn({ kind: 'facts', title: 'Warum wir' })).toEqual(['facts']);
    expect(
      missingIn({
        kind: 'facts',
        title: '',
        facts: [
          { title: 'Beratung', text: '' },
          { title: '  ', text: 'Mo–Sa' },
        ],
      }),
    ).toEqual(['facts.1.title']);
    expect(missingIn({ kind: 'claim', title: '', links: [{ text: '', href: '/shop' }] })).toEqual(['links.0.text']);
  });

  test('has no fields of another kind', () => {
    expect(strangeFields({ kind: 'claim', title: 'A', text: 'b', picture: 'p', alt: '', links: [] })).toEqual([]);
    expect(strangeFields({ kind: 'offers', title: 'A', most: 4, text: 'b', facts: [] })).toEqual(['text', 'facts']);
  });
});

describe('a plain text', () => {
  test.each([
    ['', []],
    [' \n\n ', []],
    ['Eins.', [['Eins.']]],
    ['Eins.\nZwei.\n\n\nDrei.', [['Eins.', 'Zwei.'], ['Drei.']]],
    ['  Eins. \n \t\nZwei.', [['Eins.'], ['Zwei.']]],
  ])('%j has the paragraphs %j', (text, paragraphs) => {
    expect(paragraphsOf(text)).toEqual(paragraphs);
  });
});

describe('new products', () => {
  test('are those of the last 90 days', () => {
    expect(newSince(0, 1000 * day)).toBe(1000 * day - newFor);
  });

  test('are none of those that a shop began with', () => {
    expect(newSince(1000 * day, 1010 * day)).toBe(1001 * day);
  });
});

describe('moving a block', () => {
  test.each([
    [0, 1, ['b', 'a', 'c']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
    [2, 3, ['a', 'b', 'c']],
    [5, 0, ['a', 'b', 'c']],
  ])('from %i to %i', (from, to, result) => {
    expect(movedBlock(['a', 'b', 'c'], from, to)).toEqual(result);
  });
});

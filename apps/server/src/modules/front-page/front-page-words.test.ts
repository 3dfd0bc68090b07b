import type { FrontPageBlock } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { changedWords, pageWords } from './front-page-words.ts';

const names = new Map([['tools', 'Werkzeug']]);
const words = (...blocks: FrontPageBlock[]) => pageWords({ blocks }, names);

const claim: FrontPageBlock = {
  ...{ kind: 'claim', title: 'Werkzeug', text: 'Seit 1952.', picture: 'p1', alt: 'Werkbank' },
  links: [{ text: 'Wer wir sind', href: '/shop/C/ueber-uns' }],
};

describe('a block in words', () => {
  test.each<[FrontPageBlock, string]>([
    [
      claim,
      'Begrüßung: Werkzeug · Seit 1952. · Bild p1 · zeigt: Werkbank · Knopf „Wer wir sind“ nach /shop/C/ueber-uns',
    ],
    [{ kind: 'claim', title: '' }, 'Begrüßung'],
    [
      { kind: 'categories', title: 'Sortiment', categories: ['tools', 'gone'] },
      'Kategorien: Sortiment · Werkzeug, gone',
    ],
    [{ kind: 'products', title: '', choice: 'new', most: 8 }, 'Artikel: neue · höchstens 8'],
    [
      { kind: 'products', title: '', choice: 'chosen', articles: ['A-1', 'A-2'], most: 4 },
      'Artikel: ausgewählte · A-1, A-2 · höchstens 4',
    ],
    [
      {
        kind: 'facts',
        title: '',
        facts: [
          { title: 'Frei Haus', text: 'ab 90 €' },
          { title: 'Reparatur', text: '' },
        ],
      },
      'Vorteile: Frei Haus (ab 90 €) · Reparatur',
    ],
  ])('has all its fields', (block, said) => {
    expect(words(block)).toEqual([said]);
  });
});

describe('what differs between two pages', () => {
  test('is the block whose link alone changed', () => {
    const other = { ...claim, links: [{ text: 'Wer wir sind', href: '/shop/C/andere' }] };
    const offers: FrontPageBlock = { kind: 'offers', title: 'Angebote' };
    expect(changedWords(words(claim, offers), words(other, offers))).toEqual({
      before: { blocks: words(claim) },
      after: { blocks: words(other) },
    });
  });

  test.each([
    [['a', 'b'], ['a', 'b', 'b'], [], ['b']],
    [['a', 'b', 'c'], ['a', 'c'], ['b'], []],
    [
      ['a', 'b', 'c'],
      ['b', 'a', 'c'],
      ['a', 'b'],
      ['b', 'a'],
    ],
    [[], ['a'], [], ['a']],
  ])('of %j and %j is what was there and what is', (before, after, was, is) => {
    expect(changedWords(before, after)).toEqual({ before: { blocks: was }, after: { blocks: is } });
  });

  test('is nothing when they say the same', () => {
    expect(changedWords(['a'], ['a'])).toBeNull();
  });
});

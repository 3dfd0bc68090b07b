import { isGtin } from '@kontor/domain';
import { expect, test } from 'vitest';
import { gtinOf } from './gtin.ts';

test('a GTIN belongs to its article number for ever', () => {
  expect(gtinOf('HAM-1010-300G')).toBe(gtinOf('HAM-1010-300G'));
  expect(gtinOf('HAM-1010-300G')).not.toBe(gtinOf('HAM-1010-500G'));
});

test.each(['A', 'HAM-1010-300G', 'BUC-5010', 'ZWI-6310-1000X120'])(
  'the GTIN of %s has a right check digit',
  (article) => {
    expect(gtinOf(article)).toMatch(/^29\d{11}$/);
    expect(isGtin(gtinOf(article))).toBe(true);
  },
);

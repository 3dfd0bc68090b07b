import { expect, test } from 'vitest';
import { transferBack } from './transfer-back.ts';

test('what came by transfer beyond what is owed goes back by hand', () => {
  expect(transferBack({ due: 2080, left: 4160, byProviders: 0, transferred: 4160 })).toBe(2080);
  expect(transferBack({ due: 0, left: 2780, byProviders: 0, transferred: 2780 })).toBe(2780);
  expect(transferBack({ due: 2780, left: 2780, byProviders: 0, transferred: 2780 })).toBe(0);
  expect(transferBack({ due: 2780, left: 0, byProviders: 0, transferred: 0 })).toBe(0);
});

test('what a provider refunds goes back there first, and no more by hand than came by hand', () => {
  expect(transferBack({ due: 0, left: 7590, byProviders: 5000, transferred: 2590 })).toBe(2590);
  expect(transferBack({ due: 6000, left: 7590, byProviders: 5000, transferred: 2590 })).toBe(0);
  expect(transferBack({ due: 0, left: 2780, byProviders: 0, transferred: 2779 })).toBe(2779);
});

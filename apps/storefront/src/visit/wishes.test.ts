import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['["hammer","saw"]', ['hammer', 'saw']],
  ['{', []],
  ['{"a":1}', []],
  ['[1]', []],
  [null, []],
])('what the browser has stored is read, and anything else is nothing: %s', async (stored, wishes) => {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  expect((await import('./wishes.ts')).currentWishes()).toEqual(wishes);
});

test('a browser that forbids its storage has no wishes, and says that it stores none', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { currentWishes, storeWishes } = await import('./wishes.ts');
  expect([currentWishes(), storeWishes(['hammer'])]).toEqual([[], false]);
});

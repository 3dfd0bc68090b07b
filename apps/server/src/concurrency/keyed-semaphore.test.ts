import { expect, test } from 'vitest';
import { KeyedSemaphore } from './keyed-semaphore.ts';
import { noRoom } from './semaphore.ts';

test('each key has its own permits, further work is turned away unbegun, and failed work makes room', async () => {
  const semaphore = new KeyedSemaphore(1);
  let fail: (reason: Error) => void = () => {};
  const first = semaphore.run('a', () => new Promise<string>((_resolve, reject) => (fail = reject)));
  let isBegun = false;
  const second = await semaphore.run('a', async () => {
    isBegun = true;
  });
  expect([second, isBegun]).toEqual([noRoom, false]);
  expect(await semaphore.run('b', async () => 'other key')).toBe('other key');
  fail(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await semaphore.run('a', async () => 'again')).toBe('again');
});

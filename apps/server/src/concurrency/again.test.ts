import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { again } from './again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work is done again and again, one at a time, whatever it throws', async () => {
  const errors: unknown[] = [];
  const begun: PromiseWithResolvers<void>[] = [];
  const work = () => {
    const one = Promise.withResolvers<void>();
    begun.push(one);
    return one.promise;
  };
  const repeated = again(1000, work, (error) => errors.push(error));
  expect(begun.length).toBe(0);
  await vi.advanceTimersByTimeAsync(3500);
  expect(begun.length).toBe(1);
  begun[0]?.reject('away');
  await vi.advanceTimersByTimeAsync(1000);
  expect([begun.length, errors]).toEqual([2, ['away']]);

  let isOver = false;
  const stopped = repeated.stop().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect([isOver, begun.length]).toEqual([false, 2]);
  begun[1]?.resolve();
  await stopped;
  expect(vi.getTimerCount()).toBe(0);
});

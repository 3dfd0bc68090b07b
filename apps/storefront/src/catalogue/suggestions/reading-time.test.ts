import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reading, readingTime } from './reading-time.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What has been read, while the results stand or not. */
function reader(stand: boolean) {
  const state = { stand, read: 0 };
  const read = reading(
    () => state.stand,
    () => {
      state.read += 1;
    },
  );
  return { state, read };
}

test('suggestions have been read a while after the last key, once', () => {
  const { state, read } = reader(true);
  read.begin();
  vi.advanceTimersByTime(readingTime - 1);
  read.begin();
  vi.advanceTimersByTime(readingTime - 1);
  expect(state.read).toBe(0);
  vi.advanceTimersByTime(1);
  read.look();
  expect(state.read).toBe(1);
});

test('not before the results of the text stand, and not after the end', () => {
  const { state, read } = reader(false);
  read.look();
  read.begin();
  vi.advanceTimersByTime(readingTime);
  expect(state.read).toBe(0);
  state.stand = true;
  read.look();
  expect(state.read).toBe(1);
  read.begin();
  read.stop();
  vi.advanceTimersByTime(readingTime);
  expect(state.read).toBe(1);
});

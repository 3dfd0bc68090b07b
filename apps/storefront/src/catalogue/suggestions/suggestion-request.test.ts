import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { suggestionDelay, suggestionRequest } from './suggestion-request.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that answers when the test tells it to. */
function server() {
  const asked: { text: string; signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = [];
  const shown: (string | null)[] = [];
  const request = suggestionRequest<string>(
    (text, signal) =>
      new Promise((answer, fail) => asked.push({ text, signal, answer, fail: () => fail(new Error()) })),
    (answer) => shown.push(answer),
  );
  return { asked, shown, request, texts: () => asked.map(({ text }) => text) };
}

test('letters in quick succession are asked for once, when they rest', async () => {
  const { texts, request } = server();
  for (const text of ['ha', 'ham', 'hamm ']) request.type(text);
  await vi.advanceTimersByTimeAsync(suggestionDelay - 1);
  expect(texts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts()).toEqual(['hamm']);
});

test('below two letters nothing is requested, and the shown suggestions disappear', async () => {
  const { texts, shown, request } = server();
  for (const text of ['', 'h', ' h ']) request.type(text);
  request.ask('h');
  await vi.runAllTimersAsync();
  expect([texts(), shown]).toEqual([[], [null, null, null]]);
});

test('an answer that was overtaken is neither waited for nor shown', async () => {
  const { asked, shown, request } = server();
  request.ask('ham');
  request.type('hammer');
  expect(asked[0]?.signal.aborted).toBe(true);
  await vi.runAllTimersAsync();
  asked[1]?.answer('new');
  asked[0]?.answer('old');
  await vi.runAllTimersAsync();
  expect(shown).toEqual(['new']);
});

test('a failure shows nothing, and after an end nothing comes any more', async () => {
  const { asked, shown, request } = server();
  request.ask('ham');
  asked[0]?.fail();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([null]);
  request.type('hamm');
  request.stop();
  await vi.runAllTimersAsync();
  expect([asked.length, shown]).toEqual([1, [null]]);
});

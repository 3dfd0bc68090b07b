import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isConnectionLost, patiently, subscribeToConnection, tryAgain } from './connection.ts';

const gone = new Error('network');
const isGone = (failure: unknown) => failure === gone;

const browser = new EventTarget();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An attempt that fails while `isOffline`. */
function attemptWhile(isOffline: () => boolean) {
  let attempts = 0;
  const attempt = async () => {
    attempts += 1;
    if (isOffline()) throw gone;
    return 'list';
  };
  return { attempt, attempts: () => attempts };
}

test.each([
  ['the browser says that the network is back', () => browser.dispatchEvent(new Event('online'))],
  ['the customer asks for it', tryAgain],
  ['some seconds passed', () => vi.advanceTimersByTime(5000)],
])('tries again when %s', async (_what, wake) => {
  let offline = true;
  const changes: boolean[] = [];
  const leave = subscribeToConnection(() => changes.push(isConnectionLost()));
  const { attempt, attempts } = attemptWhile(() => offline);
  const answer = patiently(attempt, isGone);
  await vi.waitFor(() => expect(isConnectionLost()).toBe(true));
  wake();
  await vi.waitFor(() => expect(attempts()).toBe(2));
  offline = false;
  wake();
  expect(await answer).toBe('list');
  expect([attempts(), changes]).toEqual([3, [true, false]]);
  leave();
});

test('gives up at once on any other failure, and when nobody waits any longer', async () => {
  const refused = new Error('refused');
  const refusing = vi.fn(() => Promise.reject(refused));
  await expect(patiently(refusing, isGone)).rejects.toBe(refused);
  expect(refusing).toHaveBeenCalledTimes(1);

  let isWanted = true;
  const { attempt, attempts } = attemptWhile(() => true);
  const answer = patiently(attempt, () => isWanted);
  await vi.waitFor(() => expect(isConnectionLost()).toBe(true));
  isWanted = false;
  tryAgain();
  await expect(answer).rejects.toBe(gone);
  expect([attempts(), isConnectionLost()]).toEqual([2, false]);
});

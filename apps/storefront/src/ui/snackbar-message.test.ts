import { expect, test } from 'vitest';
import { currentSnackbar, hideSnackbar, showSnackbar, subscribeToSnackbar } from './snackbar-message.ts';

test('a newer message takes the place of an older one, which can no longer take it away', () => {
  let changes = 0;
  const leave = subscribeToSnackbar(() => {
    changes += 1;
  });
  showSnackbar('Hammer wurde dem Warenkorb hinzugefügt.');
  const first = currentSnackbar();
  showSnackbar('Hammer wurde dem Warenkorb hinzugefügt.');
  const second = currentSnackbar();
  if (first === null || second === null) throw new Error('nothing said');
  expect([first.id === second.id, first.text === second.text]).toEqual([false, true]);
  hideSnackbar(first);
  expect(currentSnackbar()).toBe(second);
  hideSnackbar(second);
  expect(currentSnackbar()).toBeNull();
  expect(changes).toBe(3);
  leave();
});

import { CallFailure } from '@kontor/contract';
import { expect, test } from 'vitest';
import type { ListData } from './list-data.ts';
import { keepShown, loadOrKeep } from './shown-list.ts';

const list = { isRoot: true } as ListData;
const next = { isRoot: false } as ListData;
const failure = new CallFailure(500, { code: 'internal-error', msg: 'Ein Fehler ist aufgetreten.' });
const failing = (error: unknown) => () => Promise.reject(error);

test('a call that failed leaves the list of the same path, and says why', async () => {
  await expect(loadOrKeep('/list/shop', failing(failure))).rejects.toBe(failure);
  keepShown({ pathname: '/list/shop', list });
  expect(await loadOrKeep('/list/shop', failing(failure))).toEqual({
    isRoot: true,
    failure: 'Ein Fehler ist aufgetreten.',
  });
  expect(await loadOrKeep('/list/shop', async () => next)).toBe(next);
});

test('another path has no list before, and what is no failed call is not hidden', async () => {
  keepShown({ pathname: '/list/shop', list });
  await expect(loadOrKeep('/list/shop/werkzeug', failing(failure))).rejects.toBe(failure);
  const redirect = { to: '/shop?page=3' };
  await expect(loadOrKeep('/list/shop', failing(redirect))).rejects.toBe(redirect);
});

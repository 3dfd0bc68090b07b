import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { classOf, routes } from './routes.ts';

const names = Object.keys(routes) as (keyof typeof routes)[];

test('a call that a page waits for without network changes nothing', () => {
  const patient = names.filter((name) => classOf(name).isPatient);
  expect(patient).toContain('products');
  expect(patient.filter((name) => classOf(name).effect !== 'read')).toEqual([]);
});

test('a call that reaches other people, or could be a guess, may be made less often than reading', () => {
  const limits = names.map((name) => [name, classOf(name).perMinute] as const);
  expect(Object.fromEntries(limits)).toMatchObject({
    orderFinish: 30,
    voucherRedeem: 10,
    paymentCreate: 20,
    login: 60,
  });
});

test('a call that writes says how often it may be made; what a limit of its own refuses is documented', () => {
  const silent = names.filter((name) => classOf(name).effect === 'write' && !Object.hasOwn(routes[name], 'perMinute'));
  expect(silent).toEqual([]);
  const limited = names.filter((name) => classOf(name).perMinute !== undefined);
  expect(limited).toEqual(expect.arrayContaining(['orderFinish', 'alternatives', 'getFile', 'accountExport']));
  expect(names.filter((name) => Object.hasOwn(calls[name].refusals, 429))).toEqual(limited);
});

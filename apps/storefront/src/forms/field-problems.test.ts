import { CallFailure } from '@kontor/contract';
import { expect, test } from 'vitest';
import { problemsOf } from './field-problems.ts';

const fields = ['email', 'password'];
const fieldOfCode = { 'invalid-email': 'email', 'wrong-password': 'password' };
const problems = (failure: unknown) => problemsOf(failure, fields, fieldOfCode);
const failed = (refusal: ConstructorParameters<typeof CallFailure>[1]) => new CallFailure(400, refusal);

test.each(['Keine gültige Mailadresse', 'Das ist bereits Ihre E-Mail-Adresse.'])(
  'the shop’s refusal of the field itself is shown beside it: %s',
  (msg) => {
    const refusal = { code: 'invalid-email', msg: 'Bitte prüfen Sie die E-Mail-Adresse.' };
    expect(problems(failed({ ...refusal, errors: [{ path: 'email', msg }] }))).toEqual({ email: msg });
  },
);

test('a refusal that names no field says its own sentence beside the field of its code', () => {
  const msg = 'Das Passwort ist nicht richtig.';
  expect(problems(failed({ code: 'wrong-password', msg }))).toEqual({ password: msg });
  const elsewhere = [{ path: 'other', msg: 'Anders.' }];
  expect(problems(failed({ code: 'wrong-password', msg, errors: elsewhere }))).toEqual({ password: msg });
});

test('each field that a refusal names has its own problem, others are not invented', () => {
  const errors = [
    { path: 'email', msg: 'Pflichtfeld' },
    { path: 'password', msg: 'Zu kurz.' },
    { path: 'other', msg: 'Anders.' },
  ];
  const both = { email: 'Pflichtfeld', password: 'Zu kurz.' };
  for (const code of ['invalid-request', 'invalid-email', 'invalid-report']) {
    expect(problems(failed({ code, msg: 'x', errors }))).toEqual(both);
  }
  expect(problemsOf(failed({ code: 'invalid-report', msg: 'x', errors }), ['email'])).toEqual({ email: 'Pflichtfeld' });
});

test('a refusal that is about no field of the form has no problem beside one', () => {
  expect(problems(failed({ code: 'internal-error', msg: 'x' }))).toBeNull();
  expect(
    problems(failed({ code: 'internal-error', msg: 'x', errors: [{ path: 'other', msg: 'Anders.' }] })),
  ).toBeNull();
  expect(problems(new TypeError('x'))).toBeNull();
});

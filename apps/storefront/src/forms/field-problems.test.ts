import { CallFailure } from '@kontor/contract';
import { expect, test } from 'vitest';
import { problemsOf } from './field-problems.ts';

const fields = { 'invalid-email': 'email', 'wrong-password': 'password' };
const failed = (refusal: ConstructorParameters<typeof CallFailure>[1]) => new CallFailure(400, refusal);

test.each(['Keine gültige Mailadresse', 'Das ist bereits Ihre E-Mail-Adresse.'])(
  'what the shop says of the field itself stands beside it: %s',
  (msg) => {
    const refusal = { code: 'invalid-email', msg: 'Bitte prüfen Sie die E-Mail-Adresse.' };
    expect(problemsOf(failed({ ...refusal, errors: [{ path: 'email', msg }] }), fields)).toEqual({ email: msg });
  },
);

test('a refusal that names no field says its own sentence beside the field of its code', () => {
  const msg = 'Das Passwort ist nicht richtig.';
  expect(problemsOf(failed({ code: 'wrong-password', msg }), fields)).toEqual({ password: msg });
  const elsewhere = [{ path: 'other', msg: 'Anders.' }];
  expect(problemsOf(failed({ code: 'wrong-password', msg, errors: elsewhere }), fields)).toEqual({ password: msg });
});

test('fields that a refusal of the whole form names have their problems, others are not invented', () => {
  const errors = [
    { path: 'email', msg: 'Pflichtfeld' },
    { path: 'other', msg: 'Anders.' },
  ];
  expect(problemsOf(failed({ code: 'invalid-request', msg: 'x', errors }), fields)).toEqual({ email: 'Pflichtfeld' });
  expect(problemsOf(failed({ code: 'internal-error', msg: 'x' }), fields)).toBeNull();
  expect(problemsOf(new TypeError('x'), fields)).toBeNull();
});

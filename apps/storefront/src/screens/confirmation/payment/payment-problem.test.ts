import { CallFailure } from '@kontor/contract';
import { expect, test } from 'vitest';
import { paymentProblem } from './payment-problem.ts';

test.each([
  [new CallFailure(503, { code: 'payment-unavailable', msg: 'Nicht erreichbar.' }), { kind: 'unavailable' }],
  [new CallFailure(0, { code: 'network', msg: 'Kein Netz.' }), { kind: 'unavailable' }],
  [new CallFailure(409, { code: 'payment-checked', msg: 'Wird geprüft.' }), { kind: 'outdated' }],
  [new CallFailure(409, { code: 'already-paid', msg: 'Bezahlt.' }), { kind: 'outdated' }],
  [new CallFailure(409, { code: 'payment-busy', msg: 'Einen Moment.' }), { kind: 'busy', message: 'Einen Moment.' }],
  [
    new CallFailure(409, { code: 'payment-refused', msg: 'Nicht angenommen.' }),
    { kind: 'refused', message: 'Nicht angenommen.' },
  ],
  [new CallFailure(409, { code: 'order-cancelled', msg: 'Storniert.' }), { kind: 'failed', message: 'Storniert.' }],
  [new Error('the buttons broke'), { kind: 'failed' }],
])('%s', (failure, problem) => {
  expect(paymentProblem(failure)).toEqual(problem);
});

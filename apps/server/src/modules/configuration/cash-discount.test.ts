import { expect, test } from 'vitest';
import { checkConfiguration } from './check-configuration.ts';

test('a cash discount is of an invoice', () => {
  const checked = (kind: string) =>
    checkConfiguration('paymentConditions', [
      { name: 'eine', title: 'Eine', kind, cashDiscount: { basisPoints: 200, days: 14 } },
    ]);
  expect(checked('invoice').ok).toBe(true);
  expect(checked('transfer')).toMatchObject({
    errors: [
      {
        path: '0.cashDiscount',
        msg: 'Skonto gibt es nur mit „kind“: „invoice“: Die Frist beginnt mit der Rechnung.',
      },
    ],
  });
});

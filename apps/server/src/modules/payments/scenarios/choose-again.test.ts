import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { failures } from '../testing/gateway.ts';
import { testPayments } from '../testing/payments.ts';

describeOnBothEngines('what a payer chose at PayPal, and PayPal refused', ({ open }) => {
  test('is shown in PayPal’s window, where another instrument can be chosen: then the same payment is paid, once', async () => {
    const shop = testPayments(await open(), 'paypal');
    const { id: orderId, total } = await shop.order();
    const attempt = await shop.begin(orderId);
    const approved = { paymentId: `ref-${attempt}`, payerId: 'p' };
    shop.provider.authorize(attempt);
    shop.provider.happens('capture', { kind: 'before', failure: failures.declined });

    expect(await shop.execute(approved)).toEqual({ payment: 'due', state: 'failed', chooseAgain: true });
    expect(await shop.execute(approved)).toEqual({ payment: 'paid', state: 'approved' });

    expect(shop.provider.books(attempt)).toMatchObject({ captures: 1, captured: total });
    expect(await shop.attempts(orderId)).toHaveLength(1);
  });
});

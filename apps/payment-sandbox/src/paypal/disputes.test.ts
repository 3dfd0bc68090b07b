import { expect, test } from 'vitest';
import { issuesOf, TestPaypal } from './testing/paypal-client.ts';

const eur = (value: string) => ({ currency_code: 'EUR', value });

test('a dispute is reported in PayPal’s shape, listed briefly, and shown with its deadline', async () => {
  const paypal = await TestPaypal.start();
  const { orderId, captureId } = await paypal.captured();
  const { body } = await paypal.control('POST', `paypal/${orderId}/dispute`, { amount: 500 });
  const { dispute: id } = body as { dispute: string };
  await paypal.pass(300);

  const { resource_type, resource } = JSON.parse(paypal.shop.heardOf('CUSTOMER.DISPUTE.CREATED').body);
  expect(resource_type).toBe('dispute');
  expect(resource).toMatchObject({
    ...{ dispute_id: id, reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED', status: 'WAITING_FOR_SELLER_RESPONSE' },
    ...{ dispute_life_cycle_stage: 'INQUIRY', dispute_amount: eur('5.00') },
    disputed_transactions: [{ seller_transaction_id: captureId, gross_amount: eur('19.99') }],
    seller_response_due_date: '2026-12-01T12:00:00Z',
  });
  expect(resource).not.toHaveProperty('dispute_outcome');
  const listed = await paypal.get(`/v1/customer/disputes?disputed_transaction_id=${captureId}`);
  expect(listed.body).toMatchObject({ items: [{ dispute_id: id, status: 'WAITING_FOR_SELLER_RESPONSE' }] });
  expect(JSON.stringify(listed.body)).not.toContain('seller_response_due_date');
  expect((await paypal.get(`/v1/customer/disputes/${id}`)).body).toEqual(resource);
  expect((await paypal.get('/v1/customer/disputes?disputed_transaction_id=OTHER')).body).toMatchObject({ items: [] });
});

test('a disputed payment is not refunded; when the dispute is won, its money is back', async () => {
  const paypal = await TestPaypal.start();
  const { orderId, captureId } = await paypal.captured();
  const refund = () => paypal.post(`/v2/payments/captures/${captureId}/refund`);
  await paypal.control('POST', `paypal/${orderId}/dispute`, { stage: 'CHARGEBACK' });
  await paypal.control('POST', `paypal/${orderId}/reverse`, { amount: 700 });
  expect((await paypal.get(`/v2/payments/captures/${captureId}`)).body).toMatchObject({ status: 'PARTIALLY_REFUNDED' });
  expect(issuesOf(await refund())).toEqual(['TRANSACTION_DISPUTED']);
  await paypal.control('PATCH', `paypal/${orderId}/dispute`, { status: 'UNDER_REVIEW' });
  await paypal.control('PATCH', `paypal/${orderId}/dispute`, { outcome: 'RESOLVED_SELLER_FAVOUR' });
  await paypal.pass(300);

  expect((await paypal.get(`/v2/payments/captures/${captureId}`)).body).toMatchObject({ status: 'COMPLETED' });
  expect(JSON.parse(paypal.shop.heardOf('CUSTOMER.DISPUTE.RESOLVED').body).resource).toMatchObject({
    ...{ status: 'RESOLVED', dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } },
  });
  expect((await refund()).status).toBe(201);
});

test('a dispute that is won brings back what it took itself, and nothing of one that was lost', async () => {
  const paypal = await TestPaypal.start();
  const { orderId } = await paypal.captured();
  await paypal.control('POST', `paypal/${orderId}/dispute`, { amount: 500 });
  await paypal.control('POST', `paypal/${orderId}/reverse`, { amount: 500 });
  await paypal.control('PATCH', `paypal/${orderId}/dispute`, { outcome: 'RESOLVED_BUYER_FAVOUR' });
  await paypal.control('POST', `paypal/${orderId}/dispute`, { amount: 700 });
  await paypal.control('POST', `paypal/${orderId}/reverse`, { amount: 700 });
  await paypal.control('PATCH', `paypal/${orderId}/dispute`, { outcome: 'RESOLVED_SELLER_FAVOUR' });

  const { body } = await paypal.get(`/v2/checkout/orders/${orderId}`);
  const [{ payments }] = (body as unknown as { purchase_units: [{ payments: object }] }).purchase_units;
  expect(payments).toMatchObject({
    captures: [{ status: 'PARTIALLY_REFUNDED' }],
    refunds: [
      { status: 'COMPLETED', amount: eur('5.00') },
      { status: 'CANCELLED', amount: eur('7.00') },
    ],
  });
});

test('what was taken before anybody complained was taken for the dispute: won, it is there again', async () => {
  const paypal = await TestPaypal.start();
  const { orderId, captureId } = await paypal.captured();
  await paypal.control('POST', `paypal/${orderId}/reverse`, {});
  await paypal.control('POST', `paypal/${orderId}/dispute`, {});
  await paypal.control('PATCH', `paypal/${orderId}/dispute`, { outcome: 'RESOLVED_SELLER_FAVOUR' });
  expect((await paypal.get(`/v2/payments/captures/${captureId}`)).body).toMatchObject({ status: 'COMPLETED' });
  expect((await paypal.post(`/v2/payments/captures/${captureId}/refund`)).status).toBe(201);
});

test('an app without the right reads no dispute', async () => {
  const paypal = await TestPaypal.start();
  const { orderId, captureId } = await paypal.captured();
  const { body } = await paypal.control('POST', `paypal/${orderId}/dispute`);
  await paypal.control('POST', 'paypal/disputes', { granted: false });
  for (const path of [`?disputed_transaction_id=${captureId}`, `/${(body as { dispute: string }).dispute}`]) {
    expect((await paypal.get(`/v1/customer/disputes${path}`)).body).toMatchObject({ name: 'NOT_AUTHORIZED' });
  }
});

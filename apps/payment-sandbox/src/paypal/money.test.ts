import { describe, expect, test } from 'vitest';
import { captureOf, issuesOf, orderBody, TestPaypal } from './testing/paypal-client.ts';

const orders = '/v2/checkout/orders';
const euros = (value: string) => ({ currency_code: 'EUR', value });

describe('capturing', () => {
  test('before the payer agreed is refused, and takes nothing', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.created();
    const early = await paypal.capture(id);
    expect(early).toMatchObject({ status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } });
    expect(issuesOf(early)).toEqual(['ORDER_NOT_APPROVED']);
    await paypal.decide(id, { outcome: 'aborted' });
    await paypal.decide(id, { outcome: 'walked-away' });
    expect(issuesOf(await paypal.capture(id))).toEqual(['ORDER_NOT_APPROVED']);
    expect(await paypal.ledger()).toMatchObject([{ state: 'PAYER_ACTION_REQUIRED', authorized: 0, captured: 0 }]);
    // a refusal is not stored under the key
    await paypal.decide(id, { outcome: 'authorized' });
    expect((await paypal.capture(id)).status).toBe(201);
  });

  test('takes the money once: the same key answers 200 and the same, another key is refused', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.approved();
    expect((await paypal.get(`${orders}/${id}`)).body).toMatchObject({
      status: 'APPROVED',
      payer: { payer_id: expect.stringMatching(/^[0-9A-Z]{13}$/) },
    });
    const first = await paypal.capture(id);
    expect(first.status).toBe(201);
    expect(first.body.status).toBe('COMPLETED');
    expect(captureOf(first.body)).toMatchObject({
      id: expect.stringMatching(/^[0-9A-Z]{17}$/),
      status: 'COMPLETED',
      amount: euros('19.99'),
      invoice_id: '2026-000123-1',
      custom_id: 'f00d',
      final_capture: true,
      supplementary_data: { related_ids: { order_id: id } },
      seller_receivable_breakdown: {
        gross_amount: euros('19.99'),
        paypal_fee: euros('0.99'),
        net_amount: euros('19.00'),
      },
    });
    const again = await paypal.capture(id);
    expect(again).toMatchObject({ status: 200, body: first.body });
    const other = await paypal.capture(id, 'another');
    expect(other.status).toBe(422);
    expect(issuesOf(other)).toEqual(['ORDER_ALREADY_CAPTURED']);
    const minimal = await paypal.post(`${orders}/${id}/capture`, '', `capture:${id}`);
    expect(Object.keys(minimal.body)).toEqual(['id', 'status', 'links']);
    const { body } = await paypal.get(`/v2/payments/captures/${captureOf(first.body).id}`);
    expect(body).toEqual(captureOf(first.body));
    expect(await paypal.ledger()).toMatchObject([
      { reference: '2026-000123-1', state: 'COMPLETED', amount: 1999, captured: 1999, refunded: 0, captures: 1 },
    ]);
  });

  test('eight captures at once with one key take the money once; the second caller is asked to retry', async () => {
    const slow = Promise.withResolvers<void>();
    const paypal = await TestPaypal.start({ wait: () => slow.promise });
    await paypal.arrange({ api: { capture: 'slow' } });
    const id = await paypal.approved();
    let refusals = 0;
    const answers = Array.from({ length: 8 }, async () => {
      const { status, body } = await paypal.capture(id);
      if (status === 409 && ++refusals === 7) slow.resolve();
      return `${status} ${body.name ?? body.status}`;
    });
    expect((await Promise.all(answers)).toSorted()).toEqual([
      '201 COMPLETED',
      ...Array.from({ length: 7 }, () => '409 RESOURCE_CONFLICT'),
    ]);
    expect(await paypal.ledger()).toMatchObject([{ captured: 1999, captures: 1 }]);
  });

  test('with an instrument that is declined is refused until the payer chose another', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.approved('instrument-declined');
    for (const key of ['one', 'one', 'two']) {
      const declined = await paypal.capture(id, key);
      expect(declined.status).toBe(422);
      expect(issuesOf(declined)).toEqual(['INSTRUMENT_DECLINED']);
      expect(declined.body.links).toContainEqual({
        href: `${paypal.sandbox.origin}/checkoutnow?token=${id}`,
        rel: 'redirect',
        method: 'GET',
      });
    }
    expect(await paypal.ledger()).toMatchObject([{ captured: 0, captures: 0 }]);
    await paypal.decide(id, { outcome: 'authorized' });
    expect((await paypal.capture(id, 'one')).status).toBe(201);
  });

  test('with an address that PayPal refuses takes nothing; an order without one is captured', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.approved('address-refused');
    for (const key of ['one', 'one', 'two']) {
      const refused = await paypal.capture(id, key);
      expect(refused).toMatchObject({ status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } });
      const field = "/purchase_units/@reference_id=='default'/shipping/address";
      expect(refused.body.details).toEqual([
        {
          ...{ field, location: 'body', issue: 'SHIPPING_ADDRESS_INVALID' },
          description: 'Provided shipping address is invalid.',
        },
      ]);
    }
    expect(await paypal.ledger()).toMatchObject([{ state: 'APPROVED', captured: 0, captures: 0 }]);

    const { intent, purchase_units } = orderBody('R-2');
    const units = purchase_units.map(({ shipping: _, ...unit }) => unit);
    const { body } = await paypal.post(orders, { intent, purchase_units: units }, 'order:plain');
    await paypal.decide(String(body.id), { outcome: 'address-refused' });
    expect((await paypal.capture(String(body.id))).status).toBe(201);
    expect((await paypal.ledger()).map(({ captured }) => captured)).toEqual([0, 1999]);
  });

  test('an invoice number a second time is refused', async () => {
    const paypal = await TestPaypal.start();
    await paypal.captured('R-1');
    const { body } = await paypal.post(orders, orderBody('R-1'), 'order:second');
    await paypal.decide(String(body.id), { outcome: 'authorized' });
    const refused = await paypal.capture(String(body.id));
    expect(refused.status).toBe(422);
    expect(issuesOf(refused)).toEqual(['DUPLICATE_INVOICE_ID']);
    expect((await paypal.ledger()).map(({ captured }) => captured)).toEqual([1999, 0]);
  });

  test.each([
    ['pending-then-captured', 'COMPLETED', 1999],
    ['pending-then-failed', 'DECLINED', 0],
  ])('waits where PayPal has to think, and then is decided: %s', async (outcome, status, captured) => {
    const paypal = await TestPaypal.start();
    const id = await paypal.approved(outcome);
    const { body } = await paypal.capture(id);
    expect(body.status).toBe('COMPLETED');
    expect(captureOf(body)).toMatchObject({ status: 'PENDING', status_details: { reason: 'PENDING_REVIEW' } });
    const captureId = captureOf(body).id;
    expect(issuesOf(await paypal.post(`/v2/payments/captures/${captureId}/refund`))).toEqual(['PENDING_CAPTURE']);
    expect(await paypal.ledger()).toMatchObject([{ state: 'PENDING', captured: 0 }]);
    await paypal.pass(2000);
    const decided = captureOf((await paypal.get(`${orders}/${id}`)).body);
    expect(decided.status).toBe(status);
    expect(decided.status_details).toBeUndefined();
    expect(await paypal.ledger()).toMatchObject([{ state: status, captured }]);
    // a repeated call gets the latest status
    expect(captureOf((await paypal.capture(id)).body).status).toBe(status);
  });

  test('may be declined at once, with an order that is COMPLETED all the same', async () => {
    const paypal = await TestPaypal.start();
    const id = await paypal.approved('declined');
    const answer = await paypal.capture(id);
    expect(answer).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    expect(captureOf(answer.body).status).toBe('DECLINED');
    expect(await paypal.ledger()).toMatchObject([{ state: 'DECLINED', captured: 0, captures: 0 }]);
  });
});

describe('refunding', () => {
  test('refunds parts up to what was captured, then nothing; one key, one refund', async () => {
    const paypal = await TestPaypal.start();
    const { orderId, captureId } = await paypal.captured();
    const path = `/v2/payments/captures/${captureId}/refund`;
    const whole = { prefer: 'return=representation' };
    const part = { amount: euros('5.00'), invoice_id: 'E-1', custom_id: 'c', note_to_payer: 'Ein Stück fehlte.' };
    const first = await paypal.post(path, part, 'refund:1', whole);
    expect(first).toMatchObject({
      status: 201,
      body: {
        id: expect.stringMatching(/^[0-9A-Z]{17}$/),
        status: 'COMPLETED',
        ...part,
        seller_payable_breakdown: { total_refunded_amount: euros('5.00') },
      },
    });
    expect(await paypal.post(path, {}, 'refund:1', whole)).toMatchObject({ status: 200, body: first.body });
    expect((await paypal.get(`/v2/payments/refunds/${first.body.id}`)).body).toEqual(first.body);
    expect((await paypal.get(`/v2/payments/captures/${captureId}`)).body.status).toBe('PARTIALLY_REFUNDED');
    expect(issuesOf(await paypal.post(path, { amount: euros('15.00') }, 'refund:2'))).toEqual([
      'REFUND_AMOUNT_EXCEEDED',
    ]);
    expect(issuesOf(await paypal.post(path, { invoice_id: 'E-1' }, 'refund:2'))).toEqual(['DUPLICATE_INVOICE_ID']);
    const rest = await paypal.post(path, '', 'refund:2', whole);
    expect(rest).toMatchObject({
      status: 201,
      body: { amount: euros('14.99'), seller_payable_breakdown: { total_refunded_amount: euros('19.99') } },
    });
    expect(issuesOf(await paypal.post(path, {}, 'refund:3'))).toEqual(['CAPTURE_FULLY_REFUNDED']);
    const unit = (await paypal.get(`${orders}/${orderId}`)).body.purchase_units?.[0];
    expect(unit?.payments?.captures?.[0]?.status).toBe('REFUNDED');
    expect(unit?.payments?.refunds).toEqual([first.body, rest.body]);
    expect(await paypal.ledger()).toMatchObject([{ state: 'REFUNDED', captured: 1999, refunded: 1999, captures: 1 }]);
  });

  test.each([
    [{ amount: { currency_code: 'CHF', value: '1.00' } }, 422, 'REFUND_CURRENCY_MISMATCH'],
    [{ amount: euros('1.001') }, 422, 'DECIMAL_PRECISION'],
    [{ amount: euros('0.00') }, 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    [{ amount: euros('20.00') }, 422, 'REFUND_AMOUNT_EXCEEDED'],
    [{ amount: { value: '1.00' } }, 400, 'MISSING_REQUIRED_PARAMETER'],
    [{ amount: euros('1,00') }, 400, 'INVALID_PARAMETER_SYNTAX'],
    [{ note_to_payer: 'x'.repeat(256) }, 400, 'INVALID_STRING_LENGTH'],
  ])('refuses %j', async (body, status, issue) => {
    const paypal = await TestPaypal.start();
    const { captureId } = await paypal.captured();
    const refused = await paypal.post(`/v2/payments/captures/${captureId}/refund`, body, 'refund:1');
    expect(refused.status).toBe(status);
    expect(issuesOf(refused)).toEqual([issue]);
    expect(await paypal.ledger()).toMatchObject([{ refunded: 0 }]);
  });

  test('is too late after 180 days, and knows only its own captures', async () => {
    const paypal = await TestPaypal.start();
    const { captureId } = await paypal.captured();
    await paypal.pass(181 * 86_400_000);
    await paypal.authorize();
    expect(issuesOf(await paypal.post(`/v2/payments/captures/${captureId}/refund`))).toEqual([
      'REFUND_TIME_LIMIT_EXCEEDED',
    ]);
    expect((await paypal.post('/v2/payments/captures/UNBEKANNT/refund')).status).toBe(404);
    expect((await paypal.get('/v2/payments/captures/UNBEKANNT')).status).toBe(404);
    expect((await paypal.get('/v2/payments/refunds/UNBEKANNT')).status).toBe(404);
  });

  test('ends where the payer’s bank took it all back', async () => {
    const paypal = await TestPaypal.start();
    const { orderId, captureId } = await paypal.captured();
    expect(await paypal.control('POST', `paypal/${orderId}/reverse`)).toEqual({
      status: 200,
      body: { reversed: true },
    });
    expect((await paypal.control('POST', `paypal/${orderId}/reverse`)).status).toBe(404);
    expect((await paypal.get(`/v2/payments/captures/${captureId}`)).body).toMatchObject({ status: 'REFUNDED' });
    expect(issuesOf(await paypal.post(`/v2/payments/captures/${captureId}/refund`))).toEqual([
      'CAPTURE_FULLY_REFUNDED',
    ]);
  });
});

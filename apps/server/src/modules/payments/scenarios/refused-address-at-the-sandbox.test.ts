import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { type ShopAtSandbox, startAtSandbox } from '../testing/sandbox.ts';

describeOnBothEngines('an address that PayPal refuses when the money is taken, over HTTP', ({ open }) => {
  let at: ShopAtSandbox;
  beforeAll(async () => {
    at = await startAtSandbox(await open());
  });
  afterAll(() => at.stop());

  test('is left out the next time: the customer pays the same order after all, once', async () => {
    const begun = await at.begin('paypal', { outcome: 'address-refused' });
    await at.decide(begun, 'address-refused');
    const refused = await at.execute(begun);
    expect(refused.statusCode).toBe(200);
    expect(refused.json()).toEqual({ payment: 'due', state: 'failed' });
    await at.pass(1000);
    expect(await at.shop.attempts(begun.id)).toMatchObject([
      { state: 'voided', failure_code: 'SHIPPING_ADDRESS_INVALID', capture_id: null },
    ]);
    expect(await at.books(begun.ref)).toEqual({ captured: 0, refunded: 0, captures: 0 });
    expect(at.mails(begun)).toEqual([]);

    // The customer's address has not changed, so PayPal would refuse it again.
    await at.arrange('paypal', { outcome: 'address-refused' });
    expect((await at.create('paypal', begun.id)).statusCode).toBe(200);
    const attempts = await at.shop.attempts(begun.id);
    const ref = attempts.map(({ provider_ref }) => provider_ref).find((other) => other !== begun.ref) ?? '';
    const [first, second] = [await orderAtPaypal(at, begun.ref), await orderAtPaypal(at, ref)];
    expect(first.purchase_units[0]).toMatchObject({ shipping: { address: { country_code: 'AT' } } });
    expect(first.payment_source.paypal).toMatchObject({ account_id: expect.any(String) });
    expect(second.purchase_units[0]).toMatchObject({ amount: { value: (begun.total / 100).toFixed(2) } });
    expect(second.purchase_units[0]).not.toHaveProperty('shipping');
    expect(second.purchase_units[0]).not.toHaveProperty('items');

    const again = { ...begun, ref };
    await at.decide(again, 'address-refused');
    expect((await at.execute(again)).json()).toMatchObject({ payment: 'paid' });
    await at.pass(1000);
    expect(await at.books(ref)).toEqual({ captured: begun.total, refunded: 0, captures: 1 });
    expect(await at.books(begun.ref)).toEqual({ captured: 0, refunded: 0, captures: 0 });
    expect(at.mails(begun)).toEqual(['came']);
    expect(await at.known()).toBe(2);
  });
});

interface OrderAtPaypal {
  readonly purchase_units: readonly [object];
  readonly payment_source: { readonly paypal: object };
}

/** Calls the sandbox with PayPal's API. */
async function orderAtPaypal({ sandbox: { origin } }: ShopAtSandbox, id: string): Promise<OrderAtPaypal> {
  const credentials = Buffer.from('sandbox-kontor:geheimnis-des-tests').toString('base64');
  const token = await fetch(`${origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  const { access_token: bearer } = (await token.json()) as { access_token: string };
  const answer = await fetch(`${origin}/v2/checkout/orders/${id}`, { headers: { authorization: `Bearer ${bearer}` } });
  return (await answer.json()) as OrderAtPaypal;
}

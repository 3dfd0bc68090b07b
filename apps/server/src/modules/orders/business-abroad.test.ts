import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { composeInvoice } from '../documents/compose-document.ts';
import { businessOfOrder } from '../order-life/business-of-order.ts';
import { testLife } from '../order-life/testing/life.ts';
import { vatIdJobs } from '../order-life/vat-id-jobs.ts';
import { type AskVies, createVatIds, vatIdTexts } from '../vat-ids/vat-ids.service.ts';
import { orderMailFacts } from './confirmation-mail/order-mail-facts.ts';
import { orderMailText } from './confirmation-mail/order-mail-text.ts';
import { orderById } from './orders.repository.ts';
import { recordOfNumber } from './orders.service.ts';
import { exampleOrder, exampleSeller } from './testing/order.ts';
import { fillCatalogue, placement, testNow, testShop } from './testing/shop.ts';
import { storeExample } from './testing/stored-order.ts';
import { type OrderSnapshot, sumsUp } from './types.ts';

const intraCommunity = { from: '2026-11-20' };
const address = { ...placement().address, country: 'DE', zipCode: '10115', city: 'Berlin', companyName: 'Nagel GmbH' };
const { items } = placement();
const vatId = 'DE123456789';
const sentence = 'Steuerfreie innergemeinschaftliche Lieferung (Art. 6 Abs. 1, Art. 7 UStG 1994).';
const untaxed = (gross: number) => ({ gross, net: gross, tax: 0, taxRates: [{ rate: 0, amount: 0 }] });
const nothing = { consultation: null, trader: null, failure: null };
const valid = { ...nothing, state: 'valid', consultation: 'WAPIAAAA1', trader: 'Nagel GmbH, Berlin' } as const;

/** VIES, which counts its questions and answers the last of these. */
function viesThat(...answers: Awaited<ReturnType<AskVies>>[]) {
  const asked: string[][] = [];
  const vies: AskVies = async (...question) => {
    asked.push(question);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined) throw new Error('VIES is asked too often');
    return answer;
  };
  return { asked, vies };
}

describeOnBothEngines('a delivery to a business in another member state [LAW T5, N2]', ({ open }) => {
  async function openShop(vies: AskVies, more: Partial<ShopConfiguration> = {}) {
    const database = await open();
    await fillCatalogue(database);
    return { database, ...testShop(database, { intraCommunity, ...more }, { vies }) };
  }

  /** The job that asks about the VAT id of an order again, and what it logs. */
  function jobOf(database: Database, vies: AskVies, orderId: string) {
    const clock = () => testNow + 300_000;
    const vatIds = createVatIds({ database, clock, ask: vies, logger: { warn: () => {} } });
    const logged: object[] = [];
    const log = { write: async (_: unknown, entry: object) => void logged.push(entry) };
    const run = vatIdJobs({ database, vatIds, clock, log })['vat-id-check'];
    const once = async () => {
      const steps: Parameters<Parameters<typeof run>[1]['alongside']>[0][] = [];
      const job = { uniqueKey: 'x', attempt: 1, alongside: (step: (typeof steps)[number]) => void steps.push(step) };
      await run({ orderId }, job as never);
      for (const step of steps) await database.transaction(step);
    };
    return { once, logged };
  }

  test('under a valid VAT id costs the nets, and VIES is asked once in a day, by the seller’s number', async () => {
    const { asked, vies } = viesThat(valid);
    const { orders } = await openShop(vies);
    // 2 × 16.66, 22.64, and 12.90 for shipping, which stays as it is stated
    const expected = { taxNote: sentence, vatIdState: 'valid', total: untaxed(68.86) };
    expect(await orders.calculate({ items, address, vatId: 'de 123.456.789' })).toMatchObject(expected);
    expect(await orders.calculate({ items, address, vatId })).toMatchObject(expected);
    expect(asked).toEqual([[vatId, exampleSeller.vatId.replaceAll(' ', '')]]);
  });

  test('that has lost its tax is no changed price, unless it costs anything else than its net', async () => {
    const { vies } = viesThat(valid);
    const { orders } = await openShop(vies);
    const filled = await orders.calculate({ items, address });
    if (isRefused(filled)) throw new Error(filled.code);
    const seenAt = (cents: number) =>
      items.map((item, i) => {
        const { price } = filled.items[i]?.condition ?? {};
        if (price === undefined) throw new Error('The line is not there');
        const seen = { ...price, gross: price.gross + cents / 100, net: price.net + cents / 100 };
        return { ...item, condition: { ...item.condition, price: seen } };
      });
    expect(await orders.calculate({ items: seenAt(0), address, vatId })).toMatchObject({
      taxNote: sentence,
      changes: [],
    });
    expect(await orders.calculate({ items: seenAt(1), address, vatId })).toMatchObject({
      changes: items.map(({ condition }) => ({ kind: 'price', conditionId: condition._id })),
    });
  });

  test('is taxed without the setting, at home, and for consumers: VIES hears of none of them', async () => {
    const { asked, vies } = viesThat();
    const { orders } = await openShop(vies);
    const taxed = { total: { taxRates: [{ rate: 10 }, { rate: 20 }] } };
    expect(await orders.calculate({ items, address })).toMatchObject(taxed);
    expect(await orders.calculate({ items, address: { country: 'AT' }, vatId })).toMatchObject(taxed);
    expect(await orders.calculate({ items, address, vatId: 'ATU12345678' })).toMatchObject(taxed);
    expect(await orders.calculate({ items, address, vatId: 'quatsch' })).toMatchObject(taxed);
    const off = await openShop(vies, { intraCommunity: {} });
    expect(await off.orders.calculate({ items, address, vatId })).toMatchObject(taxed);
    expect(asked).toEqual([]);
  });

  test('is released untaxed with a reason alone, until its VAT id is known to be valid', async () => {
    const away = { ...nothing, state: 'unknown', failure: 'MS_UNAVAILABLE' } as const;
    const { vies } = viesThat(away, valid);
    const { database, orders } = await openShop(vies);
    const order = await orders.finish('k', placement({ address, vatId, total: { gross: 68.86 } }));
    if (isRefused(order)) throw new Error(order.code);
    const life = testLife(database);
    const number = order.orderNumber;
    const release = { number, version: 0, key: 'release-1', reason: null };
    expect(await life.refusal(life.life.hold(life.eva, release))).toEqual([
      ...[409, 'step-refused'],
      `Die UID ${vatId} ist nicht als gültig bestätigt, und die Bestellung bleibt steuerfrei. Geben Sie sie in der Bestellung frei, mit dem Grund.`,
    ]);
    const many = { key: 'release-2', step: { kind: 'release' as const }, orders: [{ number }] };
    expect(await life.life.stepMany(life.eva, many)).toMatchObject({ changed: 0, refused: 1 });
    expect((await recordOfNumber(database.read, number))?.hold).toBe(vatIdTexts.hold(vatId, 'AT'));
    const released = await life.done(life.life.hold(life.eva, { ...release, releaseReason: 'Bescheid liegt vor' }));
    expect(released).toMatchObject({ hold: null, timeline: [{ kind: 'release', reason: 'Bescheid liegt vor' }] });
    expect(await life.logged(number)).toEqual(['order.release']);
  });

  test('under an invalid one is taxed as a consumer’s', async () => {
    const { vies } = viesThat({ ...nothing, state: 'invalid' });
    const { orders } = await openShop(vies);
    expect(await orders.calculate({ items, address, vatId })).toMatchObject({
      ...{ vatIdState: 'invalid', total: { taxRates: [{ rate: 10 }, { rate: 20 }] } },
    });
  });

  test('keeps the check with the order; mail and invoice (category K) name reason and both numbers', async () => {
    const { vies } = viesThat(valid);
    const { database, orders } = await openShop(vies);
    const order = await orders.finish('k', placement({ address, vatId, total: { gross: 68.86 } }));
    if (isRefused(order)) throw new Error(order.code);
    const stored = await orderById(database.read, order._id);
    if (stored === null) throw new Error('The order is not there');
    const check = { state: 'valid', askedAt: testNow, consultation: 'WAPIAAAA1', trader: 'Nagel GmbH, Berlin' };
    expect(stored.business).toEqual({ vatId, check });
    expect(stored.untaxed).toEqual({ exemption: 'intra-community', sentence });
    expect(sumsUp(stored)).toBe(true);
    const text = orderMailText(orderMailFacts(stored, { addressToPay: null, guarantee: null, withdrawal: null }));
    expect(text).toContain(`Alle Preise in Euro. ${sentence}`);
    const delivery = { from: '2026-11-23', to: '2026-11-23' };
    const occasion = { seller: exampleSeller, issuedAt: Date.UTC(2026, 10, 23), delivery };
    const { amounts, buyer, exemptionTexts } = composeInvoice(stored, occasion, { paid: 0, paymentDays: 14 });
    expect(buyer.vatId).toBe(vatId);
    expect(amounts.groups).toEqual([{ category: 'K', rate: 0, exemptions: ['intra-community'], net: 6886, vat: 0 }]);
    expect(exemptionTexts).toEqual({ 'intra-community': sentence });
    expect((await recordOfNumber(database.read, stored.orderNumber))?.hold).toBeNull();
  });

  test.each([
    [valid, null, `Die UID ${vatId} ist gültig (VIES, Abfrage WAPIAAAA1): Nagel GmbH, Berlin.`],
    [
      { ...nothing, state: 'invalid' } as const,
      vatIdTexts.invalidHold(vatId, 'AT'),
      `Die UID ${vatId} ist ungültig (VIES).`,
    ],
  ])('waits while VIES cannot be asked, and a job asks until there is an answer: %j', async (answer, hold, note) => {
    const away = { ...nothing, state: 'unknown', failure: 'MS_UNAVAILABLE' } as const;
    const { asked, vies } = viesThat(away, away, answer);
    const { database, orders } = await openShop(vies);
    const order = await orders.finish('k', placement({ address, vatId, total: { gross: 68.86 } }));
    if (isRefused(order)) throw new Error(order.code);
    const record = () => recordOfNumber(database.read, order.orderNumber);
    expect((await record())?.hold).toBe(vatIdTexts.hold(vatId, 'AT'));
    const jobs = database.read.selectFrom('jobs').select(['kind', 'run_at']).where('kind', '=', 'vat-id-check');
    expect(await jobs.execute()).toEqual([{ kind: 'vat-id-check', run_at: testNow + 300_000 }]);

    const { once, logged } = jobOf(database, vies, order._id);
    await expect(once()).rejects.toThrow('VIES gives no answer');
    expect((await record())?.hold).toBe(vatIdTexts.hold(vatId, 'AT'));
    await once();
    expect((await record())?.hold).toBe(hold);
    expect(logged).toMatchObject([{ action: 'order.note', after: { text: note } }]);
    expect(asked).toHaveLength(3);
    const seen = await businessOfOrder(database.read, (await orderById(database.read, order._id)) as OrderSnapshot);
    expect(seen).toMatchObject({ vatId, isUntaxed: true, placed: { state: 'unknown' }, last: { state: answer.state } });
    const kept = database.read.selectFrom('vat_checks').select(['state']).where('order_id', '=', order._id);
    expect((await kept.execute()).map(({ state }) => state)).toEqual(['unknown', answer.state]);
  });

  test.each([
    ['the words of an older version', vatIdTexts.hold(vatId, 'AT'), null],
    ['the words of its country', vatIdTexts.hold(vatId, 'DE'), null],
    ['the words of an operator', 'Rückfrage beim Kunden', 'Rückfrage beim Kunden'],
  ])('of a shop in Germany, held by %s, is freed by a valid VAT id if the hold is about it', async (_, hold, after) => {
    const database = await open();
    const { shop } = exampleOrder();
    const check = { ...nothing, state: 'unknown', askedAt: testNow } as const;
    await storeExample(database, 1, {
      ...{ business: { vatId, check }, shop: { ...shop, seller: { ...exampleSeller, country: 'DE' } } },
    });
    const { id } = await database.read.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    await database.transaction((transaction) => transaction.updateTable('orders').set({ hold }).execute());
    const { vies } = viesThat(valid);
    const { once, logged } = jobOf(database, vies, id);
    await once();
    expect((await recordOfNumber(database.read, '2026-000001'))?.hold).toBe(after);
    expect(logged).toMatchObject([
      { after: { text: `Die USt-IdNr. ${vatId} ist gültig (VIES, Abfrage WAPIAAAA1): Nagel GmbH, Berlin.` } },
    ]);
  });
});

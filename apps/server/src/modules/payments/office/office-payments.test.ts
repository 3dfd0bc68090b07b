import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { createOfficeLog } from '../../office-log/office-log.service.ts';
import { testPayments } from '../testing/payments.ts';
import { createOfficePayments } from './office-payments.service.ts';

const eva = { id: 'eva', name: 'Eva Huber', network: '203.0.113.0/24' };
const operator = { ...eva, email: 'eva@shop.example', role: 'owner', rights: [], provenAt: 0, sessionId: 's' };

describeOnBothEngines('payments in the back office', ({ open }) => {
  async function start() {
    const database = await open();
    const shop = testPayments(database, 'saferpay');
    const log = createOfficeLog({ database, clock: shop.clock.now });
    const office = createOfficePayments({ database, payments: shop, providers: { isUsable: async () => true }, log });
    return { shop, log, office, actions: async () => (await log.page({})).entries.map(({ action }) => action) };
  }

  test('the newest come first, page after page, with amounts in euros and without keys to orders', async () => {
    const { shop, office } = await start();
    const numbers = Array.from({ length: 52 }, (_, at) => `2026-${String(at + 1).padStart(6, '0')}`);
    const ids: string[] = [];
    for (const orderNumber of numbers) {
      const { id } = await shop.order({ orderNumber });
      ids.push(id);
      await shop.begin(id);
    }
    const first = await office.list({});
    expect(first.payments.map(({ orderNumber }) => orderNumber)).toEqual(numbers.toReversed().slice(0, 50));
    const second = await office.list({ after: first.next ?? '' });
    expect(second).toMatchObject({ next: null, payments: [{ orderNumber: numbers[1] }, { orderNumber: numbers[0] }] });
    const [newest] = first.payments;
    expect(newest).toMatchObject({
      ...{ reference: `${numbers[51]}-1`, provider: 'saferpay', state: 'redirected', refunded: 0, reversed: 0 },
    });
    for (const id of ids) expect(JSON.stringify(first)).not.toContain(id);
    expect((await office.list({ after: 'nowhere' })).payments).toEqual(first.payments);
  });

  test('another amount is a finding; resolving it books that amount once, and says who did it', async () => {
    const { shop, office, actions, log } = await start();
    const orderNumber = '2026-000123';
    const { id: orderId } = await shop.order({ orderNumber });
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt, { amount: 99 });
    await shop.execute({ orderId, type: 'saferpay' });

    const { findings, providers } = await office.findings();
    const [finding] = findings;
    expect(findings).toMatchObject([
      {
        ...{ kind: 'amount-differs', orderNumber, reference: '2026-000123-1', books: true },
        title: expect.stringContaining('anderen Betrag'),
        detail: expect.stringContaining('0,99'),
      },
    ]);
    expect(providers).toMatchObject([{ provider: 'saferpay', isOffered: true, isSigned: false, messageAt: null }]);
    expect(shop.provider.books(attempt)).toMatchObject({ captures: 0 });

    const id = finding?._id ?? '';
    expect(await Promise.all([office.resolve(operator, id), office.resolve(operator, id)])).toContainEqual(
      expect.objectContaining({ status: 404, code: 'finding-not-found' }),
    );
    expect(shop.provider.books(attempt)).toMatchObject({ captures: 1, captured: 99 });
    expect((await office.findings()).findings).toEqual([]);
    expect(await actions()).toEqual(['payment-finding.resolved']);
    expect((await log.page({})).entries).toMatchObject([{ operator: 'Eva Huber', before: { kind: 'amount-differs' } }]);
    expect(await office.resolve(operator, 'unknown')).toMatchObject({ code: 'finding-not-found' });
    expect(await actions()).toHaveLength(1);
  });

  test('a refund changes a payment: when it is asked for, and when it is done', async () => {
    const { shop, office } = await start();
    const { id: orderId } = await shop.order({ orderNumber: '2026-000125' });
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    await shop.execute({ orderId, type: 'saferpay' });
    const seen = async () => (await office.list({})).payments[0];
    const before = await seen();
    expect(before).toMatchObject({ state: 'captured', refunded: 0 });
    const since = shop.clock.now();
    await shop.refund({ attemptId: attempt, amount: 100, note: 'Delle', key: 'teil' });
    const after = await seen();
    expect(after).toMatchObject({ state: 'captured', refunded: 1, createdAt: before?.createdAt });
    expect(Date.parse(before?.changedAt ?? '')).toBeLessThan(since);
    expect(Date.parse(after?.changedAt ?? '')).toBeGreaterThan(since);
  });

  test('its provider is asked about a payment at once', async () => {
    const { shop, office } = await start();
    const { id: orderId, total } = await shop.order({ orderNumber: '2026-000124' });
    const attempt = await shop.begin(orderId);
    shop.provider.authorize(attempt);
    const checked = await office.check('2026-000124-1');
    if (isRefused(checked)) throw new Error(checked.code);
    expect(checked).toMatchObject({ isAnswered: true, payment: { state: 'captured', amount: total / 100 } });
    expect(await office.check('2026-000009-1')).toMatchObject({ status: 404, code: 'payment-not-found' });
  });
});

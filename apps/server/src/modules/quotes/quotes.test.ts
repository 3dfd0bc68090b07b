import type { QuoteToMake } from '@kontor/contract/office';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { operatorNamed } from '../order-life/testing/life.ts';
import { orderById } from '../orders/orders.service.ts';
import { vatIdTexts } from '../vat-ids/vat-ids.service.ts';
import { clearOldQuotes, eraseQuoteOfOrder, quotesOfPersons } from './quotes.service.ts';
import { eva, orThrow, quoteShop } from './testing/quote-shop.ts';

const day = 24 * 3_600_000;
const withoutPrices = { ...eva, rights: eva.rights.filter((right) => right !== 'orders.price') };

describeOnBothEngines('an offer to a customer', ({ open }) => {
  let database: Database;
  let office: Awaited<ReturnType<typeof quoteShop>>;

  beforeEach(async () => {
    database = await open();
    office = await quoteShop(database);
  });
  afterEach(() => office.close());

  const nothing = { orders: 0, jobs: 0, documents: 0, numbers: {}, stock: 5 };
  const entries = () => database.read.selectFrom('quote_timeline').selectAll().orderBy('revision').execute();
  const log = async () =>
    (await database.read.selectFrom('office_log').select(['action', 'operator_name']).orderBy('action').execute()).map(
      ({ action, operator_name }) => [action, operator_name],
    );
  const codeOf = (answer: unknown) => (isRefused(answer) ? answer.code : answer);

  test('is stored as it would be billed, without an order, its number or its stock, and is mailed', async () => {
    const quote = await office.made({ note: 'Wie besprochen\nGrüße' });
    expect(quote).toMatchObject({
      ...{ number: 'A2026-000001', state: 'open', version: 1, revision: 1, validUntil: '2026-12-04', total: 71.78 },
      ...{ name: 'Jörg Müller', city: 'Wien', email: 'kunde@example.at', orderNumber: null },
      ...{ note: 'Wie besprochen\nGrüße', steps: ['accept', 'decline', 'send', 'prolong', 'change', 'withdraw'] },
      link: expect.stringMatching(/^https:\/\/shop\.example\/angebot\?id=[\w-]{32}$/),
      options: [
        { name: 'AGB', mandatory: true },
        { name: 'Neuigkeiten', mandatory: false },
      ],
    });
    expect(quote.order.items.map(({ amount, total }) => [amount, total.gross])).toEqual([
      [2, 39.98],
      [1, 24.9],
    ]);
    expect(quote.timeline).toMatchObject([
      { kind: 'make', by: 'Eva', version: 1, total: 71.78, validUntil: '2026-12-04', isMailed: true },
    ]);
    expect(await office.shop.stored()).toEqual({ ...nothing, jobs: 1, numbers: { 'quote-2026': 1 } });
    expect([await office.kinds(), await log()]).toEqual([['quote-mail'], [['quote.make', 'Eva']]]);
  });

  test('becomes an order at the offered prices, whatever the catalogue says by then', async () => {
    const quote = await office.made();
    await database.transaction(async (transaction) => {
      await transaction.updateTable('conditions').set({ price: 9900, min_amount: 10 }).execute();
      await transaction.updateTable('products').set({ name: 'Umbenannt', version: 1 }).execute();
    });
    const orderId = orThrow(await office.accept(quote, { options: ['AGB', 'Neuigkeiten', 'Fremdes'] }));
    const order = await orderById(database.read, orderId);
    expect(order).toMatchObject({
      ...{ orderNumber: '2026-000001', total: { gross: 7178 }, email: 'kunde@example.at', carrier: 'Post' },
      lines: [
        { name: 'Schlosserhammer', amount: 2, price: { gross: 1999 } },
        { name: 'Fachbuch', amount: 1, price: { gross: 2490 } },
      ],
      options: [{ name: 'AGB' }, { name: 'Neuigkeiten' }],
      texts: [{ name: 'businessTerms' }, { name: 'widerrufsbelehrung' }],
      createdAt: office.time.now,
    });
    expect(order?.id).not.toBe(quote.id);
    expect(await office.shop.stored()).toMatchObject({ orders: 1, documents: 1, stock: 4 });
    expect(await office.kinds()).toEqual([
      ...['order-document', 'order-mail', 'order-notice', 'quote-mail', 'quote-notice'],
    ]);
    expect(await office.quotes.one(eva, quote.number)).toMatchObject({
      ...{ state: 'accepted', orderNumber: '2026-000001', steps: [], revision: 2 },
      timeline: [{ kind: 'accept', by: null, version: 1, total: 71.78 }, { kind: 'make' }],
    });
    const [taken] = await database.read.selectFrom('order_timeline').selectAll().execute();
    expect([taken?.kind, taken?.operator_id, JSON.parse(taken?.detail ?? '')]).toEqual([
      ...['take', null, { text: 'Aus dem Angebot A2026-000001' }],
    ]);
    expect(await log()).toEqual([
      ['order.take', 'Kontor'],
      ['quote.accept', 'Kontor'],
      ['quote.make', 'Eva'],
    ]);
  });

  test('states a VAT id, and becomes an order without tax while VIES does not call it invalid [LAW T5]', async () => {
    const intraCommunity = { from: '2026-11-20' };
    const address = { ...office.wish().address, country: 'DE', zipCode: '10115', city: 'Berlin' };
    // 2 × 16.66 + 22.64 + 12.90 for shipping, which is 77.78 with tax
    for (const [vatId, hold] of [
      ['DE123456788', null],
      ['DE123456789', vatIdTexts.hold('DE123456789', 'AT')],
    ] as const) {
      const shop = await quoteShop(await open(), { intraCommunity });
      const quote = await shop.made({ address, vatId, seen: { total: 68.86 } });
      expect(quote).toMatchObject({ vatId, total: 68.86, order: { total: { tax: 0 } } });
      const again = orThrow(await shop.quotes.again(quote.number));
      expect([again.vatId, ...again.lines.map(({ price }) => price)]).toEqual([vatId, undefined, undefined]);
      shop.time.now += 3 * 24 * 3_600_000;
      const id = orThrow(await shop.accept(quote));
      expect(await orderById(shop.database.read, id)).toMatchObject({
        ...{ business: { vatId, check: { askedAt: shop.time.now } }, total: { gross: 6886, tax: 0 } },
        untaxed: { exemption: 'intra-community' },
      });
      const row = shop.database.read.selectFrom('orders').select('hold');
      expect((await row.executeTakeFirstOrThrow()).hold).toBe(hold);
      expect((await shop.kinds()).includes('vat-id-check')).toBe(hold !== null);
    }
  });

  test('shows the tax again if its VAT id has become invalid, and is placed at that total alone [LAW T5]', async () => {
    let state: 'valid' | 'invalid' = 'valid';
    const vies = async () => ({ state, consultation: null, trader: null, failure: null });
    const shop = await quoteShop(await open(), { intraCommunity: { from: '2026-11-20' } }, vies);
    const address = { ...office.wish().address, country: 'DE', zipCode: '10115', city: 'Berlin' };
    const quote = await shop.made({ address, vatId: 'DE123456788', seen: { total: 68.86 } });
    state = 'invalid';
    shop.time.now += 3 * 24 * 3_600_000;
    expect(codeOf(await shop.accept(quote))).toBe('quote-changed');
    const shown = await shop.quotes.shown(quote.id);
    expect(shown).toMatchObject({ isTaxedAnew: true, order: { total: { gross: 7778 } } });
    const order = await orderById(shop.database.read, orThrow(await shop.accept(quote, { total: 7778 })));
    expect(order?.untaxed).toBeUndefined();
    expect(order?.business).toMatchObject({ vatId: 'DE123456788', check: { state: 'invalid' } });
    expect(order?.lines.map(({ price }) => price.gross)).toEqual([1999, 2490]);
  });

  test('is one order, however often and however much at once it is accepted', async () => {
    const quote = await office.made();
    const byTelephone = { number: quote.number, revision: 1, options: ['AGB'], remark: '', seen: { total: 71.78 } };
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => office.accept(quote)),
      office.quotes.acceptByTelephone(eva, byTelephone),
    ]);
    expect(answers.filter(isRefused)).toEqual([]);
    const [first] = answers;
    expect(await office.accept(quote)).toBe(first);
    expect(await office.shop.stored()).toMatchObject({ orders: 1, stock: 4 });
    expect((await entries()).map(({ kind }) => kind)).toEqual(['make', 'accept']);
  });

  test('is either accepted or withdrawn, if both happen at once', async () => {
    for (let i = 0; i < 3; i++) {
      const quote = await office.made({
        items: [{ productId: 'p-hammer', conditionId: 'hammer', amount: 2 }],
        seen: { total: 46.88 },
      });
      const [accepted, withdrawn] = await Promise.all([
        office.accept(quote),
        office.quotes.withdraw(eva, { number: quote.number, revision: 1, reason: 'Irrtum' }),
      ]);
      expect([isRefused(accepted), isRefused(withdrawn)].toSorted()).toEqual([false, true]);
      const { state, orderNumber } = orThrow(await office.quotes.one(eva, quote.number));
      expect(state).toBe(isRefused(accepted) ? 'withdrawn' : 'accepted');
      expect(orderNumber === null).toBe(isRefused(accepted));
    }
  });

  test('a customer sees and accepts the version that holds, and none that was replaced', async () => {
    const quote = await office.made();
    const changes = { number: quote.number, revision: 1, validUntil: '2026-12-10', seen: { total: 46.88 } };
    const items = [{ productId: 'p-hammer', conditionId: 'hammer', amount: 2 }];
    const { key: _, ...typed } = office.wish({ items });
    const changed = orThrow(await office.quotes.change(eva, { ...typed, ...changes }));
    expect(changed).toMatchObject({
      version: 2,
      revision: 2,
      total: 46.88,
      validUntil: '2026-12-10',
      link: quote.link,
    });
    expect(codeOf(await office.accept(quote))).toBe('quote-changed');
    expect(codeOf(await office.accept(quote, { version: 2 }))).toBe('quote-changed');
    expect(codeOf(await office.quotes.change(eva, { ...typed, ...changes }))).toBe('quote-changed');
    expect(await office.shop.stored()).toMatchObject({ orders: 0, stock: 5 });
    const shown = await office.quotes.shown(quote.id);
    expect([shown?.quote.version, shown?.order.lines.length]).toEqual([2, 1]);
    orThrow(await office.accept({ ...quote, version: 2, total: 46.88 }));
    expect(await office.shop.stored()).toMatchObject({ orders: 1, stock: 5 });
    const versions = await database.read.selectFrom('quote_versions').select('version').orderBy('version').execute();
    expect(versions.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('its last day is a whole one in Vienna; afterwards it can be prolonged and accepted', async () => {
    const quote = await office.made();
    office.time.now = Date.UTC(2026, 11, 4, 22, 59);
    expect((await office.quotes.shown(quote.id))?.state).toBe('open');
    office.time.now = Date.UTC(2026, 11, 4, 23);
    expect((await office.quotes.shown(quote.id))?.state).toBe('expired');
    expect(codeOf(await office.accept(quote))).toBe('quote-step');
    expect(codeOf(await office.quotes.send(eva, { number: quote.number, revision: 1 }))).toBe('quote-step');
    const wrong = await office.quotes.prolong(eva, { number: quote.number, revision: 1, validUntil: '2026-12-04' });
    expect(isRefused(wrong) && wrong.errors).toEqual([
      { path: 'validUntil', msg: 'Wählen Sie einen Tag von heute bis in einem Jahr.' },
    ]);
    const longer = await office.quotes.prolong(eva, { number: quote.number, revision: 1, validUntil: '2026-12-05' });
    expect(longer).toMatchObject({ state: 'open', version: 1, revision: 2, validUntil: '2026-12-05' });
    expect(isRefused(await office.accept(quote))).toBe(false);
  });

  test('is declined with a reason, tells the shop, and is opened again by a new version', async () => {
    const quote = await office.made();
    const said = { version: 1, reason: ' Zu  teuer ' };
    expect(await office.quotes.decline(quote.id, said)).toBe(null);
    expect(await office.quotes.decline(quote.id, said)).toBe(null);
    expect(codeOf(await office.accept(quote))).toBe('quote-step');
    expect((await entries()).map(({ kind, detail }) => [kind, JSON.parse(detail).text])).toEqual([
      ['make', undefined],
      ['decline', 'Zu teuer'],
    ]);
    expect(await office.kinds()).toEqual(['quote-mail', 'quote-notice']);
    const { key: _, ...typed } = office.wish();
    const again = await office.quotes.change(eva, { ...typed, number: quote.number, revision: 2 });
    expect(again).toMatchObject({ state: 'open', version: 2 });
    expect(await office.quotes.decline(quote.id, { version: 2, reason: 'x'.repeat(501) })).toMatchObject({
      status: 400,
    });
    expect(await office.quotes.decline(quote.id, said)).toMatchObject({ code: 'quote-changed' });
  });

  test('goods that are not there any more are said, noted once, and told to the shop', async () => {
    const quote = await office.made();
    await database.transaction((transaction) =>
      transaction.updateTable('conditions').set({ stock: 0 }).where('id', '=', 'book').execute(),
    );
    expect((await office.quotes.shown(quote.id))?.shortages).toEqual(['Fachbuch ist ausverkauft.']);
    expect([codeOf(await office.accept(quote)), codeOf(await office.accept(quote))]).toEqual([
      ...['item-sold-out', 'item-sold-out'],
    ]);
    expect((await entries()).map(({ kind }) => kind)).toEqual(['make', 'short']);
    expect(await office.kinds()).toEqual(['quote-mail', 'quote-notice']);
    expect(await office.shop.stored()).toMatchObject({ orders: 0, documents: 0, stock: 0 });
    await database.transaction(async (transaction) => {
      await transaction.deleteFrom('conditions').where('id', '=', 'book').execute();
    });
    expect((await office.quotes.shown(quote.id))?.shortages).toEqual(['Fachbuch wird nicht mehr verkauft.']);
    expect(codeOf(await office.accept(quote))).toBe('item-gone');
    expect(orThrow(await office.quotes.one(eva, quote.number)).state).toBe('open');
  });

  test('two offers of the last piece: who accepts first has it', async () => {
    await database.transaction((transaction) =>
      transaction.updateTable('conditions').set({ stock: 1 }).where('id', '=', 'book').execute(),
    );
    const [one, other] = [await office.made(), await office.made()];
    const answers = await Promise.all([office.accept(one), office.accept(other)]);
    expect(answers.filter(isRefused).map(({ code }) => code)).toEqual(['item-sold-out']);
    expect(await office.shop.stored()).toMatchObject({ orders: 1, stock: 0 });
  });

  test('another tax rate: the gross price stays, and the order has the tax of its time [LAW T1]', async () => {
    const quote = await office.made();
    await database.transaction((transaction) =>
      transaction.updateTable('conditions').set({ tax_rate: 1000 }).where('id', '=', 'hammer').execute(),
    );
    const shown = await office.quotes.shown(quote.id);
    expect([shown?.isTaxedAnew, shown?.order.total.gross]).toEqual([true, 7178]);
    const order = await orderById(database.read, orThrow(await office.accept(quote)));
    expect(order?.total).toMatchObject({ gross: 7178, tax: 652, taxRates: [{ rate: 1000, amount: 652 }] });
    expect(order?.lines.map(({ price }) => price.gross)).toEqual([1999, 2490]);
  });

  test('a price of its own needs the right and a reason, and both prices are told', async () => {
    const items = [{ productId: 'p-hammer', conditionId: 'hammer', amount: 2, price: 15 }];
    const body = { items, seen: { total: 36.9 } };
    expect(await office.quotes.make(withoutPrices, office.wish({ ...body, reason: 'Menge' }))).toMatchObject({
      status: 403,
    });
    expect(await office.quotes.make(eva, office.wish(body))).toMatchObject({ errors: [{ path: 'reason' }] });
    const quote = await office.made({ ...body, reason: 'Menge' });
    expect(quote.timeline[0]).toMatchObject({
      ...{ text: 'Menge', prices: [{ name: 'Schlosserhammer', before: 19.99, after: 15 }] },
    });
    expect(orThrow(await office.quotes.again(quote.number))).toMatchObject({
      ...{ email: 'kunde@example.at', carrier: 'Post', notes: [], lines: [{ amount: 2, price: 15 }] },
    });
    const order = await orderById(database.read, orThrow(await office.accept(quote)));
    expect(order?.lines[0]?.price).toMatchObject({ gross: 1500 });
  });

  test.each([
    ['another total', { seen: { total: 70 } }, 'order-changed'],
    ['a voucher', { vouchers: [{ code: 'X', session: 'x' }] }, 'quote-with-vouchers'],
    ['a day that is over', { validUntil: '2026-11-19' }, 'invalid-form'],
    ['a day too far away', { validUntil: '2027-11-21' }, 'invalid-form'],
    ['a note that is too long', { note: 'x'.repeat(5001) }, 'invalid-form'],
    ['no article', { items: [] }, 'cart-empty'],
    ['more than there is', { items: [{ productId: 'p-book', conditionId: 'book', amount: 6 }] }, 'item-sold-out'],
    ['a customer who has left', { customerId: 'gone' }, 'customer-not-found'],
    [
      'no street',
      { address: { name: 'M', firstName: '', street: '', zipCode: '1010', city: 'Wien', country: 'AT' } },
      'invalid-order',
    ],
  ] as const)('%s is refused, and nothing is written', async (_, more, code) => {
    expect(codeOf(await office.quotes.make(eva, office.wish(more as Partial<QuoteToMake>)))).toBe(code);
    expect(await office.shop.stored()).toEqual(nothing);
    expect(await entries()).toEqual([]);
  });

  test('a request that is sent several times at once makes one offer, and numbers have no gap', async () => {
    const body = office.wish();
    const answers = await Promise.all(Array.from({ length: 4 }, () => office.quotes.make(eva, body)));
    expect(answers.map((answer) => orThrow(answer).number)).toEqual(Array(4).fill('A2026-000001'));
    expect((await office.made()).number).toBe('A2026-000002');
    expect(await entries()).toHaveLength(2);
  });

  test('is taken over by telephone with what the customer agreed to, and says who did it', async () => {
    const quote = await office.made();
    const body = {
      number: quote.number,
      revision: 1,
      options: [] as string[],
      remark: 'Ruft an',
      seen: { total: 71.78 },
    };
    expect(codeOf(await office.quotes.acceptByTelephone(eva, body))).toBe('option-missing');
    expect(codeOf(await office.quotes.acceptByTelephone(eva, { ...body, revision: 2 }))).toBe('quote-changed');
    office.state.isClosed = true;
    expect(codeOf(await office.quotes.acceptByTelephone(eva, body))).toBe('shop-not-open');
    office.state.isClosed = false;
    const accepted = await office.quotes.acceptByTelephone(eva, { ...body, options: ['AGB'] });
    expect(accepted).toMatchObject({
      ...{
        state: 'accepted',
        orderNumber: '2026-000001',
        timeline: [{ kind: 'accept', by: 'Eva', text: 'Ruft an' }, {}],
      },
    });
    expect(await office.kinds()).not.toContain('quote-notice');
    const [taken] = await database.read.selectFrom('order_timeline').selectAll().execute();
    expect([taken?.operator_name, JSON.parse(taken?.detail ?? '')]).toEqual([
      ...['Eva', { channel: 'telephone', text: 'Aus dem Angebot A2026-000001\nRuft an' }],
    ]);
  });

  test('the list is searched and filtered by how offers stand now', async () => {
    const first = await office.made();
    await office.made({ email: 'eva@example.at', validUntil: '2026-11-20' });
    const third = await office.made();
    orThrow(await office.accept(first));
    await office.quotes.decline(third.id, { version: 1, reason: '' });
    office.time.now += day;
    await office.made({ address: { ...office.wish().address, companyName: 'Größe & Co' } });
    const numbers = async (question: Parameters<typeof office.quotes.list>[0]) =>
      (await office.quotes.list(question)).quotes.map(({ number }) => Number(number.slice(-1)));
    expect(await numbers({})).toEqual([4, 3, 2, 1]);
    expect(await numbers({ state: 'open' })).toEqual([4]);
    expect(await numbers({ state: 'expired' })).toEqual([2]);
    expect(await numbers({ state: 'accepted' })).toEqual([1]);
    expect(await numbers({ state: 'declined' })).toEqual([3]);
    expect(await numbers({ search: 'GRÖß' })).toEqual([4]);
    expect(await numbers({ search: 'a2026-000002' })).toEqual([2]);
    expect(await numbers({ search: 'müll wien' })).toEqual([4, 3, 2, 1]);
    expect(await numbers({ search: '%' })).toEqual([]);
    expect(await office.quotes.count({ search: 'eva' }, 10)).toBe(1);
    const row = await database.read
      .selectFrom('quotes')
      .select(['created_at'])
      .where('number', '=', first.number)
      .executeTakeFirst();
    expect(await numbers({ after: `${row?.created_at}.A2026-000003` })).toEqual([2, 1]);
    expect((await office.quotes.list({ state: 'accepted' })).quotes[0]).toMatchObject({ orderNumber: '2026-000001' });
  });

  test('a person is erased from offers: open ones go, accepted ones stay with their order [LAW D5]', async () => {
    const [open, accepted, others] = [await office.made(), await office.made(), await office.made({ email: 'x@y.at' })];
    const orderId = orThrow(await office.accept(accepted));
    await database.transaction((transaction) =>
      quotesOfPersons(database).erase(transaction, { customerId: null, email: 'Kunde@Example.at' }),
    );
    expect(await office.quotes.shown(open.id)).toBe(null);
    expect(isRefused(await office.quotes.one(eva, others.number))).toBe(false);
    expect((await office.quotes.list({ search: 'müller' })).quotes.map(({ number }) => number)).toEqual([
      others.number,
    ]);
    expect((await office.quotes.list({ search: accepted.number })).quotes).toHaveLength(1);
    await database.transaction((transaction) => eraseQuoteOfOrder(transaction, orderId));
    expect((await office.quotes.list({})).quotes.map(({ number }) => number)).toEqual([others.number]);
    office.time.now += 380 * day;
    await clearOldQuotes(database, office.time.now);
    expect([(await office.quotes.list({})).quotes, await entries()]).toEqual([[], []]);
    expect(await database.read.selectFrom('quote_versions').select('version').execute()).toEqual([]);
  });

  test('an offer of the time before the shop sold to businesses alone is not accepted, nor prolonged [LAW C8]', async () => {
    const quote = await office.made();
    const { number, revision } = quote;
    office.settings.soldTo = 'businesses';
    expect(codeOf(await office.accept(quote))).toBe('quote-of-consumers');
    const heard = { number, revision, options: ['AGB'], remark: '', seen: { total: 71.78 } };
    expect(codeOf(await office.quotes.acceptByTelephone(eva, heard))).toBe('quote-of-consumers');
    const prolonged = await office.quotes.prolong(eva, { number, revision, validUntil: '2026-12-24' });
    expect(codeOf(prolonged)).toBe('quote-of-consumers');
    expect(orThrow(await office.quotes.one(eva, number))).toMatchObject({
      state: 'open',
      validUntil: '2026-12-04',
      revision,
    });
    expect(await database.read.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  test('somebody without an e-mail address gets the letter on paper, and no mail', async () => {
    const quote = await office.made({ email: '' });
    expect([quote.email, quote.timeline[0]?.isMailed, await office.kinds()]).toEqual(['', false, []]);
    const send = await office.quotes.send(eva, { number: quote.number, revision: 1 });
    expect(codeOf(send)).toBe('quote-without-email');
    expect((await office.quotes.file('number', quote.number))?.filename).toBe('Angebot-A2026-000001.pdf');
    orThrow(
      await office.quotes.acceptByTelephone(eva, {
        ...{ number: quote.number, revision: 1, options: ['AGB'], remark: '', seen: { total: 71.78 } },
      }),
    );
    expect(await office.kinds()).toEqual(['order-document', 'order-notice']);
  });

  test('two operators: the second is told that it was changed', async () => {
    const quote = await office.made();
    const seen = { number: quote.number, revision: 1 };
    const answers = await Promise.all([
      office.quotes.prolong(eva, { ...seen, validUntil: '2026-12-24' }),
      office.quotes.send(operatorNamed('Otto'), seen),
    ]);
    expect(answers.filter(isRefused).map(({ code }) => code)).toEqual(['quote-changed']);
    expect(await entries()).toHaveLength(2);
  });

  test('mails have the letter, the texts of the contract and the link; notices have no key', async () => {
    const quote = await office.made({ note: 'Wie besprochen' });
    await office.quotes.decline(quote.id, { version: 1, reason: 'Zu teuer' });
    await office.made();
    const mails = await office.mails();
    const [notice, sent, ...more] = mails.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
    expect([notice?.subject, sent?.subject, more]).toEqual([
      ...['Angebot A2026-000001: abgelehnt', 'Angebot A2026-000002 von Kontor Werkzeug', []],
    ]);
    expect(JSON.stringify(notice)).not.toContain(quote.id);
    expect(notice?.text).toContain('Jörg Müller hat das Angebot A2026-000001 abgelehnt.\n\nDer Grund: Zu teuer');
    expect(sent?.attachments.map(({ filename }) => filename)).toEqual([
      ...['Angebot-A2026-000002.pdf', 'AGB.pdf', 'Widerrufsbelehrung.pdf'],
    ]);
    expect(
      Buffer.from(sent?.attachments[0]?.content ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(sent?.to).toEqual({ name: 'Jörg Müller', address: 'kunde@example.at' });
    expect(sent?.text).toMatch(/Es gilt bis 04\.12\.2026[\s\S]*https:\/\/shop\.example\/angebot\?id=[\w-]{32}\n/);
  });
});

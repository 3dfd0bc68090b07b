import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { germanEuro } from '../../../german-format.ts';
import { referenceAtProvider } from '../store/payment-attempt.ts';
import { refundInDashboard } from '../testing/dashboard.ts';
import { testPayments } from '../testing/payments.ts';
import { type Begun, type Faults, type ShopAtSandbox, startAtSandbox } from '../testing/sandbox.ts';

const day = 24 * 3_600_000;

describeOnBothEngines('a dispute about a payment by PayPal, over HTTP', ({ open }) => {
  let at: ShopAtSandbox;
  let database: Database;
  beforeAll(async () => {
    database = await open();
    at = await startAtSandbox(database);
  });
  afterAll(() => at.stop());

  /** A captured and settled payment. */
  async function paid(faults: Faults = {}): Promise<Begun> {
    const begun = await at.begin('paypal', faults);
    await at.decide(begun, 'authorized', faults);
    await at.execute(begun);
    await at.pass(1000);
    return begun;
  }
  const dispute = ({ ref }: Begun, body: object = {}) => at.say('POST', `/control/paypal/${ref}/dispute`, body);
  const goOn = ({ ref }: Begun, body: object) => at.say('PATCH', `/control/paypal/${ref}/dispute`, body);
  const reverse = ({ ref }: Begun, body: object = {}) => at.say('POST', `/control/paypal/${ref}/reverse`, body);
  const found = async ({ attempt }: Begun) =>
    (await at.shop.findings())
      .filter(({ attempt_id }) => attempt_id === attempt)
      .map(({ kind, detail }) => [kind, JSON.parse(detail)]);
  /** The last report of the dispute, when nothing is left to do. */
  const closed = async ({ attempt }: Begun) => {
    const told = database.read.selectFrom('payment_findings').selectAll().where('attempt_id', '=', attempt);
    const rows = await told.where('resolved_at', 'is not', null).execute();
    return rows.map(({ kind, detail }) => [kind, JSON.parse(detail)]);
  };
  /** The refunded amounts in the mails about an order. */
  const mailedRefunds = ({ orderNumber }: Begun) =>
    at.shop.sent.flatMap(({ subject, text }) =>
      subject.includes(orderNumber) && subject.endsWith('zurück') ? (/[\d.,]+\u00a0€/.exec(text)?.[0] ?? '') : [],
    );
  const kinds = async (begun: Begun) => (await found(begun)).map(([kind]) => kind).sort();
  const shown = async (begun: Begun) => (await at.execute(begun)).json().payment;

  test('opened, it is a finding with its deadline; the order stays paid as long as no money has moved', async () => {
    const begun = await paid();
    await dispute(begun, { amount: 500 });
    await at.pass(1000);
    const [[kind, detail] = []] = await found(begun);
    expect(kind).toBe('disputed');
    expect(detail).toEqual({
      ...{ id: expect.stringMatching(/^PP-D-\d+$/), reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED', stage: 'INQUIRY' },
      ...{ status: 'WAITING_FOR_SELLER_RESPONSE', amount: 500, outcome: null },
      ...{ answerBy: expect.any(Number), changedAt: expect.any(Number) },
    });
    expect(detail.answerBy - detail.changedAt).toBe(10 * day);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured', disputed: 1, reversed: 0 }]);
    expect(await shown(begun)).toBe('paid');

    await goOn(begun, { outcome: 'CANCELED_BY_BUYER' });
    await at.pass(1000);
    expect(await found(begun)).toEqual([]);
    expect(await closed(begun)).toMatchObject([['disputed', { status: 'RESOLVED', answerBy: null, won: true }]]);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured', disputed: 0, reversed: 0 }]);
  });

  test('whose money was taken is no refund, and won ends as paid again; no mail says that anything was refunded [security: dispute]', async () => {
    const begun = await paid();
    await dispute(begun, { stage: 'CHARGEBACK', reason: 'UNAUTHORISED' });
    await reverse(begun);
    await at.pass(1000);
    const { total } = begun;
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'reversed', refunded: 0, reversed: total }]);
    expect(await kinds(begun)).toEqual(['disputed', 'reversed']);
    expect(await shown(begun)).toBe('disputed');
    expect(await at.shop.refundable(begun.attempt)).toBe(0);
    expect((await at.create('paypal', begun.id)).json()).toMatchObject({ code: 'already-paid' });

    await goOn(begun, { outcome: 'RESOLVED_SELLER_FAVOUR' });
    await at.pass(1000);
    expect(await at.shop.attempts(begun.id)).toMatchObject([
      { state: 'captured', refunded: 0, reversed: 0, disputed: 0 },
    ]);
    // The dispute is over, so the shop can continue with the order.
    expect(await found(begun)).toEqual([['paid-again', { amount: total }]]);
    expect(await closed(begun)).toMatchObject([['disputed', { won: true }]]);
    expect(await shown(begun)).toBe('paid');
    expect(at.mails(begun)).toEqual(['came']);
    expect(await at.books(begun.ref)).toEqual({ captured: total, refunded: 0, captures: 1 });
    expect(await at.shop.refundable(begun.attempt)).toBe(total);
  });

  test.each([
    ['won', 'RESOLVED_SELLER_FAVOUR', 0],
    ['lost', 'RESOLVED_BUYER_FAVOUR', 500],
  ] as const)(
    'about an order that is cancelled meanwhile: once it is %s, all that is left is refunded, once',
    async (_, outcome, taken) => {
      const begun = await paid();
      const { total } = begun;
      await dispute(begun, { amount: 500 });
      await reverse(begun, { amount: 500 });
      await at.pass(1000);
      await at.shop.setOrderState(begun.id, 'cancelled');
      await at.shop.look();
      await at.pass(1000);
      expect(await kinds(begun)).toEqual(['disputed', 'refund-refused', 'reversed']);
      await at.shop.checkAll();
      await at.shop.look();
      const refunds = async () => (await at.shop.operations(begun.attempt)).filter(({ kind }) => kind === 'refund');
      // While the dispute is open, no refund is requested again.
      expect(await refunds()).toEqual([{ kind: 'refund', state: 'refused', amount: total - 500, tries: 1 }]);

      await goOn(begun, { outcome });
      await at.pass(1000);
      await Promise.all([at.shop.checkAll(), at.shop.look()]);
      await at.shop.live(26 * 3_600_000);
      expect(await refunds()).toEqual([
        { kind: 'refund', state: 'refused', amount: total - 500, tries: 1 },
        { kind: 'refund', state: 'done', amount: total - taken, tries: 1 },
      ]);
      expect(await at.shop.attempts(begun.id)).toMatchObject([
        { refunded: total - taken, reversed: taken, disputed: 0 },
      ]);
      expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: taken === 0 ? 'refunded' : 'reversed' }]);
      // A won dispute leaves nothing to do.
      expect(await kinds(begun)).toEqual(taken === 0 ? [] : ['disputed', 'reversed']);
      expect(await closed(begun)).toMatchObject(taken === 0 ? [['disputed', { won: true }]] : []);
      // The refunded sum, without a refused one.
      expect(mailedRefunds(begun)).toEqual([germanEuro(total - taken)]);
    },
  );

  test('that took a part, while the rest was refunded for the cancelled order: what is won is refunded too', async () => {
    const shop = testPayments(await open(), 'paypal');
    const { id, total } = await shop.order();
    const attempt = await shop.begin(id);
    shop.provider.authorize(attempt);
    await shop.settleOnNews({ attemptId: attempt, attempt: 0 });
    const [captured] = await shop.attempts(id);
    if (captured === undefined) throw new Error('There is no payment');
    const reference = referenceAtProvider(captured);
    const stands = (refunded: number, reversed: number) =>
      shop.provider.stand(attempt, {
        ...{ state: 'captured', captureId: captured.capture_id ?? '', refunded, reversed, disputes: [] },
        money: { amount: total, currency: 'EUR', reference, transactionId: null, means: null, liabilityShift: null },
      });
    const hear = () => shop.settleOnNews({ attemptId: attempt, attempt: 0 });
    stands(0, 500);
    await hear();
    await shop.setOrderState(id, 'cancelled');
    await shop.look();
    await shop.live(0);
    expect(await shop.attempts(id)).toMatchObject([{ refunded: total - 500, reversed: 500 }]);
    stands(total - 500, 0);
    await Promise.all([hear(), hear(), shop.look()]);
    expect(shop.provider.books(attempt)).toMatchObject({ refunded: total, refunds: 2 });
    expect(await shop.attempts(id)).toMatchObject([{ state: 'refunded', refunded: total, reversed: 0 }]);
  });

  test('that is lost in part before its order is cancelled: the rest is refunded, the payment is over, and a mail names it', async () => {
    const begun = await paid();
    const { total } = begun;
    await dispute(begun, { amount: 1000 });
    await reverse(begun, { amount: 1000 });
    await goOn(begun, { outcome: 'RESOLVED_BUYER_FAVOUR' });
    await at.pass(1000);
    await at.shop.setOrderState(begun.id, 'cancelled');
    await at.shop.look();
    await at.pass(1000);
    await at.shop.live(26 * 3_600_000);
    expect(await at.shop.attempts(begun.id)).toMatchObject([
      { state: 'reversed', refunded: total - 1000, reversed: 1000 },
    ]);
    expect(await refundsOf(begun)).toEqual([['done', total - 1000]]);
    expect(mailedRefunds(begun)).toEqual([germanEuro(total - 1000)]);
    expect(await at.shop.refundable(begun.attempt)).toBe(0);
  });

  /** The requested refunds. */
  const refundsOf = async ({ attempt }: Begun) =>
    (await at.shop.operations(attempt)).flatMap(({ kind, state, amount }) =>
      kind === 'refund' ? [[state, amount]] : [],
    );

  test('that took the money unheard of, so that the refund of a cancelled order was refused: won, all of it is refunded [security: dispute]', async () => {
    const begun = await paid({ message: 'never' });
    const { total } = begun;
    await reverse(begun);
    await at.shop.setOrderState(begun.id, 'cancelled');
    await at.shop.checkAll();
    await at.pass(1000);
    expect(await refundsOf(begun)).toEqual([['refused', total]]);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'reversed', refunded: 0, reversed: total }]);
    // The money was not refunded by somebody else.
    expect(await found(begun)).toEqual([['reversed', { amount: total }]]);

    await dispute(begun);
    await goOn(begun, { outcome: 'RESOLVED_SELLER_FAVOUR' });
    await at.shop.live(25 * 3_600_000);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'refunded', refunded: total, reversed: 0 }]);
    expect(await at.books(begun.ref)).toMatchObject({ refunded: total });
    expect(await refundsOf(begun)).toEqual([
      ['refused', total],
      ['done', total],
    ]);
    expect(at.mails(begun)).toEqual(['came', 'refunded']);
  });

  test('that was unheard of, while the order was cancelled in the dashboard’s wake: what is left is refunded, once', async () => {
    const begun = await paid({ message: 'never' });
    const { total } = begun;
    await refundInDashboard(at, begun, 1000);
    await at.shop.setOrderState(begun.id, 'cancelled');
    await at.shop.look();
    await at.shop.live(25 * 3_600_000);
    expect(await refundsOf(begun)).toEqual([
      ['refused', total],
      ['done', total - 1000],
    ]);
    expect(await at.books(begun.ref)).toMatchObject({ refunded: total });
    expect(await found(begun)).toEqual([['refunded-elsewhere', { refunded: 1000, known: 0 }]]);
  });

  test('that is lost leaves the order unpaid, and is asked about no more', async () => {
    const begun = await paid();
    await dispute(begun, { stage: 'CHARGEBACK' });
    await reverse(begun);
    await goOn(begun, { outcome: 'RESOLVED_BUYER_FAVOUR' });
    await at.pass(1000);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'reversed', reversed: begun.total, disputed: 0 }]);
    expect(await found(begun)).toContainEqual([
      'disputed',
      expect.objectContaining({ outcome: 'RESOLVED_BUYER_FAVOUR', won: false }),
    ]);
    expect(await shown(begun)).toBe('disputed');
  });

  test('that is won brings back nothing of one that was lost before [security: dispute]', async () => {
    const begun = await paid();
    await dispute(begun, { amount: 500 });
    await reverse(begun, { amount: 500 });
    await goOn(begun, { outcome: 'RESOLVED_BUYER_FAVOUR' });
    await at.pass(1000);
    await dispute(begun, { amount: 700 });
    await reverse(begun, { amount: 700 });
    await at.pass(1000);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured', reversed: 1200, disputed: 1 }]);
    await goOn(begun, { outcome: 'RESOLVED_SELLER_FAVOUR' });
    await at.pass(1000);
    expect(await at.shop.attempts(begun.id)).toMatchObject([
      { state: 'captured', refunded: 0, reversed: 500, disputed: 0 },
    ]);
    expect(await at.shop.refundable(begun.attempt)).toBe(begun.total - 500);
    expect(await shown(begun)).toBe('disputed');
  });

  test('about a part of the rest takes only that part, beside our refunds', async () => {
    const begun = await paid();
    await at.shop.refund({ attemptId: begun.attempt, amount: 300, note: '', key: `part-${begun.id}` });
    await dispute(begun, { amount: 700 });
    await reverse(begun, { amount: 700 });
    await at.pass(1000);
    const [attempt] = await at.shop.attempts(begun.id);
    expect(attempt).toMatchObject({ state: 'captured', refunded: 300, reversed: 700 });
    expect(await at.shop.refundable(begun.attempt)).toBe(begun.total - 1000);
    expect(await shown(begun)).toBe('disputed');
    const tooMuch = { attemptId: begun.attempt, amount: begun.total - 999, note: '', key: `more-${begun.id}` };
    expect(await at.shop.refund(tooMuch)).toMatchObject({ code: 'not-refundable' });
  });

  test('of which no message came is known by the capture’s state when PayPal is asked [security: dispute]', async () => {
    const begun = await paid({ message: 'never' });
    await dispute(begun, { stage: 'CHARGEBACK' });
    await reverse(begun);
    await at.shop.live(25 * 3_600_000);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'reversed', reversed: begun.total, disputed: 1 }]);
    expect(await kinds(begun)).toEqual(['disputed', 'reversed']);
    await goOn(begun, { outcome: 'RESOLVED_SELLER_FAVOUR' });
    await at.shop.live(25 * 3_600_000);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured', reversed: 0, disputed: 0 }]);
    expect(await kinds(begun)).toEqual(['paid-again']);
  });

  test('told in any order, and twice, comes to the same; what is older is no news [security: dispute]', async () => {
    const begun = await paid({ message: 'never' });
    const before = at.heard.length;
    await dispute(begun, { stage: 'CHARGEBACK' });
    await reverse(begun);
    await at.pass(1000);
    await goOn(begun, { outcome: 'RESOLVED_SELLER_FAVOUR' });
    expect(at.heard).toHaveLength(before);
    const listed = await eventsOf(at, begun);
    expect(listed.map(({ event_type }) => event_type)).toEqual([
      'CUSTOMER.DISPUTE.RESOLVED',
      'PAYMENT.CAPTURE.REVERSED',
      'CUSTOMER.DISPUTE.CREATED',
    ]);
    for (const { id } of [...listed, ...listed]) await resend(at, id);
    await at.pass(1000);
    expect(at.heard.length - before).toBe(6);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured', reversed: 0, disputed: 0 }]);
    expect(await found(begun)).toEqual([]);
    expect(await closed(begun)).toEqual([['disputed', expect.objectContaining({ status: 'RESOLVED', won: true })]]);
  });

  test('beside a refund in the dashboard, both without a message, is distinguished from it', async () => {
    const begun = await paid({ message: 'never' });
    await refundInDashboard(at, begun, 200);
    await reverse(begun, { amount: 500 });
    await at.shop.live(25 * 3_600_000);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ refunded: 200, reversed: 500 }]);
    expect(await kinds(begun)).toEqual(['refunded-elsewhere', 'reversed']);
  });

  test('without the right to read disputes is reported from the message, and its money booked from the capture', async () => {
    const begun = await paid();
    await at.say('POST', '/control/paypal/disputes', { granted: false });
    await dispute(begun, { stage: 'CHARGEBACK' });
    await reverse(begun);
    await at.pass(1000);
    expect(await kinds(begun)).toEqual(['disputed', 'reversed']);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'reversed', disputed: 1 }]);
    await goOn(begun, { outcome: 'RESOLVED_SELLER_FAVOUR' });
    await at.pass(1000);
    expect(await at.shop.attempts(begun.id)).toMatchObject([{ state: 'captured', reversed: 0 }]);
    expect(await found(begun)).toEqual([['paid-again', { amount: begun.total }]]);
    expect(await closed(begun)).toContainEqual(['disputed', expect.objectContaining({ won: true })]);
    expect(at.shop.logged.join()).not.toContain('payment provider cannot be used');
    await at.say('POST', '/control/paypal/disputes', { granted: true });
  });
});

async function eventsOf({ sandbox }: ShopAtSandbox, begun: Begun): Promise<{ id: string; event_type: string }[]> {
  const answer = await fetch(`${sandbox.origin}/v1/notifications/webhooks-events?page_size=300`, {
    headers: { authorization: `Bearer ${await tokenOf(sandbox)}` },
  });
  const { events } = (await answer.json()) as { events: { id: string; event_type: string; resource: object }[] };
  const [attempt] = [begun.attempt];
  const about = (resource: object) => JSON.stringify(resource);
  const captures = events.filter(({ resource }) => about(resource).includes(attempt)).map(({ resource }) => resource);
  const captureId = (captures.at(0) as { disputed_transactions?: { seller_transaction_id: string }[] } | undefined)
    ?.disputed_transactions?.[0]?.seller_transaction_id;
  return events.filter(
    ({ event_type, resource }) =>
      /DISPUTE|REVERSED/.test(event_type) && captureId !== undefined && about(resource).includes(captureId),
  );
}

async function resend({ sandbox }: ShopAtSandbox, id: string): Promise<void> {
  const answer = await fetch(`${sandbox.origin}/v1/notifications/webhooks-events/${id}/resend`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(sandbox)}`, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(`${id}: ${answer.status}`);
}

async function tokenOf({ origin, settings }: ShopAtSandbox['sandbox']): Promise<string> {
  const { PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret } = settings;
  const answer = await fetch(`${origin}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

import type { UnshipStep } from '@kontor/contract/office';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { billedOf, openInvoiceOf } from '../documents/documents.service.ts';
import { issueTime, testDocuments } from '../documents/testing/documents.ts';
import { createOrderLives } from '../order-life/order-lives.ts';
import { eraseOrder, recordOfNumber } from '../orders/orders.service.ts';
import { fillCatalogue } from '../orders/testing/shop.ts';
import { invoicesOf, operatorNamed, type TestLife, testLife } from './testing/life.ts';

const max = operatorNamed('Max');
const never = () => Promise.reject(new Error('Nothing is printed'));
const noPrinter = { print: never, printCopies: never, printPickList: never, printLetter: never, close: async () => {} };

describeOnBothEngines('a shipment that was noted by mistake', ({ open }) => {
  let database: Database;
  let at: TestLife;
  let papers: ReturnType<typeof testDocuments>;
  let key = 0;
  const on = (number: string, version: number) => ({ number, version, key: `request-${++key}` });
  const undo = (number: string, version: number, more: Partial<UnshipStep> = {}) =>
    ({ ...on(number, version), parcel: 1, reason: 'Falsche Bestellung', ...more }) satisfies UnshipStep;
  const twoHammers = { pieces: [{ line: 0, amount: 2 }] };

  beforeEach(async () => {
    database = await open();
    await fillCatalogue(database);
    papers = testDocuments(database, noPrinter);
    const { withdrawNote } = papers.documents;
    at = testLife(database, { documents: { ...invoicesOf(openInvoiceOf, billedOf), withdrawNote } });
    at.time.now = issueTime;
  });

  const note = async (number: string, pieces: { line: number; amount: number }[]) => {
    const issued = await papers.documents.issueDeliveryNote({ number, key: `note-key-${++key}`, pieces }, at.eva);
    if (isRefused(issued)) throw new Error(issued.code);
    return issued.number;
  };
  const notes = async (number: string) => {
    const all = await papers.documents.ofOrder(number);
    if (isRefused(all)) throw new Error(all.code);
    return all.map((one) => [one.number, one.isWithdrawn]);
  };
  const stored = (number: string) =>
    database.read
      .selectFrom('orders')
      .select(['state', 'shipping_state', 'unbilled_since', 'unpaid_since'])
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
  const lastLogged = (subject: 'order' | 'document') =>
    database.read
      .selectFrom('office_log')
      .select(['operator_name', 'action', 'subject_id', 'before', 'after'])
      .where('subject', '=', subject)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();

  test('is undone whole: pieces, state, delivery note, log and mail; stock, numbers and the past stay', async () => {
    const number = await at.order(1);
    const stock = [await at.stock('hammer'), await at.stock('book')];
    const slip = await note(number, twoHammers.pieces);
    await at.done(at.life.ship(at.eva, { ...on(number, 0), ...twoHammers, trackingNumber: 'A1', carrier: 'Post' }));
    await at.done(at.life.ship(at.eva, on(number, 1)));
    expect(await stored(number)).toMatchObject({ state: 'shipped', unbilled_since: issueTime });
    at.time.now += 60_000;
    const order = await at.done(at.life.unship(max, undo(number, 2)));

    expect(order).toMatchObject({ version: 3, state: 'processing', shipping: 'partly-shipped' });
    expect(order.lines[0]).toEqual({ open: 2, picked: 0, shipped: 0, delivered: 0, returned: 0, cancelled: 0 });
    expect(order.parcels).toMatchObject([
      { number: 1, isUndone: true, unshipRefusal: 'already', trackingNumber: 'A1', ...twoHammers },
      { number: 2, isUndone: false, unshipRefusal: null },
    ]);
    expect(order.timeline.at(-1)).toEqual({
      ...{ version: 3, kind: 'unship', at: new Date(at.time.now).toISOString(), by: 'Max', via: 'order' },
      ...{ reason: 'Falsche Bestellung', isTold: true, parcels: [1], deliveryNote: slip },
    });
    expect(await stored(number)).toMatchObject({ shipping_state: 'partly-shipped', unbilled_since: null });
    expect([await at.stock('hammer'), await at.stock('book')]).toEqual(stock);
    expect(await notes(number)).toEqual([[slip, true]]);
    const logged = await lastLogged('order');
    expect([logged.operator_name, logged.action, logged.subject_id]).toEqual(['Max', 'order.unship', number]);
    expect(JSON.parse(logged.before ?? '')).toEqual({ state: 'shipped' });
    expect(JSON.parse(logged.after ?? '')).toMatchObject({
      ...{ state: 'processing', reason: 'Falsche Bestellung', parcels: [1], deliveryNote: slip },
      pieces: [{ name: 'Schlosserhammer', amount: 2, toStock: false }],
    });
    expect(await lastLogged('document')).toMatchObject({ action: 'document.withdrawn', subject_id: slip });

    const again = await at.done(at.life.ship(at.eva, on(number, 3)));
    expect(again).toMatchObject({ state: 'shipped', parcels: [{ number: 1 }, { number: 2 }, { number: 3 }] });
    expect(again.parcels[2]).toMatchObject({ isUndone: false, pieces: [{ line: 0, amount: 2 }] });
  });

  test('is corrected in a short mail to whom its mail went, and the mail that still waited is not sent', async () => {
    const number = await at.order(1);
    await at.done(at.life.ship(at.eva, { ...on(number, 0), ...twoHammers, trackingNumber: 'A1' }));
    const [sent] = await at.mails();
    expect(sent?.subject).toBe('Ein Teil Ihrer Bestellung 2026-000001 ist unterwegs');
    await at.done(at.life.unship(at.eva, undo(number, 1)));
    expect(await at.queued()).toEqual(['order-shipped-mail 1', 'order-unshipped-mail 2']);
    const [correction, ...more] = await at.mails();
    expect(more).toEqual([]);
    expect(correction?.subject).toBe('Noch nicht unterwegs: Ihre Bestellung 2026-000001');
    expect(correction?.text).toContain(
      'zu Ihrer Bestellung 2026-000001 war ein Paket als versandt vermerkt, das noch nicht unterwegs ist.',
    );
    expect(correction?.text).toContain('2 Stück Schlosserhammer 500 g');
    expect(correction?.text).toContain('Die Sendungsnummer A1 gilt vorerst nicht.');
    expect(correction?.text).not.toContain('Falsche Bestellung');
    expect((await at.mails())[0]?.messageId).toBe(correction?.messageId);
  });

  test.each([
    ['the operator takes the tick away', {}, { isTold: false }],
    ['the shipment was not told either', { isTold: false }, { isTold: true }],
  ])('is corrected in no mail if %s', async (_, shipped, undone) => {
    const number = await at.order(1);
    await at.done(at.life.ship(at.eva, { ...on(number, 0), ...shipped }));
    const order = await at.done(at.life.unship(at.eva, undo(number, 1, undone)));
    expect(order.timeline.at(-1)?.isTold).toBe(false);
    expect((await at.queued()).filter((mail) => mail.startsWith('order-unshipped'))).toEqual([]);
  });

  test('of somebody who was erased is undone without a mail', async () => {
    const number = await at.order(1);
    await at.done(at.life.ship(at.eva, on(number, 0)));
    await database.transaction(async (transaction) => {
      const { id } = await transaction.selectFrom('orders').select('id').executeTakeFirstOrThrow();
      await eraseOrder(transaction, id, at.time.now);
    });
    const { version } = (await recordOfNumber(database.read, number)) ?? { version: 0 };
    const order = await at.done(at.life.unship(at.eva, undo(number, version)));
    expect(order).toMatchObject({ shipping: 'open', timeline: [{}, { kind: 'unship', isTold: false }] });
    expect(await at.queued()).not.toContain('order-unshipped-mail 2');
  });

  test('stays once the parcel has arrived, a piece of it came back, or an invoice since bills it', async () => {
    const [arrived, back, billed] = [await at.order(1), await at.order(2), await at.order(3)];
    for (const number of [arrived, back, billed]) await at.done(at.life.ship(at.eva, on(number, 0)));
    await at.done(at.life.deliver(at.eva, on(arrived, 1)));
    const one = [{ line: 0, amount: 1, toStock: true }];
    await at.done(at.life.takeBack(at.eva, { ...on(back, 1), reason: 'x', pieces: one }));
    papers.time.now = at.time.now;
    const invoice = await papers.documents.issueInvoice({ number: billed }, at.eva);
    if (isRefused(invoice)) throw new Error(invoice.code);

    const mails = await at.queued();
    expect(await at.refusal(at.life.unship(max, undo(arrived, 2)))).toEqual([
      ...[409, 'step-refused'],
      'Dieses Paket ist zugestellt. Kommt etwas zurück, melden Sie eine Rücksendung.',
    ]);
    expect(await at.refusal(at.life.unship(max, undo(back, 2)))).toEqual([
      ...[409, 'step-refused'],
      'Davon ist schon etwas zurückgekommen: „Schlosserhammer“. Der Versand lässt sich nicht mehr zurücknehmen.',
    ]);
    expect(await at.refusal(at.life.unship(max, undo(billed, 1)))).toEqual([
      ...[409, 'step-refused'],
      'Seit dem Versand gibt es eine Rechnung über diese Stücke. Stornieren Sie zuerst die Rechnung.',
    ]);
    expect((await at.done(at.life.order(billed))).parcels[0]?.unshipRefusal).toBe('billed');
    expect(await at.queued()).toEqual(mails);
    expect(await stored(billed)).toMatchObject({ state: 'shipped' });

    await papers.documents.correct({ number: invoice.number, key: 'cancel-0001' }, at.eva);
    expect(await at.done(at.life.unship(max, undo(billed, 1)))).toMatchObject({ state: 'processing' });
  });

  test('is undone of a parcel that the invoice since does not bill, and of no parcel that it bills', async () => {
    const number = await at.order(1, { buy: [{ name: 'Hammer', amount: 4, unitPrice: 2000, taxRate: 2000 }] });
    const bill = async (pieces: { line: number; amount: number }[]) => {
      papers.time.now = at.time.now;
      const asked = { ...{ number, key: `part-key-${++key}`, pieces }, withCharges: false, isMailed: false };
      const issued = await papers.documents.issuePart(asked, at.eva);
      if (isRefused(issued)) throw new Error(issued.code);
      return issued.number;
    };
    const refusals = async () =>
      (await at.done(at.life.order(number))).parcels.map(({ unshipRefusal }) => unshipRefusal);
    await at.done(at.life.ship(at.eva, { ...on(number, 0), ...twoHammers }));
    await at.done(at.life.ship(at.eva, { ...on(number, 1), ...twoHammers }));
    const first = await bill([{ line: 0, amount: 2 }]);
    expect(await refusals()).toEqual(['billed', null]);
    await bill([{ line: 0, amount: 2 }]);
    expect(await refusals()).toEqual(['billed', 'billed']);
    // The other one still bills the second parcel.
    await papers.documents.correct({ number: first, key: 'cancel-0002' }, at.eva);
    expect(await refusals()).toEqual([null, 'billed']);
  });

  test('is undone although the whole order was billed before it was shipped', async () => {
    const number = await at.order(1);
    papers.time.now = at.time.now - 1;
    await papers.documents.issueInvoice({ number }, at.eva);
    await at.done(at.life.ship(at.eva, on(number, 0)));
    expect(await at.done(at.life.unship(at.eva, undo(number, 1)))).toMatchObject({ shipping: 'open' });
  });

  test('is undone once: the same request again, a second person, and one who saw an older order', async () => {
    const number = await at.order(1);
    await at.done(at.life.ship(at.eva, on(number, 0)));
    const body = undo(number, 1);
    await at.done(at.life.unship(at.eva, body));
    expect(await at.done(at.life.unship(at.eva, body))).toMatchObject({ version: 2 });
    expect(await at.refusal(at.life.unship(max, undo(number, 2)))).toEqual([
      ...[409, 'step-already'],
      'Eva hat diese Bestellung schon als doch nicht versandt gemeldet (23.11.2026, 10:00).',
    ]);
    expect(await at.refusal(at.life.deliver(max, on(number, 1)))).toEqual([
      ...[409, 'order-stale'],
      'Eva hat diese Bestellung inzwischen als doch nicht versandt gemeldet (23.11.2026, 10:00). Sehen Sie sie neu an, bevor Sie weitermachen.',
    ]);
    expect(await at.refusal(at.life.unship(max, undo(number, 2, { parcel: 2 })))).toEqual([
      ...[409, 'step-refused', 'Davon wurde nichts versandt.'],
    ]);
    expect(await at.code(at.life.unship(max, undo(number, 2, { reason: ' ' })))).toEqual([400, 'invalid-form']);
    expect(await at.logged(number)).toEqual(['order.ship', 'order.unship']);
    expect(await at.queued()).toEqual(['order-shipped-mail 1', 'order-unshipped-mail 2']);
  });

  test('of a dozen who undo, deliver, take back and ship on at once one is first, and the others are told', async () => {
    const number = await at.order(1);
    await at.done(at.life.ship(at.eva, { ...on(number, 0), ...twoHammers }));
    const one = [{ line: 0, amount: 1, toStock: true }];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => {
        const body = on(number, 1);
        if (i % 4 === 0) return at.life.unship(max, undo(number, 1));
        if (i % 4 === 1) return at.life.deliver(at.eva, body);
        return i % 4 === 2
          ? at.life.takeBack(max, { ...body, reason: 'x', pieces: one })
          : at.life.ship(at.eva, { ...body, pieces: [{ line: 1, amount: 1 }] });
      }),
    );
    const won = answers.filter((answer) => !isRefused(answer));
    expect(won).toHaveLength(1);
    expect(answers.filter(isRefused).map(({ code }) => code)).toEqual(Array.from({ length: 11 }, () => 'order-stale'));
    const order = await at.done(at.life.order(number));
    expect(order).toMatchObject({ version: 2, timeline: [{}, {}] });
    expect(await at.logged(number)).toEqual(['order.ship', `order.${order.timeline[1]?.kind}`]);
  });

  test('is nothing to its customer any more, and their data say that it was undone', async () => {
    const number = await at.order(1);
    await at.done(at.life.ship(at.eva, { ...on(number, 0), ...twoHammers, trackingNumber: 'A1' }));
    await at.done(at.life.unship(at.eva, undo(number, 1)));
    const record = await recordOfNumber(database.read, number);
    if (record === null) throw new Error('no order');
    const { id } = record.order;
    const lives = createOrderLives(database);
    expect((await lives.of([{ order: record.order, state: record.state }])).get(id)).toMatchObject({ parcels: [] });
    expect((await lives.recordsOf([id])).get(id)).toMatchObject({ parcels: [{ number: 1, undone_version: 2 }] });
  });

  test('leaves an order that can be cancelled whole, and may be shipped by a carrier’s file that names it again', async () => {
    const [cancelled, shipped] = [await at.order(1), await at.order(2)];
    for (const number of [cancelled, shipped]) {
      await at.done(at.life.ship(at.eva, { ...on(number, 0), trackingNumber: `A-${number}` }));
      await at.done(at.life.unship(at.eva, undo(number, 1)));
    }
    const gone = await at.done(at.life.cancel(at.eva, { ...on(cancelled, 2), reason: 'x' }, false));
    expect(gone).toMatchObject({ state: 'cancelled', shipping: 'none' });
    expect(gone.lines[0]).toMatchObject({ cancelled: 2, shipped: 0 });
    const file = { key: 'file-0001', text: `${shipped};A-${shipped}\n` };
    expect(await at.life.shipByFile(at.eva, file)).toMatchObject({ changed: 1, already: 0 });
    expect(await at.done(at.life.order(shipped))).toMatchObject({
      state: 'shipped',
      parcels: [{ isUndone: true }, { number: 2, isUndone: false, trackingNumber: `A-${shipped}` }],
    });
  });

  test('takes its own delivery note along, and a new one is printed for its pieces', async () => {
    const number = await at.order(1);
    const [first, second] = [await note(number, twoHammers.pieces), await note(number, [{ line: 1, amount: 1 }])];
    await at.done(at.life.ship(at.eva, { ...on(number, 0), ...twoHammers }));
    await at.done(at.life.ship(at.eva, { ...on(number, 1), pieces: [{ line: 1, amount: 1 }] }));
    const before = database.read.selectFrom('issued_documents').select(['number', 'model', 'position']);
    const documents = await before.orderBy('number').execute();
    await at.done(at.life.unship(at.eva, undo(number, 2)));
    expect(await before.orderBy('number').execute()).toEqual(documents);
    expect(await notes(number)).toEqual([
      [first, true],
      [second, false],
    ]);
    const printer = { ...noPrinter, printCopies: async () => new Uint8Array([1]) };
    const { documents: printing } = testDocuments(database, printer);
    for (const _ of ['', 'again'])
      expect(await printing.print({ papers: 'delivery-notes', numbers: [number] }, at.eva)).toMatchObject({
        refused: [],
      });
    const all = await printing.ofOrder(number);
    if (isRefused(all)) throw new Error(all.code);
    expect(all.map(({ isWithdrawn, delivered }) => [isWithdrawn, delivered])).toEqual([
      [true, [{ line: 0, amount: 2 }]],
      [false, [{ line: 1, amount: 1 }]],
      [
        false,
        [
          { line: 0, amount: 2 },
          { line: 2, amount: 12 },
        ],
      ],
    ]);
  });
});

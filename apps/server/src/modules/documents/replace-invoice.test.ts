import type { AmendStep, InvoiceReplacement, OfficeDocument } from '@kontor/contract/office';
import { afterAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { invoicesOf, operatorNamed, testLife } from '../order-life/testing/life.ts';
import { orderById } from '../orders/orders.service.ts';
import { fillCatalogue } from '../orders/testing/shop.ts';
import { invoiceOfOrder } from './billed-orders.ts';
import { openInvoiceOf } from './invoice-rest.ts';
import { createDocumentPrinter } from './printed/document-printer.ts';
import { issueTime, testDocuments } from './testing/documents.ts';

const operator = { id: 'eva', name: 'Eva', network: '127.0.0.0' };
const byInvoice = { name: 'rechnung', title: 'Rechnung', kind: 'invoice' as const };
const company = {
  ...{ name: 'Gruber', firstName: 'Anna', companyName: 'Gruber Bau GmbH', street: 'Neue Gasse 7' },
  ...{ zipCode: '1070', city: 'Wien', country: 'AT' },
};

describeOnBothEngines('an invoice that is replaced', ({ open }) => {
  const printer = createDocumentPrinter();
  afterAll(() => printer.close());

  async function shop(more: NonNullable<Parameters<ReturnType<typeof testLife>['order']>[1]> = {}) {
    const database = await open();
    await fillCatalogue(database);
    const issued = testDocuments(database, printer);
    const { documents } = issued;
    const invoices = { ...invoicesOf(openInvoiceOf), replaceInvoice: documents.replaceInvoice };
    const at = testLife(database, { documents: invoices });
    at.time.now = issueTime + 60_000;
    const number = await at.order(1, { paymentCondition: byInvoice, ...more });
    const first = await documents.issueInvoice({ number, isMailed: false }, operator);
    if (isRefused(first)) throw new Error(first.code);
    const all = async () => (await documents.ofOrder(number)) as OfficeDocument[];
    const listed = async () =>
      (await all()).map(({ number: one, kind, corrects, replaces, replacedBy, gross }) =>
        [one, kind, gross, corrects ?? replaces ?? '', replacedBy ?? ''].join(' '),
      );
    const placed = async () => {
      const { id } = await database.read.selectFrom('orders').select('id').executeTakeFirstOrThrow();
      const order = await orderById(database.read, id);
      if (order === null) throw new Error('no order');
      return order;
    };
    const numbers = async () =>
      (await database.read.selectFrom('number_sequences').selectAll().execute())
        .filter(({ name }) => name.startsWith('document-R'))
        .map(({ name, value }) => `${name} ${value}`)
        .sort();
    return { database, documents, issued, at, number, listed, placed, numbers, all };
  }

  const wish = (number: string, more: Partial<InvoiceReplacement> = {}): InvoiceReplacement => ({
    ...{ number, version: 0, key: 'replace-0001', address: company, reason: 'Firma ergänzt', isMailed: true },
    ...more,
  });

  test('gets the VAT id of a business at home, which changes no tax [LAW N2]', async () => {
    const { at, database, number, placed, all } = await shop();
    await at.done(at.life.ship(at.eva, { number, version: 0, key: 'ship-all-1', isTold: false }));
    const vatId = 'ATU87654321';
    await at.done(at.life.replaceInvoice(at.eva, wish(number, { version: 1, vatId })));
    expect((await placed()).business).toEqual({ vatId });
    const invoices = (await all()).filter(({ kind }) => kind === 'invoice').map(({ gross }) => gross);
    expect(invoices).toEqual([166.46, 166.46]);
    const stored = await invoiceOfOrder(database.read, (await placed()).id);
    expect(stored?.invoice.buyer.vatId).toBe(vatId);
  });

  test('for another company is cancelled and issued anew, after everything was shipped; both come in one mail [LAW N1, N5]', async () => {
    const { at, issued, number, listed, placed, numbers, database } = await shop();
    await at.done(at.life.ship(at.eva, { number, version: 0, key: 'ship-all-1', isTold: false }));
    await at.done(at.life.plainStep(at.eva, 'complete', { number, version: 1, key: 'complete-1' }));
    const before = await placed();
    const order = await at.done(at.life.replaceInvoice(at.eva, wish(number, { version: 2 })));
    expect(await listed()).toEqual([
      'RE2026-000001 invoice 166.46  RE2026-000002',
      'RE2026-000002 invoice 166.46 RE2026-000001 ',
      'RK2026-000001 cancellation -166.46 RE2026-000001 ',
    ]);
    expect(await numbers()).toEqual(['document-RE2026-{000000} 2', 'document-RK2026-{000000} 1']);
    expect(order.timeline.map(({ kind }) => kind)).toEqual(['ship', 'complete', 'correct', 'invoice']);
    expect(order.timeline.at(-1)).toMatchObject({
      invoices: { replaced: 'RE2026-000001', cancellation: 'RK2026-000001', invoice: 'RE2026-000002' },
      isTold: true,
    });
    const after = await placed();
    expect(after.address).toMatchObject({ companyName: 'Gruber Bau GmbH', street: 'Neue Gasse 7' });
    // The goods went to the old address, and the documents go on saying so.
    expect(after.shippingAddress).toEqual(before.shippingAddress ?? before.address);

    issued.time.now = at.time.now;
    await issued.jobs.runDue();
    await issued.jobs.runDue();
    const { mails } = issued;
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihre Rechnung RE2026-000002 von Kontor Werkzeug']);
    expect(mails[0]?.attachments?.map(({ filename }) => filename)).toEqual([
      ...['Rechnung-RE2026-000002.pdf', 'Stornorechnung-RK2026-000001.pdf'],
    ]);
    expect(mails[0]?.text.replaceAll('\n', ' ')).toContain('Sie ersetzt die Rechnung RE2026-000001.');
    const models = await database.read.selectFrom('issued_documents').select(['number', 'model']).execute();
    const model = (one: string) => JSON.parse(models.find(({ number: other }) => other === one)?.model ?? '').document;
    expect(model('RE2026-000001').buyer.name).toBe('Jörg Müller-Łukasz');
    expect(model('RE2026-000002')).toMatchObject({
      buyer: { name: 'Gruber Bau GmbH', person: 'Anna Gruber' },
      replaces: { number: 'RE2026-000001', issuedOn: '2026-11-23', cancelledBy: 'RK2026-000001' },
      corrects: null,
    });
    expect(model('RK2026-000001')).toMatchObject({ reason: 'Firma ergänzt', corrects: { number: 'RE2026-000001' } });
    expect(Buffer.from(await xml(issued.documents, 'RE2026-000002')).toString()).toMatch(
      /<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>RE2026-000001</,
    );
  });

  test('states the day of the shipment that happened, and not of one that was undone', async () => {
    const { at, number, placed, database } = await shop();
    const day = 24 * 60 * 60_000;
    await at.done(at.life.ship(at.eva, { number, version: 0, key: 'ship-0001' }));
    await at.done(at.life.unship(at.eva, { number, version: 1, key: 'unship-01', parcel: 1, reason: 'Irrtum' }));
    at.time.now += 2 * day;
    await at.done(at.life.ship(at.eva, { number, version: 2, key: 'ship-0002' }));
    at.time.now += day;
    await at.done(at.life.replaceInvoice(at.eva, wish(number, { version: 3 })));
    const replacing = await invoiceOfOrder(database.read, (await placed()).id);
    expect(replacing?.invoice.delivery).toEqual({ from: '2026-11-25', to: '2026-11-25' });
  });

  test('is corrected like any other, and the correction replaces nothing', async () => {
    const { at, number, documents, all } = await shop();
    await at.done(at.life.replaceInvoice(at.eva, wish(number)));
    const part = { number: 'RE2026-000002', key: 'correct-01', pieces: [{ line: 0, amount: 1 }], reason: 'Bruch' };
    expect(await documents.correct(part, operator)).toMatchObject({ corrects: 'RE2026-000002', replaces: null });
    const replacing = (await all()).filter(({ replaces }) => replaces !== null);
    expect(replacing.map(({ number: one }) => one)).toEqual(['RE2026-000002']);
  });

  test('twice with one key is replaced once, and by two at once by one of them', async () => {
    const { at, number, listed } = await shop();
    await at.done(at.life.replaceInvoice(at.eva, wish(number)));
    await at.done(at.life.replaceInvoice(at.eva, wish(number)));
    expect(await listed()).toHaveLength(3);
    const answers = await Promise.all(
      [at.eva, operatorNamed('Otto')].map((one, i) =>
        at.life.replaceInvoice(
          one,
          wish(number, { version: 2, key: `replace-by-${i}-0`, address: { ...company, street: `Weg ${i}` } }),
        ),
      ),
    );
    expect(answers.filter(isRefused).map(({ code }) => code)).toEqual(['order-stale']);
    expect(await listed()).toHaveLength(5);
  });

  test('that was corrected in part is billed anew for what was left of it, to the cent', async () => {
    const { at, number, documents, all } = await shop();
    const part = { number: 'RE2026-000001', key: 'correct-01', pieces: [{ line: 0, amount: 1 }], reason: 'Bruch' };
    expect(isRefused(await documents.correct(part, operator))).toBe(false);
    await at.done(at.life.noteMoney(at.eva, { ...paid(number, 40), key: 'money-0001' }));
    await at.done(at.life.replaceInvoice(at.eva, wish(number)));
    const gross = (await all()).map((one) => [one.number, one.gross, one.due]);
    expect(gross).toEqual([
      ['RE2026-000001', 166.46, 166.46],
      ['RK2026-000001', -19.99, -19.99],
      ['RE2026-000002', 146.47, 106.47],
      ['RK2026-000002', -146.47, -146.47],
    ]);
    expect((await all())[2]?.left?.pieces.map(({ amount }) => amount)).toEqual([1, 1, 12]);
  });

  test('for the same data, of an order without one, or by a seller without a name is refused without a trace', async () => {
    const { at, number, issued, listed, numbers, placed, documents } = await shop();
    const { address } = await placed();
    const { countryName: _, ...same } = address;
    expect(await at.code(at.life.replaceInvoice(at.eva, wish(number, { address: same })))).toEqual([
      ...[409, 'invoice-unchanged'],
    ]);
    expect(
      await at.code(at.life.replaceInvoice(at.eva, wish(number, { address: { ...company, zipCode: '1' } }))),
    ).toEqual([400, 'invalid-form']);
    expect(await at.code(at.life.replaceInvoice(at.eva, wish('none')))).toEqual([404, 'order-not-found']);
    expect(await at.logged(number)).toEqual([]);
    expect(await listed()).toEqual(['RE2026-000001 invoice 166.46  ']);
    expect(await numbers()).toEqual(['document-RE2026-{000000} 1']);
    expect((await placed()).address).toEqual(address);

    const whole = { number: 'RE2026-000001', key: 'cancel-001', reason: 'x' };
    expect(isRefused(await documents.correct(whole, operator))).toBe(false);
    expect(await at.code(at.life.replaceInvoice(at.eva, wish(number)))).toEqual([409, 'invoice-unchanged']);
    expect((await placed()).address).toEqual(address);
    expect(issued.mails).toEqual([]);
  });

  test('with an amendment bills what is agreed now; without saying so the amendment is refused', async () => {
    const { at, number, listed, numbers } = await shop();
    const body: AmendStep = {
      ...{ number, version: 0, key: 'amendment-1', added: [], shippingCosts: 'kept', total: 146.47, reason: 'Anruf' },
      lines: [1, 1, 12].map((amount, line) => ({ line, amount })),
    };
    expect(await at.code(at.life.amend(at.eva, body, false))).toEqual([409, 'invoice-open']);
    const seen = await at.life.previewAmendment(body);
    expect(seen).toMatchObject({ invoice: 'RE2026-000001', after: { toPay: { gross: 146.47 } } });
    expect(await listed()).toHaveLength(1);
    const order = await at.done(at.life.amend(at.eva, { ...body, replacesInvoice: true }, false));
    expect(order).toMatchObject({ version: 2, money: { toPay: 146.47 } });
    expect(order.timeline.map(({ kind }) => kind)).toEqual(['amend', 'invoice']);
    expect(await listed()).toEqual([
      'RE2026-000001 invoice 166.46  RE2026-000002',
      'RE2026-000002 invoice 146.47 RE2026-000001 ',
      'RK2026-000001 cancellation -166.46 RE2026-000001 ',
    ]);
    expect(await numbers()).toEqual(['document-RE2026-{000000} 2', 'document-RK2026-{000000} 1']);
  });

  test('follows a correction of the addresses if that was asked for, and only if the invoice names them', async () => {
    const { at, number, listed } = await shop();
    const body = { number, address: company, shippingAddress: null, reason: 'Anruf', replacesInvoice: true };
    const { address, email } = (await at.done(at.life.order(number))).order;
    const onlyMail = { ...body, address, version: 0, key: 'correct-01', email: 'neu@kunde.example' };
    await at.done(at.life.correct(at.eva, onlyMail));
    expect(await listed()).toHaveLength(1);
    const not = { ...body, version: 1, key: 'correct-02', email, address: { ...company, street: 'Weg 1' } };
    await at.done(at.life.correct(at.eva, { ...not, replacesInvoice: false }));
    expect(await listed()).toHaveLength(1);
    const order = await at.done(at.life.correct(at.eva, { ...body, version: 2, key: 'correct-03', email }));
    expect(await listed()).toHaveLength(3);
    expect(order).toMatchObject({ version: 4 });
  });

  function paid(number: string, amount: number) {
    return { number, amount, receivedOn: '2026-11-20', means: 'other' as const, reason: 'Bank' };
  }

  async function xml(documents: ReturnType<typeof testDocuments>['documents'], number: string): Promise<Uint8Array> {
    const file = await documents.file(number, 'xrechnung');
    if (isRefused(file)) throw new Error(file.code);
    return file.bytes;
  }
});

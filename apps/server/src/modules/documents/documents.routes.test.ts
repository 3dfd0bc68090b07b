import { type OfficeCallName, officeRoutes } from '@kontor/contract/office';
import { createInMemoryIndex } from '@kontor/search';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { openBrowser, type TestBrowser } from '../../http/testing/browser.ts';
import { pdfPages } from '../../pdf/testing/pdf.ts';
import { createServices, type Services } from '../../services.ts';
import { exampleSeller } from '../orders/testing/order.ts';
import { storeExample } from '../orders/testing/stored-order.ts';

describeOnBothEngines('the calls about documents', ({ place, open }) => {
  let app: FastifyInstance;
  let services: Services;
  let owner: TestBrowser;
  let database: Database;
  const call = (name: OfficeCallName, body: object) => owner.post(officeRoutes[name].path, body);
  const number = '2026-000001';

  beforeAll(async () => {
    const at = await place();
    const config = readConfig({ DATA_DIR: at.dataDir, RATE_LIMITS: 'off', MAIL_FROM: 'Shop <shop@shop.example>' });
    const [index, logger] = [createInMemoryIndex(), pino({ level: 'silent' })];
    database = await open(at);
    await storeExample(database, 1);
    await database.transaction((transaction) =>
      transaction
        .insertInto('configuration')
        .values({ key: 'seller', value: JSON.stringify(exampleSeller), version: 1 })
        .execute(),
    );
    services = createServices({ config, database, index, clock: () => Date.UTC(2026, 10, 23, 12), logger });
    app = await buildApp({ config, logger, database, index, services, storefront: null, office: null });
    owner = openBrowser(app);
    const address = (await services.operators.firstOwnerAddress()) ?? '';
    const token = address.slice(address.indexOf('#') + 1);
    await call('invitationAccept', { token, name: 'Eva', email: 'eva@example.at', password: 'Hammer und Amboss' });
  });
  afterAll(async () => {
    await app.close();
    await services.close();
  });

  test('issue, list, hand out, correct and mail', async () => {
    const issued = await call('documentIssue', { number, paid: 100, deliveredTo: '2026-11-21' });
    expect([issued.statusCode, issued.json()]).toMatchObject([
      200,
      { number: 'RE2026-000001', orderNumber: number, gross: 166.46, due: 66.46, isRendered: false },
    ]);
    const file = (await call('documentFile', { number: 'RE2026-000001' })).json();
    expect(file).toMatchObject({ filename: 'Rechnung-RE2026-000001.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(file.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const xml = (await call('documentFile', { number: 'RE2026-000001', form: 'xrechnung' })).json();
    expect(Buffer.from(xml.content, 'base64').toString()).toContain('<ram:ID>RE2026-000001</ram:ID>');
    const wish = { number: 'RE2026-000001', key: 'a-key-of-mine', pieces: [{ line: 0, amount: 1 }] };
    expect((await call('documentCorrect', wish)).json()).toMatchObject({ number: 'RK2026-000001', gross: -19.99 });
    const note = await call('deliveryNoteIssue', { number, key: 'another-key' });
    expect(note.json()).toMatchObject({ number: 'LS2026-000001', gross: null });
    expect((await call('documentMail', { number: 'RE2026-000001' })).json()).toEqual({ ok: true });
    const { documents } = (await call('documents', { number })).json();
    expect(
      documents.map((document: { number: string; isRendered: boolean }) => [document.number, document.isRendered]),
    ).toEqual([
      ['LS2026-000001', false],
      ['RE2026-000001', true],
      ['RK2026-000001', false],
    ]);
    expect(
      (await call('officeLog', { subject: 'document' }))
        .json()
        .entries.map(({ action, operator }: { action: string; operator: string }) => `${operator} ${action}`),
    ).toEqual(['Eva document.mailed', 'Eva document.issued', 'Eva document.issued', 'Eva document.issued']);
  });

  test('prints a pick list, and the notes and invoices of many orders in one file; again, it issues nothing', async () => {
    const print = async (papers: string, numbers: string[]) =>
      (await call('documentsPrint', { papers, numbers })).json();
    const pagesOf = ({ file }: { file: { content: string } }) =>
      pdfPages(Buffer.from(file.content, 'base64')).map((page) => page.map((line) => line.trim()));
    const numbersOf = async (one: string) =>
      (await call('documents', { number: one })).json().documents.map((found: { number: string }) => found.number);
    const second = '2026-000002';
    await storeExample(database, 2);

    const list = await print('pick-list', [number, second, number, 'none']);
    expect(list.refused).toEqual([{ number: 'none', msg: 'Diese Bestellung wurde nicht gefunden.' }]);
    const [page = []] = pagesOf(list);
    expect(list.file.filename).toBe('Packliste.pdf');
    expect(page).toContain('4 Stück');
    expect(page.join(' ')).toContain('2 × 2026-000001, 2 × 2026-000002');

    // The first order has a note of all its pieces from before; the second one gets its first.
    const notes = await print('delivery-notes', [number, second]);
    expect(notes.refused).toEqual([]);
    const titles = (pages: string[][]) => pages.map((lines) => lines.find((line) => /^(LS|RE)2026/.test(line)));
    expect(titles(pagesOf(notes))).toEqual(['LS2026-000001', 'LS2026-000002']);
    expect(pagesOf(notes).map((lines) => lines.at(-1))).toEqual(['Seite 1 von 1', 'Seite 1 von 1']);
    expect(titles(pagesOf(await print('invoices', [number, second])))).toEqual(['RE2026-000001', 'RE2026-000002']);
    await print('delivery-notes', [number, second]);
    await print('invoices', [number, second]);
    expect(await numbersOf(second)).toEqual(['LS2026-000002', 'RE2026-000002']);
    const nobody = await print('invoices', ['none']);
    expect([nobody.file, nobody.refused.length]).toEqual([null, 1]);
  });

  test('many orders get their invoices and notes in the order in which they were placed, however they were chosen', async () => {
    const third = '2026-000003';
    const fourth = '2026-000004';
    for (const sequence of [3, 4]) await storeExample(database, sequence);
    // The fourth order was placed first: it came from another shop.
    await database.transaction((transaction) =>
      transaction.updateTable('orders').set({ created_at: 1 }).where('order_number', '=', fourth).execute(),
    );
    const chosen = ['none', third, fourth];
    for (const papers of ['invoices', 'delivery-notes'])
      expect((await call('documentsPrint', { papers, numbers: chosen })).json().refused).toHaveLength(1);
    const numbersOf = async (one: string) =>
      (await call('documents', { number: one })).json().documents.map((found: { number: string }) => found.number);
    expect([await numbersOf(fourth), await numbersOf(third)]).toEqual([
      ['LS2026-000003', 'RE2026-000003'],
      ['LS2026-000004', 'RE2026-000004'],
    ]);
  });

  test('a key without its shape, an unknown number and a wrong amount are refused', async () => {
    expect((await call('documentCorrect', { number: 'RE2026-000001', key: 'x' })).statusCode).toBe(400);
    expect((await call('documentFile', { number: 'RE1' })).json()).toMatchObject({ code: 'document-not-found' });
    expect((await call('documents', { number: 'none' })).json()).toMatchObject({ code: 'order-not-found' });
    const wrong = { number: 'RE2026-000001', key: 'some-new-key', charges: [{ kind: 'shipping', amount: 1.005 }] };
    const refusal = (await call('documentCorrect', wrong)).json();
    expect([refusal.code, refusal.errors[0].path]).toEqual(['invalid-form', 'charges']);
  });
});

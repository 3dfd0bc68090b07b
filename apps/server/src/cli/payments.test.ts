import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../database/opening/migrate.ts';
import { openDatabase } from '../database/opening/open-database.ts';
import { newFolder } from '../database/testing/databases.ts';
import { connectProviders } from '../modules/payments/connect-providers.ts';
import { testPayments } from '../modules/payments/testing/payments.ts';
import { runCommand } from './testing/run-command.ts';

const dataDir = newFolder();
const program = join(import.meta.dirname, '../../../payment-sandbox/src/main.ts');
const sandbox = spawn(process.execPath, [program], { env: { ...process.env, PORT: '0', DATA: ':memory:' } });
afterAll(() => void sandbox.kill());

let settings: Record<string, string> = {};
beforeAll(async () => {
  let said = '';
  for await (const chunk of sandbox.stdout) {
    said += chunk;
    if (said.includes('PAYPAL_SDK_BASE=')) break;
  }
  settings = Object.fromEntries(said.matchAll(/^([A-Z_]+)=(.*)$/gm).map(([, name, value]) => [name, value]));
});

const kontor = (...parameters: string[]) => runCommand(dataDir, ['payments', ...parameters], settings);

/** Sends a control call to the sandbox. */
async function control(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${settings.SAFERPAY_BASE_URL}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Places an order paid by card, optionally with faults. Returns its number. */
async function paidOrder(number?: string, faults: object = {}): Promise<string> {
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const { payments } = readConfig(settings);
  const connected = connectProviders(payments, { clock: systemClock });
  const clock = { now: Date.now, pass: () => {} };
  const shop = testPayments(database, 'saferpay', { clock, connected });
  const { id } = await shop.order();
  const [attempt] = await shop.begin(id).then(() => shop.attempts(id));
  const decision = { outcome: 'authorized', faults: { message: 'never', ...faults } };
  await control(`/control/saferpay/${attempt?.provider_ref}/decide`, decision);
  await shop.execute({ orderId: id, type: 'saferpay' });
  if (number !== undefined) {
    await database.transaction((transaction) =>
      transaction.updateTable('orders').set({ order_number: number }).where('id', '=', id).execute(),
    );
  }
  await database.close();
  return attempt?.reference.replace(/-1$/, '') ?? '';
}

/** The output about the last contact with the providers. */
const heard = [
  'PayPal: letzte geprüfte Nachricht: keine in den letzten 90 Tagen; zuletzt zu einer Zahlung geantwortet: noch nie',
  'Saferpay: zuletzt zu einer Zahlung geantwortet: \\d+\\.\\d+\\.\\d+, \\d+:\\d+ \\(seine Meldungen sind nicht unterschrieben\\)',
].join('\n');

test('an operator sees payments, refunds once, and cancels [security: refunds-at-once]', async () => {
  const order = await paidOrder();
  expect(kontor()).toEqual({
    status: 0,
    out: expect.stringMatching(
      new RegExp(
        `^Keine Befunde\\.\n${heard}\n\nLetzte Zahlungen:\n  ${order}-1  saferpay  166,46\u00a0€  eingegangen\n$`,
      ),
    ),
    err: '',
  });
  const refund = ['refund', `${order}-1`, '12,50', '--key', 'beleg-17'];
  for (let i = 0; i < 2; i += 1) expect(kontor(...refund)).toEqual({ status: 0, out: 'Erstattet.\n', err: '' });
  expect(kontor('refund', `${order}-1`, '9,00', '--key', 'beleg-17')).toEqual({
    status: 1,
    out: '',
    err: expect.stringContaining('Unter dem Schlüssel "beleg-17" steht schon eine andere Erstattung'),
  });
  expect(kontor('refund', `${order}-1`, '160')).toMatchObject({
    status: 1,
    err: expect.stringContaining('So viel ist nicht'),
  });
  expect(kontor('check').out).toBe('0 offene Zahlungen nachgefragt.\nKeine Befunde.\n');
  expect(kontor('cancel', order)).toMatchObject({ status: 0, out: expect.stringContaining('ganz erstattet') });

  const { payments } = (await (await fetch(`${settings.SAFERPAY_BASE_URL}/control/payments`)).json()) as {
    payments: { captured: number; refunded: number }[];
  };
  expect(payments).toMatchObject([{ captured: 16646, refunded: 16646 }]);
});

test('an order is cancelled by its number, whatever signs the operator makes numbers of', async () => {
  const reference = `${await paidOrder('Ü 2026/17')}-1`;
  expect(kontor('cancel', 'Ü 2026/17')).toMatchObject({
    status: 0,
    out: expect.stringMatching(new RegExp(`^${reference} .*ganz erstattet`)),
    err: '',
  });
});

test('a refund that the provider refuses ends with a sentence, and can be requested again', async () => {
  const order = await paidOrder();
  await control('/control/saferpay/licence', { business: false });
  for (let i = 0; i < 2; i += 1) {
    expect(kontor('cancel', order)).toEqual({
      status: 1,
      out: expect.stringMatching(new RegExp(`^${order}-1 .*eingegangen\n$`)),
      err: expect.stringContaining(`Nicht freigegeben oder nicht ganz erstattet: ${order}-1.`),
    });
  }
  const shown = kontor('list', order);
  expect(shown).toMatchObject({ status: 0, err: '' });
  const [heading, finding, detail, , , , payments, ...lines] = shown.out.split('\n');
  expect(heading).toBe('Befunde:');
  expect(finding).toMatch(new RegExp(`^  \\S+  ${order}-1  Eine Erstattung wurde abgelehnt$`));
  expect(detail).toMatch(
    /^ {4}166,46\u00a0€ gingen nicht zurück \(Schlüssel \S+\)\. Der Anbieter antwortete PERMISSION_DENIED \(„.+“\)\.$/,
  );
  expect(payments).toBe(`Zahlungen zu ${order}:`);
  expect(lines[0]).toBe(`  ${order}-1  saferpay  166,46\u00a0€  eingegangen`);
  expect(lines[1]).toMatch(/^ {4}begonnen \d\d\.\d\d\.\d{4}, \d\d:\d\d, zuletzt geändert .+, beim Anbieter \S+, \S+$/);
  expect(lines.slice(2)).toEqual(['']);
  // Also by the name of the payment, without those of other orders.
  expect(kontor('list', `${order}-1`).out).toContain(`  ${order}-1  saferpay`);
  const other = await paidOrder();
  expect(kontor('list', other).out).toMatch(new RegExp(`^Keine Befunde\\.\n\nZahlungen zu ${other}:\n  ${other}-1 `));
  await control('/control/saferpay/licence', { business: true });
  expect(kontor('cancel', order)).toMatchObject({ status: 0, out: expect.stringContaining('ganz erstattet'), err: '' });
});

test('while a provider is unreachable no message claims that it was asked; the request is carried out when it is back', async () => {
  const order = await paidOrder();
  const away = (...parameters: string[]) =>
    runCommand(dataDir, ['payments', ...parameters], { ...settings, SAFERPAY_BASE_URL: 'http://127.0.0.1:1' });
  expect(away('refund', `${order}-1`, '5', '--key', 'kulanz')).toMatchObject({
    status: 0,
    out: expect.stringContaining('Die Erstattung ist vorgemerkt'),
  });
  expect(away('check')).toMatchObject({
    status: 1,
    out: expect.not.stringContaining('nachgefragt'),
    err: expect.stringContaining('1 offene Zahlung, zu 1 keine Antwort des Anbieters.'),
  });
  expect(kontor('check')).toMatchObject({ status: 0, out: expect.stringContaining('1 offene Zahlung nachgefragt.') });
  expect(kontor('refund', `${order}-1`, '5', '--key', 'kulanz')).toEqual({ status: 0, out: 'Erstattet.\n', err: '' });
  expect(kontor('refund', `${order}-1`, 'alles')).toEqual({ status: 0, out: 'Erstattet.\n', err: '' });
  expect(kontor('refund', `${order}-1`, 'alles')).toMatchObject({
    status: 1,
    err: expect.stringContaining('Von 166,46\u00a0€ ist hier 166,46\u00a0€ als erstattet oder vorgemerkt verbucht'),
  });
});

test('money taken by a dispute is shown with the payment, and beside the refunded sum if a refund asks for more', async () => {
  const order = await paidOrder();
  const database = await openDatabase({ dataDir });
  await database.transaction((transaction) =>
    transaction.updateTable('payment_attempts').set({ reversed: 1000 }).where('reference', '=', `${order}-1`).execute(),
  );
  await database.close();
  kontor('refund', `${order}-1`, '5');
  expect(kontor('list', order).out).toContain(
    `${order}-1  saferpay  166,46\u00a0€  eingegangen  davon erstattet 5,00\u00a0€  davon zurückgebucht 10,00\u00a0€\n`,
  );
  expect(kontor('refund', `${order}-1`, '160').err).toContain(
    'ist hier 5,00\u00a0€ als erstattet oder vorgemerkt verbucht, und 10,00\u00a0€ holte der Kunde oder seine Bank zurück;',
  );
});

test('new findings of a check come before earlier ones', async () => {
  const [older, newer] = [await paidOrder(), await paidOrder()];
  const away = { ...settings, SAFERPAY_BASE_URL: 'http://127.0.0.1:1' };
  runCommand(dataDir, ['payments', 'refund', `${newer}-1`, '5'], away);
  await control('/control/saferpay/licence', { business: false });
  kontor('refund', `${older}-1`, '5');
  const lines = kontor('check').out.split('\n');
  await control('/control/saferpay/licence', { business: true });
  const line = (sign: string) => lines.findIndex((one) => one.includes(sign));
  expect(lines.slice(0, 2)).toEqual(['1 offene Zahlung nachgefragt.', 'Neue Befunde:']);
  expect(lines[2]).toContain(`${newer}-1  Eine Erstattung wurde abgelehnt`);
  expect(line('Befunde:')).toBe(1);
  expect(lines.indexOf('Befunde:')).toBe(4);
  expect(line(`${older}-1`)).toBeGreaterThan(4);
});

test('cancelling a payment whose provider does not answer says so, and the payment is voided automatically', async () => {
  const order = await paidOrder(undefined, { api: { capture: 'error-before-effect', void: 'error-before-effect' } });
  expect(kontor('cancel', order)).toEqual({
    status: 1,
    out: `${order}-1  saferpay  166,46\u00a0€  soll freigegeben werden\n`,
    err: expect.stringContaining(`Noch ohne Antwort des Anbieters: ${order}-1. Es ist vorgemerkt`),
  });
  expect(kontor('check')).toMatchObject({ status: 0 });
  expect(kontor('cancel', order)).toMatchObject({ status: 0, out: expect.stringContaining('freigegeben'), err: '' });

  const paid = await paidOrder(undefined, { api: { refund: 'error-before-effect' } });
  expect(kontor('cancel', paid)).toEqual({
    status: 1,
    out: `${paid}-1  saferpay  166,46\u00a0€  eingegangen  Erstattung von 166,46\u00a0€ noch offen\n`,
    err: expect.stringContaining(`Noch ohne Antwort des Anbieters: ${paid}-1.`),
  });
});

test('all payments can be seen, newest first, page by page', async () => {
  const shopDir = newFolder();
  const database = await openDatabase({ dataDir: shopDir });
  await migrate(database);
  const shop = testPayments(database, 'saferpay');
  const { id } = await shop.order({ orderNumber: '2026-000123' });
  await shop.begin(id);
  await database.transaction(async (transaction) => {
    const one = await transaction.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
    const older = Array.from({ length: 40 }, (_, index) => ({
      ...{
        ...one,
        id: `${one.id}${index}`,
        number: index + 2,
        reference: `2026-000123-${index + 2}`,
        provider_ref: null,
      },
      ...{ open_order: null, created_at: one.created_at - index - 1 },
    }));
    await transaction.insertInto('payment_attempts').values(older).execute();
  });
  await database.close();
  const kontor = (...parameters: string[]) => runCommand(shopDir, ['payments', ...parameters], settings);
  const numbersOn = (...parameters: string[]) =>
    [...kontor('list', ...parameters).out.matchAll(/^ {2}\S+-(\d+) {2}saferpay/gm)].map(([, number]) => Number(number));

  const numbers = Array.from({ length: 41 }, (_, index) => index + 1);
  expect(numbersOn()).toEqual(numbers.slice(0, 20));
  expect(kontor().out).toContain('\n\nSeite 1 von 3, 41 Zahlungen. Weiter: payments list --page 2\n');
  expect(numbersOn('--page', '2')).toEqual(numbers.slice(20, 40));
  const last = kontor('list', '--page', '3');
  expect(last.out).toMatch(/^\nLetzte Zahlungen:\n {2}2026-000123-41 .*\n\nSeite 3 von 3, 41 Zahlungen\.\n$/);
});

test('where no sandbox answers the operator reads where it was looked for', () => {
  const alone = { PORT: '4199', PAYMENT_SANDBOX_PORT: '1' };
  const dataDir = newFolder();
  runCommand(dataDir, ['migrate']);
  expect(runCommand(dataDir, ['payments', 'check'], alone)).toMatchObject({
    status: 0,
    out: '0 offene Zahlungen nachgefragt.\nKeine Befunde.\n',
    err: expect.stringContaining('Unter http://127.0.0.1:1 antwortet die Sandbox für PayPal und Saferpay nicht.'),
  });
  expect(runCommand(dataDir, ['payments'], alone)).toMatchObject({ status: 0, err: '' });
});

test.each([
  [['refund'], 'Bitte die Zahlung und den Betrag angeben'],
  [['refund', 'x-1', '5'], 'Eine Zahlung x-1 gibt es nicht.'],
  [['refund', '2026/00 ü-1', '5'], 'Eine Zahlung 2026/00 ü-1 gibt es nicht. Zahlungen heißen wie beim Anbieter'],
  [['refund', ' ', '5'], 'Bitte die Zahlung und den Betrag angeben'],
  [['refund', 'x-1', '5', '--key', 'Beleg ü'], 'Der Schlüssel "Beleg ü" ist nicht möglich'],
  [['refund', 'x-1', '-5'], 'Diese Angaben sind nicht möglich'],
  [['cancel', '2026-0001'], 'Eine Bestellung 2026-0001 gibt es nicht.'],
  [['cancel', "2026'; DROP TABLE orders--"], "Eine Bestellung 2026'; DROP TABLE orders-- gibt es nicht."],
  [['cancel', ' '], 'Bitte die Bestellnummer angeben'],
  [['check', '2026-000123-1'], '"payments check" gilt für alle Zahlungen'],
  [['list', 'alle'], 'Eine Bestellung alle gibt es nicht.'],
  [['list', '2026-000123', '2026-000124'], 'Bitte eine Bestellnummer angeben'],
  [['list', '2026-000123', '--page', '2'], 'Bitte eine Bestellnummer angeben'],
  [['list', '--page', '0'], 'Eine Seite "0" gibt es nicht'],
  [['list', '--page', '99'], 'Eine Seite "99" gibt es nicht'],
  [['list', '--seite', '2'], 'Diese Angaben sind nicht möglich'],
  [['cancel'], 'Bitte die Bestellnummer angeben'],
  [['resolve', 'x'], 'Einen offenen Befund x gibt es nicht.'],
  [['verify'], '"payments verify" gibt es nicht'],
])('%j is refused with a sentence', (parameters, sentence) => {
  expect(kontor(...parameters)).toMatchObject({ status: 1, out: '', err: expect.stringContaining(sentence) });
});

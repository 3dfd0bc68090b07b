import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import type { DatabasePlace } from '../database/opening/open-database.ts';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { exampleOrder } from '../modules/orders/testing/order.ts';
import { storeExample } from '../modules/orders/testing/stored-order.ts';
import { CommandRefused } from './command.ts';
import { ordersCommand } from './orders.ts';
import { runCommand } from './testing/run-command.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describeOnBothEngines('kontor orders', ({ open, place: newPlace }) => {
  let place: DatabasePlace;
  let database: Database;
  const kontor = (...parameters: string[]) => {
    const { status, out, err } = runCommand(place, ['orders', ...parameters]);
    return { status, out: plain(out), err };
  };

  beforeAll(async () => {
    place = await newPlace();
    database = await open(place);
    const { address } = exampleOrder();
    const paypal = { name: 'paypal', title: 'PayPal' };
    await storeExample(database, 1, { email: 'anna_b@example.at', externalNumber: '50%-Aktion' });
    const company = { ...address, firstName: 'Zoë', name: 'ÖZGÜR', companyName: 'Straße & Söhne GmbH' };
    const paid = await storeExample(database, 2, {
      address: company,
      email: 'zoe@example.at',
      paymentCondition: paypal,
    });
    const buy = [{ name: 'Säge', articleNumber: 'X-20/b', amount: 1, unitPrice: 1000, taxRate: 2000 }];
    await storeExample(database, 3, { buy, createdAt: Date.UTC(2026, 10, 30, 23, 30), paymentCondition: paypal });
    await database.transaction(async (transaction) => {
      await transaction.updateTable('orders').set({ state: 'processing' }).where('id', '=', paid).execute();
      await transaction
        .insertInto('payment_attempts')
        .values({
          ...{
            id: 'attempt',
            order_id: paid,
            number: 1,
            provider: 'paypal',
            reference: '2026-000002-1',
            amount: 16_646,
          },
          ...{ state: 'captured', return_url: '', refunded: 0, reversed: 0, disputed: 0, created_at: 0, changed_at: 0 },
        })
        .execute();
    });
  });

  test('lists the newest first, with state, total and how the payment stands, and nothing that opens an order', async () => {
    const { status, out, err } = kontor();
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(
      [
        '2026-000003  01.12.2026, 00:30  eingegangen  16,90 €  PayPal: noch nicht bezahlt  Jörg Müller-Łukasz, joerg@example.at',
        '2026-000002  20.11.2026, 13:32  in Bearbeitung  166,46 €  PayPal: bezahlt  Zoë ÖZGÜR, Straße & Söhne GmbH, zoe@example.at',
        '2026-000001  20.11.2026, 13:31  eingegangen  166,46 €  Vorkasse: Überweisung vor der Lieferung; den Eingang zeigt Ihr Konto  Jörg Müller-Łukasz, anna_b@example.at',
        '\n1 bis 3 von 3\n',
      ].join('\n'),
    );
    expect(out).not.toContain('secret');
    expect(await database.read.selectFrom('order_search_words').selectAll().execute()).toEqual([]);
  });

  test('searches, part by part', () => {
    const { out } = kontor('search', 'MÜLLER', '--state', 'eingegangen', '--since', '2026-11-20', '--limit', '1');
    expect(out).toMatch(/^2026-000003 /);
    expect(out).toContain('\n1 bis 1 von 2; weiter mit --page 2\n');
    expect(kontor('search', 'niemand')).toEqual({ status: 0, out: 'Keine Bestellungen.\n', err: '' });
  });

  test('shows everything about one', () => {
    const { status, out } = kontor('show', '2026-000002');
    expect(status).toBe(0);
    for (const part of [
      'Bestellung 2026-000002 vom 20.11.2026, 13:32 Uhr.\n',
      'Name: Zoë ÖZGÜR\nFirma: Straße & Söhne GmbH\nE-Mail: zoe@example.at\n',
      'Schlosserhammer\n500 g, Eschenstiel · Artikel-Nr. WZ-1000\n2 Stück, je 19,99 €',
      'Gesamtbetrag                                                166,46 €\n',
      'Zahlart: PayPal\nZahlung: bezahlt\nVersand mit: Österreichische Post\n',
      'AGB: Ich habe die AGB gelesen.\n',
      '\nStand: in Bearbeitung\n',
      'Die einzelnen Zahlungen zeigt: npm run kontor -- payments list 2026-000002\n',
    ])
      expect(out).toContain(part);
    expect(out).not.toContain('secret');
    expect(kontor('show', '2026-9')).toEqual({ status: 1, out: '', err: 'Eine Bestellung 2026-9 gibt es nicht.\n' });
  });
});

test('help explains', () => {
  expect(runCommand(newFolder(), ['orders', '--help'])).toMatchObject({
    status: 0,
    out: expect.stringContaining('orders [list|search|show]'),
  });
});

test.each([
  [['delete'], '"orders delete" gibt es nicht; "orders --help" erklärt den Befehl.'],
  [['list', 'Huber'], 'Zum Suchen bitte "orders search" aufrufen; "orders list" nimmt keine Wörter.'],
  [['search', ' '], 'Bitte angeben, wonach gesucht wird, etwa: orders search Huber'],
  [['show'], 'Bitte genau eine Bestellnummer angeben, etwa: orders show 2026-000123'],
  [['list', '--state', 'weg'], '--state: "weg" ist kein Stand einer Bestellung; "orders --help" nennt sie.'],
  [['list', '--since', '31.2.2026'], '--since: "31.2.2026" ist kein Tag wie 2026-12-31.'],
  [['list', '--limit', '0'], '--limit: "0" ist keine Zahl von 1 bis 1.000.'],
  [['list', '--page', 'zwei'], '--page: "zwei" ist keine Seite; die erste ist 1.'],
])('%j is refused with a sentence before a database is opened', async (parameters, sentence) => {
  await expect(ordersCommand.run(parameters)).rejects.toThrow(new CommandRefused(sentence));
});

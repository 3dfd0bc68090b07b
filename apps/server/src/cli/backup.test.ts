import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import type { DatabasePlace } from '../database/opening/open-database.ts';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { eventually } from '../database/testing/waiting.ts';
import { runCommand } from './testing/run-command.ts';
import { runBeside, type ServingShop, serve } from './testing/serving-shop.ts';

const settings = {
  countries: [{ shortName: 'AT', name: 'Österreich' }],
  carrier: ['Post'],
  shippingRules: [{ countries: ['AT'], cost: 690 }],
  paymentConditions: [{ name: 'vorkasse', title: 'Vorkasse' }],
};
const catalogue = 'Artikelnummer;Name;Kategorie;Preis;Steuersatz\nA1;Zange;Werkzeug;12,90;20\n';

/** An order that the shop has confirmed. */
interface Answered {
  readonly key: string;
  readonly id: string;
  readonly orderNumber: string;
}

/** Places orders, four at a time, until stopped. `answered` contains those confirmed so far. */
function placeOrders(shop: ServingShop) {
  const answered: Answered[] = [];
  let begun = 0;
  let isOver = false;
  const customer = async () => {
    while (!isOver) {
      const key = `key-${++begun}`;
      const { _id: id, orderNumber } = await shop.order(key);
      answered.push({ key, id, orderNumber });
    }
  };
  const customers = Promise.all(Array.from({ length: 4 }, customer));
  return {
    answered,
    async stop() {
      isOver = true;
      await customers;
    },
  };
}

async function placedIn({ read }: Database) {
  const rows = await read
    .selectFrom('orders')
    .select(['id', 'order_number', 'idempotency_key'])
    .orderBy('order_number')
    .execute();
  return rows.map(({ id, order_number, idempotency_key }) => ({
    ...{ key: idempotency_key, id, orderNumber: order_number },
  }));
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    expect.stringMatching(new RegExp(`^\\d{4}-${String(i + 1).padStart(6, '0')}$`)),
  );

describeOnBothEngines('a shop backed up while customers order', ({ place: newPlace, open }) => {
  test('is restored with each order that was answered before, none twice, and takes the next', async () => {
    const place = await newPlace();
    const folder = newFolder();
    writeFileSync(join(folder, 'werkzeug.csv'), catalogue);
    writeFileSync(join(folder, 'einstellungen.json'), JSON.stringify(settings));
    expect(runCommand(place, ['import', join(folder, 'werkzeug.csv')])).toMatchObject({ status: 0 });
    expect(runCommand(place, ['configure', join(folder, 'einstellungen.json')])).toMatchObject({ status: 0 });
    const backup = join(newFolder(), 'sicherung.kontor');
    const { before, all } = await backUpUnderOrders(place, backup);

    const restored = await newPlace('no tables');
    expect(runCommand(restored, ['restore', backup])).toMatchObject({ status: 0, err: '' });
    const database = await open(restored);
    const orders = await placedIn(database);
    expect(before.length).toBeGreaterThanOrEqual(12);
    expect(orders).toEqual(expect.arrayContaining(before));
    expect(all).toEqual(expect.arrayContaining(orders));
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(numbered(orders.length));
    const waiting = await waitingJobs(database);

    const shop = await serve(restored);
    const [first] = before;
    expect(await shop.order(first?.key ?? '')).toMatchObject({ _id: first?.id });
    const next = await shop.order('key-of-the-restored');
    expect(next.orderNumber.slice(5)).toBe(String(orders.length + 1).padStart(6, '0'));
    await eventually(async () => expect(waiting).not.toEqual(await waitingJobs(database, waiting)));
    expect(await shop.stop()).toBe(0);
    expect(await placedIn(database)).toHaveLength(orders.length + 1);
  }, 120_000);
});

/** Serves a shop, places orders, makes a backup meanwhile, and stops. */
async function backUpUnderOrders(place: DatabasePlace, backup: string) {
  const shop = await serve(place);
  const { answered, stop } = placeOrders(shop);
  await eventually(() => expect(answered.length).toBeGreaterThanOrEqual(12));
  const before = [...answered];
  const { status, out, err } = await runBeside(place, ['backup', backup]);
  const whileAtWork = answered.length;
  await stop();
  expect(await shop.stop()).toBe(0);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toMatch(
    /^Gesichert in \/.*sicherung\.kontor und geprüft\.\nBestellungen: \d+, Artikel: 1, Kundenkonten: 0, Größe: [\d,]+ MB\.\n$/,
  );
  expect(whileAtWork).toBeGreaterThan(before.length);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(backup, '..'))).toEqual(['sicherung.kontor']);
  return { before, all: answered };
}

/** The ids of waiting jobs; with `among`, only those of them. */
async function waitingJobs({ read }: Database, among?: readonly string[]): Promise<string[]> {
  const rows = await read.selectFrom('jobs').select('id').where('state', '=', 'waiting').orderBy('id').execute();
  return rows.map(({ id }) => id).filter((id) => among?.includes(id) ?? true);
}

describeOnBothEngines('refusals of backup and restore', ({ place, engine }) => {
  test('each in a sentence, with nothing changed', async () => {
    const [shop, empty] = [await place(), await place('no tables')];
    const file = join(newFolder(), 'sicherung.kontor');
    const said = (at: DatabasePlace, ...parameters: string[]) => {
      const { status, out, err } = runCommand(at, parameters);
      return [status, out + err];
    };
    expect(said(empty, 'backup', file)).toEqual([1, expect.stringMatching(/^Hier ist kein Shop.*\n$/)]);
    expect(existsSync(join(empty.dataDir, 'kontor.sqlite'))).toBe(false);
    expect(said(empty, 'restore', file)).toEqual([1, 'Die Datei gibt es nicht, oder Sie dürfen sie nicht lesen.\n']);
    expect(said(shop, 'backup')).toEqual([1, 'Bitte genau eine Datei angeben.\n']);
    expect(said(shop, 'restore')).toEqual([1, 'Bitte genau eine Datei angeben.\n']);
    expect(said(shop, 'backup', file)[0]).toBe(0);
    expect(said(shop, 'backup', file)).toEqual([
      1,
      expect.stringMatching(/^Die Datei gibt es schon\..*--overwrite\.\n$/),
    ]);
    expect(said(shop, 'backup', file, '--overwrite')[0]).toBe(0);
    expect(said(shop, 'restore', file)).toEqual([1, expect.stringMatching(/^Der Ort ist nicht leer\..*\n$/)]);
    if (engine === 'postgres') {
      const secret = {
        ...shop,
        databaseUrl: shop.databaseUrl?.replace('kontor@', 'kontor:geheim@').replace(/test_\w+/, 'weg'),
      };
      const [, words] = said(secret, 'backup', `${file}-2`);
      expect(words).toMatch(/^PostgreSQL at .*\/weg cannot be used/);
      expect(words).not.toContain('geheim');
    }
  });
});

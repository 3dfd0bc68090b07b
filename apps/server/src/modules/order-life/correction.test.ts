import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { orderById } from '../orders/orders.service.ts';
import { fillCatalogue } from '../orders/testing/shop.ts';
import { operatorNamed, type TestLife, testLife } from './testing/life.ts';

const max = operatorNamed('Max');

describeOnBothEngines('the correction of an order', ({ open }) => {
  let database: Database;
  let at: TestLife;
  let key = 0;

  beforeEach(async () => {
    database = await open();
    await fillCatalogue(database);
    at = testLife(database);
  });

  const newAddress = {
    ...{ name: 'Berger', firstName: 'Eva', companyName: '', street: 'Neue Gasse 7/2', zipCode: 'A-1070' },
    ...{ city: 'Wien', country: 'AT' },
  };
  const toNew = (number: string, version: number) => ({
    ...{ number, version, key: `correct-${++key}`, email: 'eva@neu.example', address: newAddress },
    ...{ shippingAddress: null, reason: 'Kundin rief an' },
  });
  const row = async (number: string) =>
    database.read
      .selectFrom('orders')
      .select(['id', 'snapshot', 'correction', 'email', 'version', 'total_gross'])
      .where('order_number', '=', number)
      .executeTakeFirstOrThrow();
  const tables = ['order_timeline', 'office_log', 'jobs'] as const;
  const rows = async () => {
    const counts: number[] = [];
    for (const table of tables) counts.push((await database.read.selectFrom(table).selectAll().execute()).length);
    return counts;
  };

  test('stands beside what was agreed, and is read by all who read the order', async () => {
    const number = await at.order(1);
    const before = await row(number);
    const corrected = await at.done(at.life.correct(at.eva, toNew(number, 0)));
    const address = { ...newAddress, zipCode: '1070', countryName: 'Österreich' };
    expect(corrected).toMatchObject({ version: 1, state: 'placed', order: { email: 'eva@neu.example', address } });
    expect(corrected.order.shippingAddress).toBeUndefined();
    const after = await row(number);
    expect(after).toMatchObject({ ...before, version: 1, email: 'eva@neu.example', correction: expect.any(String) });
    expect(await orderById(database.read, before.id)).toMatchObject({ email: 'eva@neu.example', address });
    const [listed] = ((await at.life.list({ search: 'berger' })) as { orders: object[] }).orders;
    expect(listed).toMatchObject({ number, name: 'Eva Berger', email: 'eva@neu.example', city: 'Wien' });
  });

  test('is told to the customer, to the timeline and to the log, once for each key', async () => {
    const number = await at.order(1);
    const body = toNew(number, 0);
    await at.done(at.life.correct(at.eva, body));
    await at.done(at.life.correct(at.eva, body));
    expect(await at.queued()).toEqual(['order-corrected-mail 1']);
    expect(await at.logged(number)).toEqual(['order.correct']);
    const [mail, ...more] = await at.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: `Ihre Bestellung ${number} wurde berichtigt`,
      to: { address: 'eva@neu.example' },
    });
    expect(mail?.text).toContain('jetzt: Eva Berger, Neue Gasse 7/2, 1070 Wien');
    expect(mail?.text).toContain('jetzt: eva@neu.example');
    expect(mail?.text).not.toContain('Kundin rief an');
    const [entry] = (await at.done(at.life.order(number))).timeline;
    expect(entry).toMatchObject({ kind: 'correct', by: 'Eva', reason: 'Kundin rief an', isTold: true });
    expect(entry?.changes?.map(({ field }) => field)).toContain('email');
  });

  test('is not told to the customer if the operator says so', async () => {
    const number = await at.order(1);
    await at.done(at.life.correct(at.eva, { ...toNew(number, 0), isTold: false }));
    expect(await at.queued()).toEqual([]);
  });

  test('is refused, and changes nothing: wrong fields, another country’s costs, nothing new, too late', async () => {
    const number = await at.order(1);
    const [before, counts] = [await row(number), await rows()];
    const wrong = await at.life.correct(at.eva, {
      ...toNew(number, 0),
      ...{ email: 'keine Adresse', address: { ...newAddress, zipCode: '99', street: ' ' } },
    });
    expect(wrong).toMatchObject({ status: 400, code: 'invalid-form' });
    expect(isRefused(wrong) && wrong.errors?.map(({ path }) => path)).toEqual([
      ...['email', 'address.street', 'address.zipCode'],
    ]);
    const abroad = { ...newAddress, zipCode: '80331', city: 'München', country: 'DE' };
    expect(await at.refusal(at.life.correct(at.eva, { ...toNew(number, 0), shippingAddress: abroad }))).toEqual([
      409,
      'country-costs-differ',
      'Für das Lieferland DE gelten andere Versandkosten oder Steuern als für AT. Stornieren Sie diese Bestellung und lassen Sie neu bestellen.',
    ]);
    expect([await row(number), await rows()]).toEqual([before, counts]);

    await at.done(at.life.correct(at.eva, toNew(number, 0)));
    const same = await at.code(at.life.correct(at.eva, toNew(number, 1)));
    expect(same).toEqual([409, 'step-already']);
    expect(await at.refusal(at.life.correct(max, toNew(number, 0)))).toEqual([
      409,
      'order-stale',
      'Eva hat diese Bestellung inzwischen berichtigt (20.11.2026, 13:30). Sehen Sie sie neu an, bevor Sie weitermachen.',
    ]);
    await at.done(at.life.ship(at.eva, { number, version: 1, key: 'ship-all-1' }));
    const late = { ...toNew(number, 2), email: 'noch@anders.example' };
    expect(await at.refusal(at.life.correct(at.eva, late))).toEqual([
      409,
      'step-refused',
      'Die ganze Bestellung ist versandt. Wohin sie geht, lässt sich nicht mehr berichtigen.',
    ]);
    expect((await row(number)).email).toBe('eva@neu.example');
  });
});

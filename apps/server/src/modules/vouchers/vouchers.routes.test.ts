import { routes } from '@kontor/contract';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { createFrame, post } from '../../http/testing/frame.ts';
import { makeVoucher, redeemed, storedVoucher } from './testing/vouchers.ts';
import { voucherRoutes } from './vouchers.routes.ts';
import { createVouchersService } from './vouchers.service.ts';

const { voucherRedeem, voucherUnredeem } = routes;
const minute = 60_000;
const fixed = (amount: number) => ({ kind: 'fixed', amount }) as const;
const unknown = { ok: false, msg: 'Diesen Gutschein gibt es nicht. Bitte prüfen Sie den Code.' };
const elsewhere = {
  ok: false,
  msg: 'Dieser Gutschein ist gerade in einem anderen Warenkorb reserviert. Bitte versuchen Sie es später noch einmal.',
};

describeOnBothEngines('the calls for vouchers', ({ open, place, engine }) => {
  async function serve(
    more: { vouchersEnabled?: boolean; rateLimits?: boolean; at?: Awaited<ReturnType<typeof place>> } = {},
  ) {
    const { vouchersEnabled = true, rateLimits = false, at } = more;
    const database = await open(at);
    const time = { now: Date.UTC(2026, 10, 20, 12, 30) };
    const configuration = { current: async () => ({ vouchersEnabled }) };
    const vouchers = createVouchersService({ database, configuration, clock: () => time.now });
    const { app } = await createFrame({ rateLimits });
    voucherRoutes(app, vouchers, vouchers.redeem);
    const redeem = async (code: string, totalPrice = 100) =>
      (await post(app, voucherRedeem.path, { code, totalPrice })).json();
    const unredeem = async (code: string, session: string) =>
      (await post(app, voucherUnredeem.path, { code, session })).json();
    return { app, database, vouchers, time, redeem, unredeem };
  }

  test('a voucher is redeemed without regard to case, and answered as the operator wrote it [SPEC §3.20, §3.21, §7.5.4]', async () => {
    const { redeem, ...shop } = await serve();
    await makeVoucher(shop, 'Sommer5', fixed(500));

    for (const code of ['SOMMER5', ' sommer5 ', 'Sommer5']) {
      expect(await redeem(code)).toEqual({
        ok: true,
        voucher: {
          code: 'Sommer5',
          session: expect.stringMatching(/^[\w-]{32}$/),
          kind: 'fixed',
          price: { gross: -5, net: -5, tax: 0, taxRates: [] },
        },
      });
    }
  });

  test('the price is what it takes off the total that was sent, at most all of it [SPEC §3.20]', async () => {
    const { redeem, ...shop } = await serve();
    await makeVoucher(shop, 'FUENF', fixed(500));
    await makeVoucher(shop, 'PROZENT', { kind: 'percent', share: 1250 });
    await makeVoucher(shop, 'FREIHAUS', { kind: 'free-shipping' });
    await makeVoucher(shop, 'GUTHABEN', { kind: 'gift-balance', balance: 5000 });

    const gross = async (code: string, total: number) => (await redeem(code, total)).voucher.price.gross;
    expect([await gross('FUENF', 19.99), await gross('FUENF', 4.99), await gross('FUENF', 0)]).toEqual([-5, -4.99, 0]);
    expect([await gross('PROZENT', 19.99), await gross('FREIHAUS', 19.99)]).toEqual([-2.5, 0]);
    expect(await gross('GUTHABEN', 19.99)).toBe(-19.99);
  });

  test('every refusal is a 200 with its sentence, and reserves nothing [SPEC §3.21]', async () => {
    const { redeem, time, ...shop } = await serve();
    const day = 24 * 60 * minute;
    await makeVoucher(shop, 'MORGEN', fixed(500), { validFrom: time.now + day });
    await makeVoucher(shop, 'GESTERN', fixed(500), { validTo: Date.UTC(2026, 10, 18, 23) });
    await makeVoucher(shop, 'AB50', fixed(500), { minimum: 5000 });
    await makeVoucher(shop, 'EINMAL', fixed(500), { usesAllowed: 1 });
    await makeVoucher(shop, 'LEER', { kind: 'gift-balance', balance: 1 });
    await shop.database.transaction(async (transaction) => {
      await transaction.updateTable('vouchers').set({ used: 1 }).where('code', '=', 'EINMAL').execute();
      await transaction.updateTable('vouchers').set({ balance: 0 }).where('code', '=', 'LEER').execute();
    });

    const said: Record<string, string> = {};
    for (const code of ['MORGEN', 'GESTERN', 'EINMAL', 'LEER']) said[code] = (await redeem(code)).msg;
    expect(said).toEqual({
      MORGEN: 'Dieser Gutschein gilt erst ab 21.11.2026.',
      GESTERN: 'Dieser Gutschein ist am 18.11.2026 abgelaufen.',
      EINMAL: 'Dieser Gutschein wurde bereits eingelöst.',
      LEER: 'Dieser Gutschein ist aufgebraucht.',
    });
    expect(await redeem('AB50', 49.99)).toEqual({
      ok: false,
      msg: 'Dieser Gutschein gilt erst ab einem Warenwert von 50,00\u00a0€.',
    });
    expect(await shop.database.read.selectFrom('voucher_reservations').selectAll().execute()).toEqual([]);
    expect(await redeem('AB50', 50)).toMatchObject({ ok: true });
  });

  test('a code that does not exist is answered alike, whatever it looks like', async () => {
    const { redeem } = await serve();
    for (const code of ['SOMMER', 'x', '🎁', '<b>', "' or 1=1", '\u202eABC', ' ', 'x'.repeat(200)]) {
      expect(await redeem(code)).toEqual(unknown);
    }
  });

  test('what is no code or no total is a 400', async () => {
    const { app } = await serve();
    for (const body of [
      { code: '', totalPrice: 1 },
      { code: 'x'.repeat(10_000), totalPrice: 1 },
      { code: 5, totalPrice: 1 },
      { code: 'SOMMER', totalPrice: -0.01 },
      { code: 'SOMMER', totalPrice: '1' },
      { code: 'SOMMER' },
    ]) {
      const answer = await post(app, voucherRedeem.path, body);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
    }
    expect((await post(app, voucherUnredeem.path, { code: 'SOMMER' })).statusCode).toBe(400);
  });

  test('a shop without vouchers redeems none', async () => {
    const { redeem, ...shop } = await serve({ vouchersEnabled: false });
    await makeVoucher(shop, 'SOMMER', fixed(500));
    const refusal = { ok: false, msg: 'Gutscheine können derzeit nicht eingelöst werden.' };
    expect([await redeem('SOMMER'), await redeem('WINTER')]).toEqual([refusal, refusal]);
  });

  test('guessing codes ends after ten a minute', async () => {
    const { app } = await serve({ rateLimits: true });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      statuses.push((await post(app, voucherRedeem.path, { code: `RATE${i}`, totalPrice: 1 })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const answer = await post(app, voucherRedeem.path, { code: 'RATE', totalPrice: 1 });
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
  });

  test('a reserved voucher is unavailable to others for sixty minutes, or until its own session frees it [SPEC §7.5.5]', async () => {
    const { redeem, unredeem, time, ...shop } = await serve();
    await makeVoucher(shop, 'EINMAL', fixed(500), { usesAllowed: 1 });
    const { session } = await redeemed(shop.vouchers, 'EINMAL');

    time.now += 59 * minute;
    expect(await redeem('EINMAL')).toEqual(elsewhere);
    expect(await unredeem('EINMAL', 'another-session')).toEqual({ ok: true });
    expect(await unredeem('ZWEIMAL', session)).toEqual({ ok: true });
    expect(await redeem('EINMAL')).toEqual(elsewhere);

    expect(await unredeem('einmal', session)).toEqual({ ok: true });
    const { voucher } = await redeem('EINMAL');
    expect(voucher.session).not.toBe(session);
    time.now += 60 * minute - 1;
    expect(await redeem('EINMAL')).toEqual(elsewhere);
    time.now += 1;
    expect(await redeem('EINMAL')).toMatchObject({ ok: true });
    expect(await storedVoucher(shop.database, 'EINMAL')).toMatchObject({ used: 0, reservations: 1 });
  });

  test('a gift balance lies in one cart at a time', async () => {
    const { redeem, unredeem, ...shop } = await serve();
    await makeVoucher(shop, 'GUTHABEN', { kind: 'gift-balance', balance: 5000 });
    const { code, session } = await redeemed(shop.vouchers, 'GUTHABEN');
    expect(await redeem('GUTHABEN')).toEqual(elsewhere);
    await unredeem(code, session);
    expect(await redeem('GUTHABEN')).toMatchObject({ ok: true });
  });

  test.each([1, 3])('of %i uses that are left, twenty carts at two servers get so many', async (usesAllowed) => {
    const at = await place();
    const servers = [await serve({ at }), await serve({ at })] as const;
    await makeVoucher(servers[0], 'KNAPP', fixed(500), { usesAllowed });

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => servers[i % 2 === 0 ? 0 : 1].redeem('KNAPP')),
    );

    expect(answers.filter(({ ok }) => ok)).toHaveLength(usesAllowed);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 20 - usesAllowed }, () => elsewhere));
    expect(await storedVoucher(servers[0].database, 'KNAPP')).toMatchObject({ used: 0, reservations: usesAllowed });
  });

  test('a voucher of endless uses lies in as many carts as want it, and what has lapsed is cleared away', async () => {
    const { redeem, time, ...shop } = await serve();
    await makeVoucher(shop, 'ALLE', fixed(500));
    for (let i = 0; i < 3; i++) expect(await redeem('ALLE')).toMatchObject({ ok: true });
    expect(await storedVoucher(shop.database, 'ALLE')).toMatchObject({ used: 0, reservations: 3 });
    time.now += 60 * minute;
    expect(await redeem('ALLE')).toMatchObject({ ok: true });
    expect(await storedVoucher(shop.database, 'ALLE')).toMatchObject({ used: 0, reservations: 1 });
  });

  // SQLite has one writer at a time
  test.runIf(engine === 'postgres')('a voucher of endless uses is redeemed while an order uses it', async () => {
    const { redeem, ...shop } = await serve();
    await makeVoucher(shop, 'ALLE', fixed(500));
    await shop.database.transaction(async (transaction) => {
      await transaction.updateTable('vouchers').set({ used: 1 }).where('code', '=', 'ALLE').execute();
      expect(await redeem('ALLE')).toMatchObject({ ok: true });
    });
    expect(await storedVoucher(shop.database, 'ALLE')).toMatchObject({ used: 1, reservations: 1 });
  });

  test('codes and sessions that are invented write nothing', async () => {
    const database = await open();
    const readOnly = { ...database, transaction: () => expect.unreachable() };
    const configuration = { current: async () => ({ vouchersEnabled: true }) };
    const vouchers = createVouchersService({ database: readOnly, configuration, clock: () => 0 });
    await makeVoucher({ database, vouchers }, 'SOMMER', fixed(500));
    expect(await vouchers.redeem({ code: 'WINTER', totalPrice: 1 })).toEqual(unknown);
    expect(await vouchers.unredeem({ code: 'SOMMER', session: 'invented' })).toEqual({ ok: true });
    expect(await vouchers.unredeem({ code: 'WINTER', session: 'invented' })).toEqual({ ok: true });
  });

  test('what cannot be is not made, and no code twice', async () => {
    const { database, vouchers } = await serve();
    const create = (code: string, amount: number) =>
      database.transaction((transaction) =>
        vouchers.create(transaction, {
          ...{ code, value: fixed(amount), minimum: 0, validFrom: null, validTo: null, usesAllowed: 1 },
        }),
      );
    expect(await create('ZWEI WORTE', 500)).toBe('invalid-code');
    expect(await create('NICHTS', 0)).toBe('invalid-value');
    expect(await create('Sommer', 500)).toBeNull();
    expect(await create('SOMMER', 900)).toBe('code-taken');
    expect(await database.read.selectFrom('vouchers').select(['code', 'value']).execute()).toEqual([
      { code: 'Sommer', value: 500 },
    ]);
  });
});

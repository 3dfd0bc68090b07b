import type { VouchersToMake } from '@kontor/contract/office';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { createOfficeLog } from '../../office-log/office-log.service.ts';
import { createVouchersService } from '../vouchers.service.ts';
import { createOfficeVouchers } from './office-vouchers.service.ts';

const now = Date.UTC(2026, 10, 23, 12);
const operator = {
  ...{ id: 'eva', name: 'Eva Huber', network: '203.0.113.0/24', email: 'eva@shop.example' },
  ...{ role: 'owner', rights: [], provenAt: 0, sessionId: 's' },
};

describeOnBothEngines('vouchers in the back office', ({ open }) => {
  async function start() {
    const database = await open();
    let time = now;
    const clock = () => ++time;
    const configuration = { current: async () => ({ vouchersEnabled: true }) };
    const log = createOfficeLog({ database, clock });
    const vouchers = createVouchersService({ database, configuration, clock });
    const office = createOfficeVouchers({ database, vouchers, configuration, log, clock });
    const make = (body: Partial<VouchersToMake>) =>
      office.make(operator, { worth: { kind: 'fixed', amount: 5 }, ...body });
    const actions = async () => (await log.page({})).entries.map(({ action }) => action).toReversed();
    return { office, make, actions };
  }
  const fieldOf = (answer: unknown) => (answer as { errors?: { path: string }[] }).errors?.map(({ path }) => path);

  test('one with a code is made as typed, and shown with its terms', async () => {
    const { office, make, actions } = await start();
    const days = { firstDay: '2026-11-23', lastDay: '2026-12-31' };
    expect(await make({ code: 'Sommer10', worth: { kind: 'percent', percent: 12.5 }, minimum: 30, ...days })).toEqual({
      codes: ['Sommer10'],
    });
    expect(await office.list({})).toMatchObject({
      ...{ next: null, isTaken: true },
      vouchers: [
        {
          ...{ code: 'Sommer10', worth: { kind: 'percent', percent: 12.5 }, minimum: 30, ...days },
          ...{ usesAllowed: 1, used: 0, inCarts: 0, state: 'valid' },
        },
      ],
    });
    expect(await actions()).toEqual(['voucher.made']);
  });

  test('a series with a name and a beginning is found, summed and stopped as a whole, and never the others', async () => {
    const { office, make, actions } = await start();
    const made = await make({
      count: 1200,
      series: ' Frühling  2027',
      prefix: 'FRUEH',
      worth: { kind: 'gift-balance', balance: 5 },
    });
    if (isRefused(made)) throw new Error(made.code);
    expect(new Set(made.codes).size).toBe(1200);
    expect(made.codes.every((code) => /^FRUEH(-[2-9B-Z]{4}){4}$/.test(code))).toBe(true);
    await make({ code: 'ANDERER' });
    const series = {
      name: 'Frühling 2027',
      prefix: 'FRUEH',
      count: 1200,
      uses: 0,
      usedVouchers: 0,
      madeBy: 'Eva Huber',
    };
    expect(await office.series()).toMatchObject([{ ...series, left: 1200, stopped: 0, balance: 6000 }]);
    const listed = await office.list({ series: 'FRÜHLING 2027' });
    expect([listed.vouchers.length, typeof listed.next]).toEqual([50, 'string']);
    expect(await office.count({ series: 'frühling 2027' }, 5000)).toBe(1200);
    expect((await office.list({ series: 'Herbst' })).vouchers).toEqual([]);
    const [first = '', second = ''] = made.codes;
    await office.change(operator, { code: first, isStopped: true });
    const stop = (isStopped: boolean) => office.changeSeries(operator, { name: 'Frühling 2027', isStopped });
    expect(await stop(true)).toMatchObject({ left: 0, stopped: 1200 });
    const stateOf = async (code: string) => (await office.list({ code })).vouchers[0]?.state;
    expect([await stateOf(second), await stateOf('ANDERER')]).toEqual(['stopped', 'valid']);
    // What was stopped by itself stays so.
    expect(await stop(false)).toMatchObject({ left: 1199, stopped: 1 });
    expect(await stateOf(first)).toBe('stopped');
    expect(await office.changeSeries(operator, { name: 'Herbst', isStopped: true })).toMatchObject({
      code: 'series-not-found',
    });
    expect((await actions()).slice(-2)).toEqual(['voucher.stopped', 'voucher.resumed']);
    expect(fieldOf(await make({ count: 1, series: 'frühling 2027' }))).toEqual(['series']);
    expect(fieldOf(await make({ count: 100_001, series: 'Zu viele' }))).toEqual(['count']);
    expect(fieldOf(await make({ count: 1, series: 'x', prefix: 'zu lang für einen Anfang' }))).toEqual(['prefix']);
    expect(fieldOf(await make({ count: 1, prefix: 'A' }))).toEqual(['prefix']);
    expect(fieldOf(await make({ code: 'EINER', series: 'x' }))).toEqual(['code']);
    expect(await office.series()).toHaveLength(1);
  });

  test('a series that was not stopped is not allowed again, and what was stopped by itself stays so', async () => {
    const { office, make, actions } = await start();
    const made = await make({ count: 2, series: 'Herbst' });
    if (isRefused(made)) throw new Error(made.code);
    const [first = '', second = ''] = made.codes;
    const change = (isStopped: boolean) => office.changeSeries(operator, { name: 'Herbst', isStopped });
    await office.change(operator, { code: first, isStopped: true });
    expect(await change(false)).toMatchObject({ left: 1, stopped: 1, isStopped: false });
    expect(await actions()).toEqual(['voucher.made', 'voucher.stopped']);
    expect(await change(true)).toMatchObject({ left: 0, stopped: 2, isStopped: true });
    // One that is allowed again by itself is stopped by the next stop, and comes back with the others.
    await office.change(operator, { code: second, isStopped: false });
    expect(await office.series()).toMatchObject([{ left: 1, isStopped: true }]);
    expect(await change(true)).toMatchObject({ left: 0, stopped: 2, isStopped: true });
    expect(await change(false)).toMatchObject({ left: 1, stopped: 1, isStopped: false });
    // The same request once more, by a second operator or a retry.
    expect(await change(false)).toMatchObject({ left: 1, stopped: 1, isStopped: false });
    expect((await office.list({ code: first })).vouchers[0]?.state).toBe('stopped');
    expect((await actions()).slice(-2)).toEqual(['voucher.stopped', 'voucher.resumed']);
  });

  test('a series has different codes that cannot be guessed, and is listed page by page', async () => {
    const { office, make } = await start();
    const made = await make({ count: 120, worth: { kind: 'gift-balance', balance: 50 } });
    if (isRefused(made)) throw new Error(made.code);
    expect(new Set(made.codes).size).toBe(120);
    expect(made.codes[0]).toMatch(/^[2-9B-Z]{4}(-[2-9B-Z]{4}){3}$/);
    const pages = [await office.list({})];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await office.list({ after: next }));
    const listed = pages.flatMap(({ vouchers }) => vouchers.map(({ code }) => code));
    expect(pages.map(({ vouchers }) => vouchers.length)).toEqual([50, 50, 20]);
    expect(listed.toSorted()).toEqual(made.codes.toSorted());
    const [first = ''] = made.codes;
    expect((await office.list({ code: first.slice(0, 9).toLowerCase() })).vouchers.map(({ code }) => code)).toContain(
      first,
    );
    expect((await office.list({ code: '%' })).vouchers).toEqual([]);
  });

  test('what is wrong is said at its field, and nothing is made', async () => {
    const { office, make, actions } = await start();
    const wrong: readonly (readonly [Partial<VouchersToMake>, string])[] = [
      [{ code: '-x' }, 'code'],
      [{ code: 'SOMMER', count: 2 }, 'code'],
      [{ count: 5001 }, 'count'],
      [{ worth: { kind: 'fixed', amount: 0 } }, 'worth'],
      [{ worth: { kind: 'percent', percent: 101 } }, 'worth'],
      [{ minimum: -1 }, 'minimum'],
      [{ firstDay: '2026-02-30' }, 'firstDay'],
      [{ lastDay: '2026-11-22' }, 'lastDay'],
      [{ firstDay: '2026-12-02', lastDay: '2026-12-01' }, 'lastDay'],
      [{ usesAllowed: 0 }, 'usesAllowed'],
      [{ worth: { kind: 'gift-balance', balance: 5 }, usesAllowed: 3 }, 'usesAllowed'],
    ];
    for (const [body, field] of wrong) expect([body, fieldOf(await make(body))]).toEqual([body, [field]]);
    expect((await office.list({})).vouchers).toEqual([]);
    expect(await actions()).toEqual([]);
    await make({ code: 'SOMMER' });
    expect(await make({ code: 'sommer' })).toMatchObject({ status: 409, code: 'code-taken' });
    expect((await office.list({})).vouchers).toHaveLength(1);
  });

  test('one is stopped, allowed again and given another end; a refused end changes nothing else', async () => {
    const { office, make, actions } = await start();
    await make({ code: 'SOMMER', firstDay: '2026-12-10' });
    expect(await office.change(operator, { code: 'sommer', isStopped: true })).toMatchObject({ state: 'stopped' });
    const early = { code: 'SOMMER', isStopped: false, lastDay: '2026-12-01' };
    expect(fieldOf(await office.change(operator, early))).toEqual(['lastDay']);
    expect((await office.list({})).vouchers).toMatchObject([{ state: 'stopped', lastDay: null }]);
    expect(await office.change(operator, { ...early, lastDay: '2026-12-24' })).toMatchObject({
      ...{ state: 'not-yet-valid', lastDay: '2026-12-24' },
    });
    expect(await office.change(operator, { code: 'SOMMER', lastDay: null })).toMatchObject({ lastDay: null });
    expect(await office.change(operator, { code: 'WINTER', isStopped: true })).toMatchObject({ status: 404 });
    expect(await actions()).toEqual([
      ...['voucher.made', 'voucher.stopped', 'voucher.resumed', 'voucher.ended', 'voucher.ended'],
    ]);
  });
});

import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { storeCustomer } from '../customers/testing/customers.ts';
import { createKnownDevicesService, deviceRemembered } from './known-devices.service.ts';

describeOnBothEngines('known devices', ({ open }) => {
  async function start() {
    const database = await open();
    for (const id of ['anna', 'berta']) await storeCustomer(database, { id });
    const time = { now: 1_000_000 };
    const devices = createKnownDevicesService({ database, clock: () => time.now });
    const remember = (token: string | null, customerId: string) =>
      database.transaction((transaction) => devices.remember(transaction, token, customerId));
    const stored = () => database.read.selectFrom('known_devices').selectAll().execute();
    return { database, time, devices, remember, stored };
  }

  test('a browser is known to each account that has signed in with it, and to no other', async () => {
    const { devices, remember } = await start();
    const token = await remember(null, 'anna');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await devices.isKnown(token, 'anna')).toBe(true);
    expect(await devices.isKnown(token, 'berta')).toBe(false);
    expect(await devices.isKnown('another', 'anna')).toBe(false);
    expect(await devices.isKnown(null, 'anna')).toBe(false);
  });

  test('one that is known keeps its token', async () => {
    const { remember, stored } = await start();
    const token = await remember(null, 'anna');
    expect(await remember(token, 'anna')).toBe(token);
    expect(await stored()).toHaveLength(1);
  });

  test('one that gets to know somebody else as well has another token from then on', async () => {
    const { devices, remember } = await start();
    const annas = await remember(null, 'anna');
    const both = await remember(annas, 'berta');
    expect(both).not.toBe(annas);
    for (const id of ['anna', 'berta']) {
      expect(await devices.isKnown(both, id)).toBe(true);
      expect(await devices.isKnown(annas, id)).toBe(false);
    }
  });

  test('a token that somebody has planted does not become a known one [security: device-planted]', async () => {
    const { devices, remember, stored } = await start();
    const token = await remember('planted', 'anna');
    expect(token).not.toBe('planted');
    expect(await devices.isKnown('planted', 'anna')).toBe(false);
    expect(JSON.stringify(await stored())).not.toContain(token);
  });

  test('one that was not used for a year is forgotten', async () => {
    const { database, time, devices, remember } = await start();
    const old = await remember(null, 'anna');
    time.now += deviceRemembered;
    await database.transaction(devices.clearUnused);
    expect(await devices.isKnown(old, 'anna')).toBe(true);
    time.now += 1;
    await database.transaction(devices.clearUnused);
    const newer = await remember(null, 'anna');
    expect(await devices.isKnown(old, 'anna')).toBe(false);
    expect(await devices.isKnown(newer, 'anna')).toBe(true);
  });

  test('of a customer fifty are remembered, those used last [security: expensive-calls]', async () => {
    const { time, devices, remember, stored } = await start();
    const berta = await remember(null, 'berta');
    const tokens: string[] = [];
    for (let i = 0; i < 50; i += 1) {
      time.now += 1000;
      tokens.push(await remember(null, 'anna'));
    }
    const [first = '', second = '', third = ''] = tokens;
    time.now += 1000;
    expect(await remember(first, 'anna')).toBe(first);
    const last = await remember(null, 'anna');
    expect(await devices.isKnown(second, 'anna')).toBe(false);
    for (const kept of [first, third, last]) expect(await devices.isKnown(kept, 'anna')).toBe(true);
    expect(await devices.isKnown(berta, 'berta')).toBe(true);
    expect(await stored()).toHaveLength(51);
  });
});

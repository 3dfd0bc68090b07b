import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { testConfiguration } from '../orders/testing/shop.ts';
import { officePassword, serveOffice } from './testing/office.ts';

const day = 24 * 3_600_000;
const tokenOf = (address: string) => address.slice(address.indexOf('#') + 1);
const form = { name: 'Eva Huber', email: 'eva@example.at', password: officePassword };

describeOnBothEngines('the first owner', ({ open }) => {
  test('begins at an address that only the terminal shows, once', async () => {
    const office = await serveOffice(await open());
    const address = (await office.operators.firstOwnerAddress()) ?? '';
    expect(address).toMatch(/^http:\/\/localhost:3000\/admin\/einladung#[\w-]{43}$/);
    const browser = office.browser();
    expect(await browser.call('officeState')).toEqual({
      ...{ operator: null, isSetUp: false, hasPasskeys: true, shopName: testConfiguration.title },
      sellerCountry: 'AT',
    });
    const token = tokenOf(address);
    expect(await browser.call('invitation', { token })).toEqual({ kind: 'owner', name: '', email: '' });
    const owner = await browser.call('invitationAccept', { token, ...form });
    expect(owner).toMatchObject({ name: 'Eva Huber', email: 'eva@example.at', role: 'Inhaber' });
    expect(owner.rights).toContain('operators.manage');
    expect(owner.provenUntil).toBe('2026-11-23T12:10:00.000Z');
    expect((await browser.call('officeState')).operator).toEqual(owner);
    expect(await office.browser().refusal('invitationAccept', { token, ...form })).toEqual([404, 'invitation-over']);
    expect(await office.operators.firstOwnerAddress()).toBeNull();
    expect(office.logged()).not.toContain(token);
  });

  test('is one, though two open the address at the same time', async () => {
    const office = await serveOffice(await open());
    const token = tokenOf((await office.operators.firstOwnerAddress()) ?? '');
    const answers = await Promise.all(
      ['eva', 'max'].map((name) =>
        office.browser().send('invitationAccept', { ...form, token, email: `${name}@example.at` }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
    const owner = answers.find(({ statusCode }) => statusCode === 200)?.json().email;
    expect((await office.operators.list()).operators.map(({ email }) => email)).toEqual([owner]);
  });

  test('does not begin at the address of an earlier start, nor a day later', async () => {
    const office = await serveOffice(await open());
    const [first, second] = [await office.operators.firstOwnerAddress(), await office.operators.firstOwnerAddress()];
    const over = [404, 'invitation-over'];
    expect(await office.browser().refusal('invitation', { token: tokenOf(first ?? '') })).toEqual(over);
    office.time.now += day;
    expect(await office.browser().refusal('invitation', { token: tokenOf(second ?? '') })).toEqual(over);
    expect((await office.operators.list()).operators).toEqual([]);
  });

  test('reads beside each field what is wrong with it, and keeps the address', async () => {
    const office = await serveOffice(await open());
    const token = tokenOf((await office.operators.firstOwnerAddress()) ?? '');
    const wrong = await office.browser().send('invitationAccept', { token, name: ' ', email: 'eva', password: 'x' });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      400,
      [
        { path: 'name', msg: 'Pflichtfeld' },
        { path: 'email', msg: 'Keine gültige Mailadresse' },
      ],
    ]);
    const short = await office.browser().send('invitationAccept', { token, ...form, password: 'x' });
    expect(short.json()).toMatchObject({ code: 'password-refused', errors: [{ path: 'password' }] });
    expect((await office.browser().call('invitation', { token })).kind).toBe('owner');
  });
});

describeOnBothEngines('an invitation', ({ open }) => {
  test('is of one address, for one role, and makes nobody an owner', async () => {
    const office = await serveOffice(await open());
    const eva = await office.owner();
    const { address } = await eva.call('operatorInvite', { name: 'Max', email: 'Max@Example.at', role: 'orders' });
    const token = tokenOf(address);
    const browser = office.browser();
    expect(await browser.call('invitation', { token })).toEqual({
      ...{ kind: 'invitation', name: 'Max', email: 'Max@Example.at' },
    });
    const max = await browser.call('invitationAccept', { ...form, token, name: 'Max Moser', email: 'eve@evil.at' });
    expect(max).toMatchObject({ name: 'Max Moser', email: 'Max@Example.at', role: 'Bestellungen' });
    expect(max.rights).not.toContain('operators.manage');
    expect(await eva.refusal('operatorInvite', { name: 'M', email: 'max@example.at', role: 'reader' })).toEqual([
      409,
      'operator-exists',
    ]);
  });

  test('of an operator removed meanwhile is no longer valid', async () => {
    const office = await serveOffice(await open());
    const eva = await office.owner();
    const { address } = await eva.call('operatorInvite', { name: 'Max', email: 'max@example.at', role: 'orders' });
    const { operators } = await eva.call('operators');
    const max = operators.find(({ name }) => name === 'Max');
    expect(max).toMatchObject({ status: 'invited', seenAt: null, hasSecondFactor: false });
    await eva.call('operatorChange', { _id: max?._id ?? '', isActive: false });
    const refusal = await office.browser().refusal('invitationAccept', { ...form, token: tokenOf(address) });
    expect(refusal).toEqual([404, 'invitation-over']);
  });
});

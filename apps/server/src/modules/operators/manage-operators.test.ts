import { givenRoles, type Right } from '@kontor/domain';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { officePassword, serveOffice } from './testing/office.ts';

describeOnBothEngines('operators', ({ open }) => {
  test('a removed operator is signed out at once, and returns with the same role', async () => {
    const office = await serveOffice(await open());
    const eva = await office.owner();
    const max = await office.invited(eva, 'orders');
    const { _id } = max.operator;
    const after = await eva.call('operatorChange', { _id, isActive: false });
    expect(after.operators.map(({ name, status }) => [name, status])).toEqual([
      ['Eva Huber', 'active'],
      ['Max Moser', 'removed'],
    ]);
    expect(await max.refusal('officeSessions')).toEqual([401, 'not-signed-in']);
    const credentials = { email: 'max.moser@example.at', password: officePassword };
    expect(await max.refusal('officeSignIn', credentials)).toEqual([401, 'sign-in-failed']);
    await eva.call('operatorChange', { _id, isActive: true });
    expect((await max.call('officeSignIn', credentials)).role).toBe('Bestellungen');
  });

  test('another role counts with the next request', async () => {
    const office = await serveOffice(await open());
    const eva = await office.owner();
    const max = await office.invited(eva, 'reader');
    expect(await max.refusal('officeLog', {})).toEqual([403, 'right-missing']);
    office.time.now += 1000;
    await eva.call('operatorChange', { _id: max.operator._id, role: 'orders' });
    expect((await max.call('officeLog', {})).entries[0]).toMatchObject({
      ...{ operator: 'Eva Huber', subject: 'operator', subjectId: max.operator._id, action: 'operator.changed' },
      ...{ before: { role: 'Nur lesen' }, after: { role: 'Bestellungen' } },
    });
  });

  test('the last owner stays, also when two owners remove each other at the same time', async () => {
    const office = await serveOffice(await open());
    const eva = await office.owner();
    const { operator } = await eva.call('officeState');
    const own = operator?._id ?? '';
    expect(await eva.refusal('operatorChange', { _id: own, role: 'orders' })).toEqual([409, 'last-owner']);
    expect(await eva.refusal('operatorChange', { _id: own, isActive: false })).toEqual([409, 'last-owner']);
    const max = await office.invited(eva, 'owner');
    const answers = await Promise.all([
      eva.send('operatorChange', { _id: max.operator._id, isActive: false }),
      max.send('operatorChange', { _id: own, isActive: false }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { operators } = await office.operators.list();
    expect(operators.filter(({ status }) => status === 'active')).toHaveLength(1);
  });

  test('a reset takes away all means to sign in, and an address begins anew', async () => {
    const office = await serveOffice(await open());
    const eva = await office.owner();
    const max = await office.invited(eva, 'orders');
    const { address } = await eva.call('operatorReset', { _id: max.operator._id });
    expect((await max.call('officeState')).operator).toBeNull();
    const credentials = { email: 'max.moser@example.at', password: officePassword };
    expect(await max.refusal('officeSignIn', credentials)).toEqual([401, 'sign-in-failed']);
    const token = address.slice(address.indexOf('#') + 1);
    const again = { token, name: 'Max Moser', email: 'max.moser@example.at', password: 'Säge und Feile' };
    expect((await max.call('invitationAccept', again)).name).toBe('Max Moser');
  });
});

describeOnBothEngines('roles', ({ open }) => {
  test('nobody gives rights that they lack, nor changes or resets who has them', async () => {
    const office = await serveOffice(await open());
    const eva = await office.owner();
    const rights: Right[] = ['operators.manage', 'orders.read', 'log.read'];
    const role = await eva.call('roleSave', { name: 'Teamleitung', rights });
    expect(role).toMatchObject({ name: 'Teamleitung', rights: ['orders.read', 'log.read', 'operators.manage'] });
    const max = await office.invited(eva, role._id);
    const owner = (await eva.call('officeState')).operator?._id ?? '';
    const beyond = [403, 'rights-beyond-own'];
    const ina = { name: 'Ina', email: 'ina@example.at' };
    expect(await max.refusal('operatorInvite', { ...ina, role: 'owner' })).toEqual(beyond);
    expect(await max.refusal('operatorInvite', { ...ina, role: 'orders' })).toEqual(beyond);
    expect(await max.refusal('operatorReset', { _id: owner })).toEqual(beyond);
    expect(await max.refusal('operatorChange', { _id: owner, name: 'Nobody' })).toEqual(beyond);
    expect(await max.refusal('operatorChange', { _id: max.operator._id, role: 'owner' })).toEqual(beyond);
    expect(await max.refusal('roleSave', { name: 'Alles', rights: [...givenRoles.owner] })).toEqual(beyond);
    expect((await max.call('operators')).operators.map(({ name }) => name)).toEqual(['Eva Huber', 'Max Moser']);
    await max.call('operatorInvite', { ...ina, role: role._id });
  });

  test('of one name there is one; those of every shop stay; one that somebody has is not removed', async () => {
    const office = await serveOffice(await open());
    const eva = await office.owner();
    const save = (name: string, _id?: string) =>
      eva.send('roleSave', { name, rights: ['orders.read'], ...(_id !== undefined && { _id }) });
    expect((await save('Lager')).statusCode).toBe(200);
    expect((await save(' lager ')).json().code).toBe('role-exists');
    expect((await save('Inhaber')).json().code).toBe('role-exists');
    expect((await save('Anders', 'owner')).json().code).toBe('role-not-found');
    const lager = (await eva.call('operators')).roles.find(({ name }) => name === 'Lager')?._id ?? '';
    await office.invited(eva, lager);
    expect(await eva.refusal('roleRemove', { _id: lager })).toEqual([409, 'role-in-use']);
    expect(await eva.refusal('roleRemove', { _id: 'orders' })).toEqual([404, 'role-not-found']);
    const changed = await eva.call('roleSave', { _id: lager, name: 'Versand', rights: ['orders.read', 'orders.edit'] });
    expect(changed).toEqual({ _id: lager, name: 'Versand', rights: ['orders.read', 'orders.edit'], isGiven: false });
  });
});

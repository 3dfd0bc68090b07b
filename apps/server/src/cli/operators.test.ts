import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { serveOffice } from '../modules/operators/testing/office.ts';
import { runCommand } from './testing/run-command.ts';

describeOnBothEngines('kontor operators', ({ open, place: newPlace }) => {
  const settings = { PUBLIC_URL: 'https://shop.example.at' };

  test('says who works in the back office, and how to begin where nobody does', async () => {
    const place = await newPlace();
    const office = await serveOffice(await open(place));
    expect(runCommand(place, ['operators'])).toEqual({
      ...{ status: 0, err: '' },
      out: 'Im Backoffice arbeitet noch niemand. Beim Start des Shops steht im Terminal, wie Sie es einrichten.\n',
    });
    const eva = await office.owner();
    await eva.call('operatorInvite', { name: 'Max Moser', email: 'max@example.at', role: 'reader' });
    const time = '23.11.2026, 13:00';
    expect(runCommand(place, ['operators', 'list']).out).toBe(
      `Eva Huber  eva@example.at  Inhaber  aktiv  nur Passwort  zuletzt ${time}\n` +
        'Max Moser  max@example.at  Nur lesen  eingeladen\n',
    );
  });

  test('lets an owner who cannot get in begin anew: nothing that they had lets anybody in, and the log says so', async () => {
    const place = await newPlace();
    const office = await serveOffice(await open(place));
    const eva = await office.owner();
    const { out } = runCommand(place, ['operators', 'invite-owner', 'Eva@example.at', 'Eva'], settings);
    const [, token = ''] =
      /^Backoffice einrichten .*: https:\/\/shop\.example\.at\/admin\/einladung#(\S+)\n$/.exec(out) ?? [];
    expect(await eva.refusal('operators')).toEqual([401, 'not-signed-in']);
    const browser = office.browser();
    const credentials = { email: 'eva@example.at', password: 'Hammer und Amboss' };
    expect(await browser.refusal('officeSignIn', credentials)).toEqual([401, 'sign-in-failed']);
    expect(await browser.call('invitation', { token })).toEqual({
      ...{ kind: 'reset', name: 'Eva Huber', email: 'eva@example.at' },
    });
    const password = 'Amboss und Zange';
    await browser.call('invitationAccept', { token, name: 'Eva Huber', email: 'eva@example.at', password });
    expect((await browser.call('operators')).operators).toMatchObject([{ name: 'Eva Huber', role: 'owner' }]);
    const { entries } = await browser.call('officeLog', {});
    expect(entries.find(({ operator }) => operator === 'Kontor')).toMatchObject({
      ...{ action: 'operator.invited', after: { email: 'eva@example.at', role: 'Inhaber' }, network: null },
    });
  });

  test('makes somebody new an owner, and somebody who is there too, also after they were removed', async () => {
    const place = await newPlace();
    const office = await serveOffice(await open(place));
    const eva = await office.owner();
    const max = await office.invited(eva, 'reader');
    await eva.call('operatorChange', { _id: max.operator._id, isActive: false });
    for (const [email, name] of [
      [max.operator.email, 'Max Moser'],
      ['ina@example.at', 'Ina Gruber'],
    ] as const)
      expect(runCommand(place, ['operators', 'invite-owner', email, name], settings).status).toBe(0);
    const { operators } = await eva.call('operators');
    expect(operators.map(({ name, role, status }) => [name, role, status]).toSorted()).toEqual([
      ['Eva Huber', 'owner', 'active'],
      ['Ina Gruber', 'owner', 'invited'],
      ['Max Moser', 'owner', 'invited'],
    ]);
  });

  test('refuses what it does not understand, and changes nothing', async () => {
    const place = await newPlace();
    await serveOffice(await open(place));
    const refused = (...parameters: string[]) => {
      const { status, out, err } = runCommand(place, ['operators', ...parameters]);
      expect([status, out]).toEqual([1, '']);
      return err.trim();
    };
    expect(refused('remove')).toBe('"operators remove" gibt es nicht; "operators --help" erklärt den Befehl.');
    expect(refused('invite-owner', 'eva@example.at')).toMatch(/^Bitte E-Mail-Adresse und Namen angeben/);
    expect(refused('invite-owner', 'eva', 'Eva')).toBe('Das geht nicht: Keine gültige Mailadresse');
    expect(runCommand(place, ['operators']).out).toMatch(/^Im Backoffice arbeitet noch niemand/);
  });
});

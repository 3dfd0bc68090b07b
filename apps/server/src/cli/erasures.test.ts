import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { storeCustomer } from '../modules/customers/testing/customers.ts';
import { runCommand } from './testing/run-command.ts';

describeOnBothEngines('kontor erasures', ({ open, place: newPlace }) => {
  test('writes the list, and erases again what a restored shop has of it', async () => {
    const place = await newPlace();
    const database = await open(place);
    await storeCustomer(database, { id: 'anna' });
    await storeCustomer(database, { id: 'berta' });
    const file = join(place.dataDir, 'erasures.txt');
    writeFileSync(file, 'customer anna 1000\norder 2026-000001 1000\nquote A2026-000001 1000\n');
    const out = 'Noch einmal gelöscht: 1 Konten, 0 Angebote. Gesperrt: 0 Bestellungen.\n';
    expect(runCommand(place, ['erasures', 'repeat', file])).toEqual({ status: 0, out, err: '' });
    expect(await database.read.selectFrom('customers').select('id').execute()).toEqual([{ id: 'berta' }]);

    const saved = join(place.dataDir, 'saved.txt');
    expect(runCommand(place, ['erasures', 'save', saved])).toMatchObject({
      status: 0,
      out: `3 Löschungen in ${saved}.\n`,
    });
    expect(readFileSync(saved, 'utf8')).toBe('customer anna 1000\norder 2026-000001 1000\nquote A2026-000001 1000\n');

    writeFileSync(file, 'customer berta 1000\nBerta, bitte\n');
    const wrong = runCommand(place, ['erasures', 'repeat', file]);
    expect([wrong.status, wrong.err]).toEqual([1, expect.stringContaining('Zeile 2 ist unbekannt')]);
    expect(await database.read.selectFrom('customers').select('id').execute()).toEqual([{ id: 'berta' }]);
    for (const parameters of [[], ['save'], ['repeat', join(place.dataDir, 'nowhere.txt')]])
      expect(runCommand(place, ['erasures', ...parameters]).status).toBe(1);
  });
});

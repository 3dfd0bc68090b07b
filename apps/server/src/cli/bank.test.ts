import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { orderById } from '../modules/orders/orders.service.ts';
import { storeExample } from '../modules/orders/testing/stored-order.ts';
import { runCommand } from './testing/run-command.ts';

const table = (rows: readonly string[]) =>
  ['Buchungstag;Auftraggeber;Verwendungszweck;Betrag', ...rows, ''].join('\r\n');
const euro = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

describeOnBothEngines('kontor bank', ({ open, place: newPlace }) => {
  test('reads a statement, lists what is left, assigns it, takes it back and sets it aside', async () => {
    const place = await newPlace();
    const database = await open(place);
    const { total } = (await orderById(database.read, await storeExample(database, 1))) ?? {};
    await storeExample(database, 2);
    const gross = total?.gross ?? 0;
    const kontor = (...parameters: string[]) => {
      const { status, out, err } = runCommand(place, parameters);
      return { status, out: out.replaceAll('\u00a0', ' '), err };
    };
    const folder = newFolder();
    const file = join(folder, 'umsaetze.csv');
    const rows = [`20.11.2026;Anna Huber;Best. 2026 000001;${euro(gross)}`, `20.11.2026;Karl;2026-000002;10,00`];
    writeFileSync(file, table(rows), 'latin1');
    const account = ['--account', 'AT61 1904 3002 3457 3201'];

    expect(kontor('bank', 'read', file, ...account).out).toBe(
      'Konto AT611904300234573201: 2 neu, 0 schon bekannt, 0 abgelehnt.\n' +
        'Umsätze: 2 neu, 0 schon bekannt, 0 abgelehnt. Von selbst zugeordnet: 1.\n',
    );
    expect(kontor('bank', 'read', file, ...account).out).toContain('0 neu, 2 schon bekannt, 0 abgelehnt');
    expect(kontor('orders', 'show', '2026-000001').out).toContain('bezahlt');

    const listed = kontor('bank').out;
    const [id = ''] = listed.split(' ');
    expect(listed).toBe(
      `${id}  20.11.2026  10,00 €  Karl  2026-000002  → Vorschlag 2026-000002 (10,00 €) (nennt die Bestellung, weniger als offen, anderer Name)\n`,
    );
    expect(kontor('bank', 'assign', id, '2026-000002').out).toContain('→ Zugeordnet 2026-000002 (10,00 €)');
    expect(kontor('orders', 'show', '2026-000002').out).toContain('Eingegangen: 10,00 €');
    expect(kontor('bank', 'assign', id, '2026-000002')).toEqual({
      ...{ status: 1, out: '', err: 'Dieser Umsatz ist inzwischen zugeordnet. Laden Sie die Liste neu.\n' },
    });
    expect(kontor('bank', 'unassign', id).out).toContain('→ Vorschlag');
    expect(kontor('bank', 'assign', id, '2026-000002=20').err).toContain('der Umsatz hat 10,00');
    expect(kontor('bank', 'aside', id).out).toContain('→ Beiseitegelegt');
    expect(kontor('bank').out).toBe('Keine Umsätze.\n');
    expect(kontor('bank', 'list', '--state', 'set-aside').out).toContain(id);
  }, 120_000);

  test('refuses what is no statement or not there, with one sentence', async () => {
    const place = await newPlace();
    await open(place);
    const folder = newFolder();
    const file = join(folder, 'brief.txt');
    writeFileSync(file, 'Sehr geehrte Damen und Herren');
    const { status, out, err } = runCommand(place, ['bank', 'read', file]);
    expect({ status, out, lines: err.trim().split('\n').length }).toEqual({ status: 1, out: '', lines: 1 });
    expect(err).toContain('kein Kontoauszug');
    expect(runCommand(place, ['bank', 'read', `${folder}/none.xml`]).err).toBe(
      `Die Datei ${folder}/none.xml ist nicht lesbar.\n`,
    );
    expect(runCommand(place, ['bank', 'list', '--state', 'x']).status).toBe(1);
  }, 60_000);
});

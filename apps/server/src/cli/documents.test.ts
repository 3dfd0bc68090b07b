import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { DatabasePlace } from '../database/opening/open-database.ts';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { viennaDay } from '../german-format.ts';
import { exampleSeller } from '../modules/orders/testing/order.ts';
import { storeExample } from '../modules/orders/testing/stored-order.ts';
import { CommandRefused } from './command.ts';
import { documentsCommand } from './documents.ts';
import { runCommand } from './testing/run-command.ts';

describeOnBothEngines('kontor documents', ({ open, place: newPlace }) => {
  let place: DatabasePlace;
  const kontor = (...parameters: string[]) => {
    const { status, out, err } = runCommand(place, ['documents', ...parameters]);
    return { status, out: out.replaceAll('\u00a0', ' '), err };
  };
  const year = viennaDay(Date.now()).slice(0, 4);
  const day = viennaDay(Date.now()).split('-').reverse().join('.');

  beforeAll(async () => {
    place = await newPlace();
    const database = await open(place);
    const buy = [{ name: 'Kappe', amount: 3, unitPrice: 1995, taxRate: 2000 }];
    await storeExample(database, 1, { buy, paymentCondition: { name: 'rechnung', title: 'Rechnung' } });
    await storeExample(database, 2, { buy });
  });

  test('says what the seller lacks, and takes no number', async () => {
    const { status, out, err } = kontor('issue', '2026-000001');
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('Für Rechnungen fehlt: Name, Straße, Postleitzahl, Ort, Land, UID oder Steuernummer');
    expect(kontor('list').out).toBe('Es ist noch kein Dokument ausgestellt.\n');
    const database = await open(place);
    await database.transaction((transaction) =>
      transaction
        .insertInto('configuration')
        .values({ key: 'seller', value: JSON.stringify(exampleSeller), version: 1 })
        .execute(),
    );
  });

  test('issues, corrects in part and for the rest, and lists what there is', () => {
    const invoice = `RE${year}-000001  ${day}  Rechnung  2026-000001  66,75 €\n`;
    expect(kontor('issue', '2026-000001', '--delivered', '20.11.2026')).toEqual({ status: 0, out: invoice, err: '' });
    expect(kontor('issue', '2026-000001').out).toBe(invoice);
    expect(kontor('issue', '2026-000002', '--paid', '66,75').out).toBe(
      `RE${year}-000002  ${day}  Rechnung  2026-000002  66,75 € (offen 0,00 €)\n`,
    );
    expect(kontor('note', '2026-000001', '--pieces', '1:2').out).toBe(
      `LS${year}-000001  ${day}  Lieferschein  2026-000001\n`,
    );
    expect(kontor('correct', `RE${year}-000001`, '--pieces', '1:1', '--shipping', '2,00').out).toBe(
      `RK${year}-000001  ${day}  Rechnungskorrektur  zu RE${year}-000001  −21,95 €\n`,
    );
    expect(kontor('correct', `RE${year}-000001`, '--all').out).toBe(
      `RK${year}-000002  ${day}  Stornorechnung  zu RE${year}-000001  −44,80 €\n`,
    );
    expect(
      kontor('list', '2026-000001')
        .out.split('\n')
        .map((line) => line.split('  ')[0]),
    ).toEqual([...[`RE${year}-000001`, `LS${year}-000001`, `RK${year}-000001`, `RK${year}-000002`, '']]);
    expect(kontor('list').out).toContain('1 bis 5 von 5');
  });

  test('hands out the file and the XRechnung, never over another file, and finds all as it was', () => {
    const folder = newFolder();
    expect(kontor('file', `RE${year}-000001`, folder).status).toBe(0);
    const pdf = join(folder, `Rechnung-RE${year}-000001.pdf`);
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(kontor('file', `RE${year}-000001`, folder)).toEqual({
      status: 1,
      out: '',
      err: `"${pdf}" gibt es schon.\n`,
    });
    kontor('file', `RE${year}-000001`, join(folder, 'x.xml'), '--xrechnung');
    expect(readFileSync(join(folder, 'x.xml'), 'utf8')).toContain('xrechnung_3.0</ram:ID>');
    expect(kontor('verify')).toEqual({
      ...{ status: 0, err: '' },
      out: 'Geprüft: 1. Nummeriert, aber noch ohne Datei: 4.\nAlle Dateien sind, wie sie ausgestellt wurden, und keine Nummer fehlt.\n',
    });
  });

  test('says of a number that there is none', () => {
    expect(kontor('issue', '2026-000009').err).toBe('Diese Bestellung wurde nicht gefunden.\n');
    expect(kontor('correct', 'RE1', '--all').err).toBe('Dieses Dokument gibt es nicht.\n');
  });
});

test.each([
  [['list', 'a', 'b'], 'Bitte genau eine Nummer angeben'],
  [['issue'], 'Bitte genau eine Nummer angeben'],
  [['issue', '2026-000002', '--delivered', 'gestern'], '"gestern" ist kein Tag'],
  [['issue', '2026-000002', '--paid', 'viel'], '"viel" ist kein Betrag'],
  [['correct', 'RE1'], 'Bitte entweder --all oder'],
  [['correct', 'RE1', '--all', '--shipping', '1'], 'Bitte entweder --all oder'],
  [['correct', 'RE1', '--pieces', '0:1'], '"0:1" sind keine Stücke'],
  [['file'], 'Bitte genau eine Nummer angeben'],
  [['file', 'RE1', '--xrechnung', '--ebinterface'], 'Bitte nur eine Form angeben'],
  [['verify', 'RE1'], 'nimmt keine Angaben'],
  [['burn'], '"documents burn" gibt es nicht'],
])('documents %j is refused with a sentence, before anything is done', async (parameters, sentence) => {
  await expect(documentsCommand.run(parameters)).rejects.toThrow(CommandRefused);
  await expect(documentsCommand.run(parameters)).rejects.toThrow(sentence);
});

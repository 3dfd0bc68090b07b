import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { runCommand } from './testing/run-command.ts';

describeOnBothEngines('kontor retention', ({ open, place: newPlace }) => {
  test('shows the periods, what is next, and what was erased', async () => {
    const place = await newPlace();
    const database = await open(place);
    await database.transaction((transaction) =>
      transaction.insertInto('retention_counts').values({ day: '2026-01-01', kind: 'orders', count: 1204 }).execute(),
    );
    const { status, out, err } = runCommand(place, ['retention']);
    expect([status, err]).toEqual([0, '']);
    expect(out.split('\n')).toEqual([
      'Fristen ab Jahresende, die längsten, weil der Verkäufer noch kein Land hat:',
      '  Bestellungen mit Belegen: 10 Jahre',
      '  stornierte Bestellungen ohne Zahlung: 10 Jahre',
      '  Bestellungen mit OSS: 10 Jahre',
      '  Widerrufe: 10 Jahre',
      '  Zahler in Auszügen: 10 Jahre',
      '  Namen in der Buchhaltung: 10 Jahre',
      '',
      'Bis zum nächsten Jahreswechsel läuft keine Frist ab.',
      '',
      'Gelöscht:',
      '  01.01.2026  Bestellungen: 1.204',
      '',
    ]);
  });
});

import { accountPlan, type Booking, type Posting, post } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import { bmdFile } from './bmd.ts';
import { datevFile } from './datev.ts';
import { datevColumns } from './datev-columns.ts';
import { journalTable } from './journal-table.ts';
import type { MonthToWrite } from './month-to-write.ts';
import { ossBzst } from './oss-bzst.ts';
import { ossTable } from './oss-table.ts';
import { windows1252 } from './windows-1252.ts';

const invoice: Booking = {
  ...{ month: '2026-10', day: '2026-10-05', cause: 'invoice', net: 10_000, vat: 1900 },
  subject: { kind: 'turnover', tax: { taxCase: 'domestic', country: 'DE', rate: 1900 } },
  ...{ documentNumber: 'RE2026-000001', orderNumber: '2026-000001', debtor: 'paypal' },
  ...{ customer: 'Müller & Söhne "Süd"', vatId: '', corrects: null },
};
const payment: Booking = {
  ...invoice,
  ...{ cause: 'payment', subject: { kind: 'money', place: 'paypal' }, net: 11_900, vat: 0 },
};
const abroad: Booking = {
  ...invoice,
  ...{ net: 100, vat: 20, customer: 'Jörg Müller-Łukasz € 😀', documentNumber: 'RE 2026/2;"' },
  subject: { kind: 'turnover', tax: { taxCase: 'oss', country: 'AT', rate: 2000 } },
};
const late: Booking = {
  ...{ ...invoice, day: '2026-09-30', cause: 'correction', net: -10_000, vat: -1900 },
  ...{ documentNumber: 'RK2026-000001', corrects: { number: 'RE2026-000001', month: '2026-09' } },
};
const free: Booking = { ...invoice, net: 0, vat: 0, documentNumber: 'RE2026-000009' };

function monthOf(bookings: readonly Booking[], change: Partial<MonthToWrite> = {}): MonthToWrite {
  const posted = post(bookings, accountPlan('SKR03'));
  const postings: readonly Posting[] = posted.ok ? posted.postings : [];
  const writtenAt = Date.UTC(2026, 10, 5, 8, 30, 15, 7);
  return { month: '2026-10', postings, settings: { chart: 'SKR03' }, writtenAt, isClosed: true, ...change };
}

const linesOf = (file: Buffer) => new TextDecoder('windows-1252').decode(file).split('\r\n');

describe('the booking batch for DATEV', () => {
  test('says in its first line for whom and of what time it is, in 31 fields', () => {
    const [head = '', names = '', ...rows] = linesOf(datevFile(monthOf([])));
    expect(head).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261105093015007;;"KO";"Kontor";"";1001;1;20260101;4;20261001;20261031;"Kontor 2026-10";"";1;0;1;"EUR";;"";;;"03";;;"";""',
    );
    expect(head.split(';').length).toBe(31);
    expect(names.split(';')).toEqual(datevColumns.map(({ name }) => name));
    expect(rows).toEqual(['']);
    const settings = {
      chart: 'SKR04',
      consultant: 29_098,
      client: 55_003,
      fiscalYearBegins: 11,
      accountDigits: 5,
    } as const;
    const other = linesOf(datevFile(monthOf([], { settings, isClosed: false })))[0];
    expect(other).toContain(';29098;55003;20251101;5;20261001;20261031;"Kontor 2026-10";"";1;0;0;"EUR";;"";;;"04";');
  });

  test('has the 125 columns of version 13', () => {
    expect(datevColumns.length).toBe(125);
    const at = (place: number) => datevColumns[place - 1]?.name;
    expect(
      [1, 2, 7, 8, 9, 10, 11, 14, 20, 21, 36, 37, 40, 41, 48, 87, 114, 115, 116, 118, 120, 123, 125].map(at),
    ).toEqual([
      ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)'],
      ...['BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Buchungstext', 'Beleglink', 'Beleginfo - Art 1'],
      ...['Beleginfo - Inhalt 8', 'KOST1 - Kostenstelle', 'EU-Land u. UStID (Bestimmung)'],
      ...['EU-Steuersatz (Bestimmung)', 'Zusatzinformation - Art 1', 'Zusatzinformation - Inhalt 20', 'Festschreibung'],
      ...['Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Generalumkehr (GU)', 'Land'],
      ...['EU-Land u. UStID (Ursprung)', 'Abw. Skontokonto'],
    ]);
  });

  test('books turnover and money with quotes around texts alone, each row as long as the names', () => {
    const [, , first = '', second = '', ...rest] = linesOf(datevFile(monthOf([invoice, payment])));
    expect(first).toMatch(
      /^119,00;"S";"EUR";;;"";10001;8400;"";0510;"RE2026-000001";"";;"Rechnung 2026-000001, Müller & Söhne ""Süd""";;"";;;;"";("";){18}/,
    );
    expect(second).toMatch(
      /^119,00;"S";"EUR";;;"";1361;10001;"";0510;"RE2026-000001";"";;"Zahlung PayPal 2026-000001, /,
    );
    for (const row of [first, second]) expect(row.split(';').length).toBe(125);
    expect(first.split(';')[113]).toBe('1');
    expect(rest).toEqual(['']);
  });

  test('names country and rate of OSS, cleans numbers, and cuts texts at 60 letters', () => {
    const row = linesOf(datevFile(monthOf([{ ...abroad, customer: 'x'.repeat(80) }])))[2] ?? '';
    const cells = row.split(';');
    expect([cells[0], cells[7], cells[8], cells[10], cells[39], cells[40]]).toEqual([
      ...['1,20', '8320', '"240"', '"RE2026/2"', '"AT"', '20,00'],
    ]);
    expect(cells[13]?.length).toBe(62);
    const greek = {
      ...abroad,
      subject: { kind: 'turnover', tax: { taxCase: 'oss', country: 'GR', rate: 2400 } },
    } as const;
    expect(linesOf(datevFile(monthOf([greek])))[2]).toContain(';"EL";24,00;');
  });

  test('a late correction stands on the credit side, on the first of the month, with its own day beside it', () => {
    const cells = linesOf(datevFile(monthOf([late])))[2]?.split(';') ?? [];
    expect(cells.slice(0, 2)).toEqual(['119,00', '"H"']);
    expect([cells[9], cells[10], cells[114], cells[115]]).toEqual(['0110', '"RK2026-000001"', '30092026', '01102026']);
    expect(cells[13]).toBe('"Nachtrag 30.09.2026, Korrektur RE2026-000001, Müller & Söhne"');
  });

  test('leaves out what moves nothing', () => {
    expect(linesOf(datevFile(monthOf([free]))).length).toBe(3);
  });
});

test('the table for BMD has the tax with the opposite sign, and no signs that end a cell', () => {
  const lines = linesOf(bmdFile(monthOf([invoice, payment, late, free])));
  expect(lines).toEqual([
    'satzart;konto;gkonto;belegnr;extbelegnr;belegdatum;buchdatum;buchsymbol;buchcode;prozent;steuercode;betrag;steuer;text;periode;uidnr',
    "0;10001;8400;RE2026-000001;2026-000001;20261005;20261005;AR;1;19;1;119,00;-19,00;Rechnung 2026-000001, Müller & Söhne 'Süd';10;",
    "0;1361;10001;RE2026-000001;2026-000001;20261005;20261005;BK;1;;;119,00;0,00;Zahlung PayPal 2026-000001, Müller & Söhne 'Süd';10;",
    "0;10001;8400;RK2026-000001;2026-000001;20260930;20261001;GU;1;19;1;-119,00;19,00;Nachtrag 30.09.2026, Korrektur RE2026-000001, Müller & Söhne 'Süd';10;",
    '',
  ]);
});

test('the table for everybody is UTF-8 that no program runs, with every number', () => {
  const text = journalTable(monthOf([{ ...invoice, customer: '=1+1' }, late, free])).toString();
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [names, ...rows] = text.slice(1).split('\n');
  expect(names).toBe(
    'Monat;Datum;Beleg;Bestellung;Kunde;UID;Vorgang;Zahlungsart;Geld;Steuerfall;Land;Steuersatz;Netto;Steuer;Brutto;Konto;Gegenkonto;Steuerschlüssel;Korrigiert;Nachtrag;Text',
  );
  expect(rows).toEqual([
    "2026-10;05.10.2026;RE2026-000001;2026-000001;'=1+1;;Rechnung;PayPal;;Inland;DE;19;100,00;19,00;119,00;10001;8400;;;;Rechnung 2026-000001, =1+1",
    '2026-10;30.09.2026;RK2026-000001;2026-000001;"Müller & Söhne ""Süd""";;Korrektur;PayPal;;Inland;DE;19;-100,00;-19,00;-119,00;10001;8400;;RE2026-000001;ja;"Nachtrag 30.09.2026, Korrektur RE2026-000001, Müller & Söhne ""Süd"""',
    '2026-10;05.10.2026;RE2026-000009;2026-000001;"Müller & Söhne ""Süd""";;Rechnung;PayPal;;Inland;DE;19;0,00;0,00;0,00;10001;8400;;;;"Rechnung 2026-000001, Müller & Söhne ""Süd"""',
    '',
  ]);
});

test('line ends in names end no line', () => {
  const odd = { ...invoice, customer: 'Eva\r\nHuber\u2028GmbH\u001b' };
  expect(linesOf(datevFile(monthOf([odd])))[2]).toContain('"Rechnung 2026-000001, Eva Huber GmbH "');
  expect(linesOf(bmdFile(monthOf([odd]))).length).toBe(3);
});

test('the OSS table has a line for each rate, and corrections apart', () => {
  const report = {
    lines: [{ country: 'AT', rateType: 'STANDARD', rate: 2000, net: 123_456, vat: 24_691 }] as const,
    corrections: [{ quarter: '2026-Q2', country: 'EL', vat: -240 }],
    vat: 24_451,
  };
  expect(ossTable({ quarter: '2026-Q4', report }).toString().slice(1)).toBe(
    [
      'Art;Zeitraum;Land des Verbrauchs;Umsatzsteuertyp;Umsatzsteuersatz;Steuerbemessungsgrundlage;Umsatzsteuerbetrag',
      'Waren;2026-Q4;AT;STANDARD;20,00;1234,56;246,91',
      'Berichtigung;2026-Q2;EL;;;;-2,40',
      '',
    ].join('\n'),
  );
});

test('the file for the BZSt has its version, a line for each country and rate, and nothing that it does not take [LAW T3]', () => {
  const report = {
    lines: [
      { country: 'AT', rateType: 'STANDARD', rate: 2000, net: 123_456, vat: 24_691 },
      { country: 'EL', rateType: 'REDUCED', rate: 1300, net: 5, vat: 1 },
      { country: 'FI', rateType: 'STANDARD', rate: 2550, net: -1000, vat: -255 },
    ] as const,
    corrections: [{ quarter: '2026-Q2', country: 'EL', vat: -240 }],
    vat: 24_197,
  };
  expect(ossBzst({ report }).toString()).toBe(
    [
      '#v1.0',
      '#ve1.1.0',
      'Land des Verbrauchs,Umsatzsteuertyp,Umsatzsteuersatz,"Steuerbemessungsgrundlage, Nettobetrag",Umsatzsteuerbetrag',
      'AT,STANDARD,20.00,1234.56,246.91',
      'EL,REDUCED,13.00,0.05,0.01',
      '',
    ].join('\r\n'),
  );
});

test('every letter of Windows-1252 is written as it is; others lose their accent or become a question mark', () => {
  const unused = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
  const all = Uint8Array.from({ length: 256 }, (_, i) => i).filter((byte) => !unused.has(byte));
  const text = new TextDecoder('windows-1252').decode(all);
  expect([...windows1252(text)]).toEqual([...all]);
  expect(new TextDecoder('windows-1252').decode(windows1252('Čapek, Łukasz, A\u0308rger, 😀 — €'))).toBe(
    'Capek, ?ukasz, Ärger, ? — €',
  );
});

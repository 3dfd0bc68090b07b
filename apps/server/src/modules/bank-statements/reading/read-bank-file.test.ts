import { describe, expect, test } from 'vitest';
import { zipFile } from '../../../tables/testing/zip-file.ts';
import { camt, mt940, shopAccount, transfer } from '../testing/bank-files.ts';
import { readingTexts as texts } from '../texts/reading.de.ts';
import type { ReadEntry } from '../types.ts';
import { readBankFile } from './read-bank-file.ts';

const read = async (file: Buffer | string, account: string | null = null) =>
  readBankFile(Buffer.from(file as Buffer), account);
const entriesOf = async (file: Buffer | string, account?: string): Promise<readonly ReadEntry[]> =>
  (await read(file, account ?? null)).flatMap(({ entries }) => entries);
const amountsOf = async (file: Buffer) => (await entriesOf(file)).map(({ amount }) => amount);

describe('camt.053', () => {
  test('version 02 has the names below the party, 08 in an element more; any version and prefix is read', async () => {
    const old = transfer('2026-000001').replaceAll(/<\/?Pty>/g, '');
    const files = [
      camt([{ amount: '71.78', details: [old] }], { version: '02' }),
      camt([{ amount: '71.78', details: [transfer('2026-000001')] }]),
      camt([{ amount: '71.78', details: [transfer('2026-000001')] }], { version: '13', prefix: 'ns2' }),
    ];
    for (const file of files)
      expect(await entriesOf(file)).toEqual([
        {
          ...{ bookedOn: '2026-11-20', amount: 7178, bookingAmount: 7178, currency: 'EUR', part: 0 },
          ...{ payer: 'Jörg Müller-Łukasz', payerIban: 'DE89370400440532013000', purpose: '2026-000001' },
          ...{ bankReference: null, isReturned: false, isUnsplit: false, original: null },
        },
      ]);
    expect((await read(files[0] ?? ''))[0]).toMatchObject({ format: 'camt', iban: shopAccount, number: '47' });
  });

  test('the sign is that of the indicator, also of a reversal', async () => {
    const more = '<RvslInd>true</RvslInd>';
    const file = camt([
      { amount: '10.00', side: 'DBIT' },
      { amount: '3.50', side: 'CRDT', more },
      { amount: '2', side: 'DBIT', more },
    ]);
    expect(await amountsOf(file)).toEqual([-1000, 350, -200]);
  });

  test('of a collected booking the parts count, not the whole', async () => {
    const parts = [transfer('2026-000001', { amount: '70.00' }), transfer('2026-000002', { amount: '1.78' })];
    const entries = await entriesOf(camt([{ amount: '71.78', details: parts }]));
    expect(entries.map(({ amount, part, purpose }) => [amount, part, purpose])).toEqual([
      [7000, 0, '2026-000001'],
      [178, 1, '2026-000002'],
    ]);
    expect(entries.map(({ bookingAmount }) => bookingAmount)).toEqual([7178, 7178]);
  });

  test('parts whose amounts are not said, or do not add up, are one entry for people', async () => {
    const unsaid = [transfer('2026-000001'), transfer('2026-000002')];
    const wrong = [transfer('2026-000001', { amount: '70.00' }), transfer('2026-000002', { amount: '9.00' })];
    for (const details of [unsaid, wrong])
      expect(await entriesOf(camt([{ amount: '71.78', details }]))).toMatchObject([
        {
          ...{ amount: 7178, isUnsplit: true, payer: '' },
          purpose: 'Jörg Müller-Łukasz: 2026-000001; Jörg Müller-Łukasz: 2026-000002',
        },
      ]);
  });

  test('one transfer in another currency counts as it was booked', async () => {
    const rest = '<AmtDtls><TxAmt><Amt Ccy="USD">80.00</Amt></TxAmt></AmtDtls>';
    expect(await amountsOf(camt([{ amount: '71.78', details: [transfer('x', { rest })] }]))).toEqual([7178]);
  });

  test('entries that are not booked yet are counted, not read, and not in the balance', async () => {
    const file = camt([{ amount: '5.00' }, { amount: '9.00', status: 'PDNG' }]);
    expect(await read(file)).toMatchObject([{ pending: 1, entries: [{ amount: 500 }] }]);
    expect(await amountsOf(camt([{ amount: '9.00', status: 'PDNG' }], { version: '02' }))).toEqual([]);
  });

  test('all lines of the payer, structured references and end-to-end ids are words; NOTPROVIDED is none', async () => {
    const strd = '<RmtInf><Strd><CdtrRefInf><Ref>RF18 2026</Ref></CdtrRefInf></Strd></RmtInf>';
    const details = [
      transfer('Bestellung 2026-|000001'),
      `<TxDtls><Refs><EndToEndId>E-77</EndToEndId></Refs>${strd}</TxDtls>`,
    ];
    const entries = await entriesOf(
      camt(details.map((one, i) => ({ amount: '1.00', reference: `R${i}`, details: [one] }))),
    );
    expect(entries.map(({ purpose, bankReference }) => [purpose, bankReference])).toEqual([
      ['Bestellung 2026- 000001', 'R0'],
      ['RF18 2026 E-77', 'R1'],
    ]);
  });

  test('a payment that came back says so', async () => {
    const rest = '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>';
    expect(await entriesOf(camt([{ amount: '9.00', details: [transfer('x', { rest })] }]))).toMatchObject([
      { isReturned: true },
    ]);
  });

  test('entries that do not lead from one balance to the other are refused, whole', async () => {
    await expect(read(camt([{ amount: '5.00' }], { closing: '1006.00' }))).rejects.toThrow(
      texts.balance('47', '1,00\u00a0€'),
    );
  });

  test('a document type is never evaluated, whatever it declares [security: bank-file]', async () => {
    const xml = String(camt([{ amount: '5.00' }]));
    const entity = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>';
    for (const type of [entity, laughs, '<!DOCTYPE x SYSTEM "http://127.0.0.1/x.dtd">'])
      await expect(read(xml.replace('?>', `?>${type}`))).rejects.toThrow(texts.entities);
  });

  test.each([
    ['camt.052', 'BkToCstmrAcctRpt', texts.otherCamt(texts.camt052)],
    ['camt.054', 'BkToCstmrDbtCdtNtfctn', texts.otherCamt(texts.camt054)],
    ['another XML', 'Order', texts.otherCamt(texts.otherXml)],
  ])('%s is refused by name', async (_, element, sentence) => {
    const xml = String(camt([{ amount: '5.00' }])).replaceAll('BkToCstmrStmt', element);
    await expect(read(xml)).rejects.toThrow(sentence);
  });

  test('an amount in another currency with three decimals is left out, and makes no file unreadable', async () => {
    const foreign = (amount: string) =>
      transfer('Ware', { rest: `<AmtDtls><InstdAmt><Amt Ccy="KWD">${amount}</Amt></InstdAmt></AmtDtls>` });
    const entries = await entriesOf(
      camt([
        { amount: '304.12', details: [foreign('100.125')] },
        { amount: '303.74', details: [foreign('100.120')] },
      ]),
    );
    expect(entries.map(({ amount, original }) => [amount, original])).toEqual([
      [30412, null],
      [30374, { amount: 10012, currency: 'KWD' }],
    ]);
  });

  test('a file that breaks off, or with an amount or a day that is none, is refused whole', async () => {
    const xml = String(camt([{ amount: '5.00' }, { amount: '6.00' }]));
    await expect(read(xml.slice(0, -40))).rejects.toThrow(texts.brokenXml);
    await expect(read(xml.replace('>6.00<', '>6,0x<'))).rejects.toThrow(texts.amount('6,0x'));
    await expect(read(xml.replaceAll('2026-11-20', '2026-02-30'))).rejects.toThrow(texts.day('2026-02-30'));
  });
});

describe('MT940', () => {
  const words = (text: string) =>
    `:86:166?00GUTSCHRIFT?109310${text}?30COBADEFFXXX?31DE89370400440532013000?32Jörg Müller`;

  test('the words of field 86 are joined over its lines and subfields without a blank, and cut nowhere', async () => {
    const lines = [
      ':61:2611201120CR71,78NTRFNONREF//2026112012345',
      words('?20EREF+NOTPROVIDED?21SVWZ+Bestellung 2026-00').slice(0, 65),
      words('?20EREF+NOTPROVIDED?21SVWZ+Bestellung 2026-00').slice(65).replace('?30', '?220001 danke?60und Gruß?30'),
    ];
    expect(await entriesOf(mt940(lines))).toEqual([
      {
        ...{ bookedOn: '2026-11-20', amount: 7178, bookingAmount: 7178, currency: 'EUR', part: 0 },
        ...{ payer: 'Jörg Müller', payerIban: 'DE89370400440532013000', bankReference: '2026112012345' },
        ...{ purpose: 'Bestellung 2026-000001 dankeund Gruß', isReturned: false, isUnsplit: false, original: null },
      },
    ]);
  });

  test('what was sent in another currency has the sign of the entry, and is no amount of it', async () => {
    const lines = [':61:2611201120DR71,78NTRFNONREF//1', '/OCMT/CHF68,20/EXCH/0,95/', ':86:166?20Ware'];
    const [one] = await entriesOf(mt940(lines, { closing: 'C261120EUR928,22' }));
    expect(one).toMatchObject({ amount: -7178, currency: 'EUR', original: { amount: -6820, currency: 'CHF' } });
  });

  test.each([
    ['C', 7178, false],
    ['D', -7178, false],
    ['RC', -7178, true],
    ['RD', 7178, true],
    ['CR', 7178, false],
    ['RDR', 7178, true],
  ])(
    '%s is %i: RC takes a credit back, RD a debit, and a letter behind is of the currency',
    async (sign, amount, isReturned) => {
      const closing = amount > 0 ? 'C261120EUR1071,78' : 'C261120EUR928,22';
      const file = mt940([`:61:2611201120${sign}71,78NTRFNONREF`, words('?20x')], { closing });
      expect(await entriesOf(file)).toMatchObject([{ amount, isReturned }]);
    },
  );

  test('an amount may end with its comma; a line below the entry is no entry', async () => {
    const file = mt940([':61:261120C71,NTRFNONREF', 'noch eine Zeile', ':61:261120C,78NTRFX'.replace('C,78', 'C0,78')]);
    expect((await entriesOf(file)).map(({ amount, purpose }) => [amount, purpose])).toEqual([
      [7100, 'noch eine Zeile'],
      [78, 'X'],
    ]);
  });

  test('at New Year the day of booking is in the year next to the value date', async () => {
    const days = [':61:2512310102C70,00NTRFA', ':61:2601021231C1,78NTRFB'];
    expect((await entriesOf(mt940(days))).map(({ bookedOn }) => bookedOn)).toEqual(['2026-01-02', '2025-12-31']);
  });

  test('words may begin with a dash or hold a tag: they end neither the text nor the statement', async () => {
    const file = mt940([':61:261120C71,78NTRFX', ':86:Danke', '-Ihr Kunde', ':44:Haus 2026-000001']);
    expect((await entriesOf(file)).map(({ purpose }) => purpose)).toEqual(['Danke -Ihr Kunde :44:Haus 2026-000001 X']);
  });

  test('umlauts are read from Windows and from UTF-8', async () => {
    const file = mt940([':61:261120C71,78NTRFX', words('?20Grüße')]);
    const windows = Buffer.from(file.toString(), 'latin1');
    for (const one of [file, windows])
      expect(await entriesOf(one)).toMatchObject([{ payer: 'Jörg Müller', purpose: 'Grüße X' }]);
  });

  test('words between slashes, as banks in Austria write them', async () => {
    const lines = [':61:261120C71,78NTRFNONREF', ':86:/EREF/E-77/REMI/Bestellung 2026-000001/NAME/Anna Huber'];
    expect(await entriesOf(mt940(lines))).toMatchObject([
      { purpose: 'Bestellung 2026-000001 E-77', payer: 'Anna Huber' },
    ]);
  });

  test('entries that do not lead to the closing balance are refused, and a line that is none by name', async () => {
    await expect(read(mt940([':61:261120C71,77NTRFX']))).rejects.toThrow(/geht nicht auf/);
    await expect(read(mt940([':61:gestern']))).rejects.toThrow(texts.line('gestern'));
  });
});

describe('a table of a bank', () => {
  const head = '"Buchungstag";"Valuta";"Auftraggeber/Empfänger";"IBAN";"Verwendungszweck";"Betrag (EUR)"';

  test('is read by its headings, in Latin-1 too, with other rows above them', async () => {
    const rows = [
      'Konto;Girokonto',
      head,
      '"20.11.2026";"20.11.2026";"Jörg Müller";"DE89 3704 0044 0532 0130 00";"Bestellung 2026-000001";"1.071,78"',
      '"19.11.26";"19.11.26";"Stadtwerke";"";"Strom";"-12,30"',
    ].join('\r\n');
    for (const bytes of [Buffer.from(rows), Buffer.from(rows, 'latin1')])
      expect(
        (await entriesOf(bytes, shopAccount)).map((one) => [
          one.bookedOn,
          one.amount,
          one.payer,
          one.payerIban,
          one.purpose,
        ]),
      ).toEqual([
        ['2026-11-20', 107_178, 'Jörg Müller', 'DE89370400440532013000', 'Bestellung 2026-000001'],
        ['2026-11-19', -1230, 'Stadtwerke', null, 'Strom'],
      ]);
  });

  test.each([
    ['12,30-', '', -1230],
    ['12,30', 'S', -1230],
    ['12,30', 'H', 1230],
    ['+1.012,30 EUR', '', 101_230],
    ['1012.30', '', 101_230],
    ['1.012', '', 101_200],
    ['−12,3', '', -1230],
  ])('an amount %s with %j is %i', async (written, side, amount) => {
    const table = `Buchungsdatum;Verwendungszweck;Betrag;Soll/Haben\n2026-11-20;x;${written};${side}\n`;
    expect(await entriesOf(table, shopAccount)).toMatchObject([{ amount }]);
  });

  test('entries that are not booked yet are left out; own account and currency may have columns', async () => {
    const table = [
      'Auftragskonto;Buchungstag;Verwendungszweck;Betrag;Währung;Info',
      `${shopAccount};20.11.26;a;1,00;USD;Umsatz gebucht`,
      `${shopAccount};20.11.26;b;2,00;EUR;Umsatz vorgemerkt`,
    ].join('\n');
    expect(await read(table)).toMatchObject([
      { iban: shopAccount, pending: 1, entries: [{ purpose: 'a', currency: 'USD' }] },
    ]);
  });

  test('without an account, or a column that counts, it is refused by name', async () => {
    await expect(read('Buchungstag;Verwendungszweck;Betrag\n20.11.2026;x;1,00\n')).rejects.toThrow(texts.noAccount);
    await expect(read('Buchungstag;Verwendungszweck;Währung\n20.11.2026;x;EUR\n')).rejects.toThrow(
      texts.columns(texts.column.amount),
    );
  });
});

test('a ZIP that unpacks to more than a file may have, or holds too many, is refused [security: bank-file]', async () => {
  const much = 'x'.repeat(17 * 1024 * 1024);
  await expect(read(zipFile({ 'a.xml': much }, { 'a.xml': 100 }))).rejects.toThrow(/zu groß|beschädigt/);
  await expect(read(zipFile({ 'a.xml': much }))).rejects.toThrow(texts.tooLarge);
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`${i}.xml`, 'x']));
  await expect(read(zipFile(many))).rejects.toThrow(texts.tooManyParts);
  await expect(read(zipFile({ '__MACOSX/a.xml': 'x' }))).rejects.toThrow(texts.emptyZip);
  await expect(read('<a>'.repeat(50))).rejects.toThrow(texts.brokenXml);
});

test.each([
  ['nothing', '', texts.empty],
  ['a PDF', '%PDF-1.7 …', texts.pdf],
  ['a picture', '\u0089PNG\u0000\u0000', texts.unknown],
  ['a letter', 'Sehr geehrte Damen und Herren,\nanbei …', texts.unknown],
  ['a broken ZIP', 'PK\u0003\u0004 and no more', texts.brokenZip],
])('%s is refused with a sentence of its own', async (_, contents, sentence) => {
  await expect(read(contents)).rejects.toThrow(sentence);
});

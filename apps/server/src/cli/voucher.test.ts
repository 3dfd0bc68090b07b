import { expect, test } from 'vitest';
import { openDatabase } from '../database/opening/open-database.ts';
import { describeOnBothEngines, newFolder } from '../database/testing/databases.ts';
import { CommandRefused } from './command.ts';
import { runCommand } from './testing/run-command.ts';
import { voucherCommand } from './voucher.ts';
import { readVoucherOptions } from './voucher-options.ts';

const dataDir = newFolder();
const kontor = (...parameters: string[]) => runCommand(dataDir, ['voucher', ...parameters]);

async function stored() {
  const database = await openDatabase({ dataDir });
  const rows = await database.read.selectFrom('vouchers').selectAll().orderBy('code_key').execute();
  await database.close();
  return rows;
}

const switchedOff = 'Achtung: Der Shop nimmt derzeit keine Gutscheine an (Einstellung vouchersEnabled).\n';

test('makes a voucher with the given terms, and the same code only once', async () => {
  const options = [
    '--percent',
    '12,5',
    '--minimum',
    '30',
    '--from',
    '1.12.2026',
    '--to',
    '2099-12-31',
    '--uses',
    '100',
  ];
  expect(kontor('create', '--code', 'Sommer10', ...options)).toEqual({
    status: 0,
    out: 'Sommer10\n',
    err: `1 Gutschein angelegt.\n${switchedOff}`,
  });
  expect(kontor('create', '--code', 'SOMMER10', '--amount', '5')).toEqual({
    status: 1,
    out: '',
    err: 'Einen Gutschein mit diesem Code gibt es schon. Es wurde nichts angelegt.\n',
  });
  expect(await stored()).toEqual([
    {
      code_key: 'sommer10',
      code: 'Sommer10',
      kind: 'percent',
      value: 1250,
      balance: null,
      minimum: 3000,
      valid_from: Date.UTC(2026, 10, 30, 23),
      valid_to: Date.UTC(2099, 11, 31, 23),
      uses_allowed: 100,
      used: 0,
      created_at: expect.any(Number),
      stopped_at: null,
      series: null,
    },
  ]);
});

test('makes many with codes that cannot be guessed', async () => {
  const before = (await stored()).length;
  const { status, out } = kontor('create', '--balance', '50', '--count', '20');
  expect(status).toBe(0);
  const codes = out.trim().split('\n');
  expect(new Set(codes).size).toBe(20);
  for (const code of codes) expect(code).toMatch(/^([2-9B-DF-HJKMNP-TV-Z]{4}-){3}[2-9B-DF-HJKMNP-TV-Z]{4}$/);
  expect(await stored()).toHaveLength(before + 20);
  expect((await stored()).find(({ code }) => code === codes[0])).toMatchObject({
    kind: 'gift-balance',
    balance: 5000,
    uses_allowed: null,
    minimum: 0,
    valid_from: null,
    valid_to: null,
  });
});

describeOnBothEngines('vouchers that there are', ({ open, place: newPlace }) => {
  test('are listed with what is left and who holds them, stopped, resumed, and given another end', async () => {
    const place = await newPlace();
    const run = (...parameters: string[]) => {
      const { status, out, err } = runCommand(place, ['voucher', ...parameters]);
      return { status, out: out.replaceAll('\u00a0', ' '), err };
    };
    const database = await open(place);
    const times = { valid_from: Date.UTC(2025, 10, 30, 23), valid_to: Date.UTC(2098, 11, 31, 23), stopped_at: null };
    const sommer = { code: 'Sommer10', code_key: 'sommer10', kind: 'percent', value: 1250, balance: null } as const;
    const guthaben = { code: 'GUT-50', code_key: 'gut-50', kind: 'gift-balance', value: 5000, balance: 2310 } as const;
    const rest = {
      minimum: 0,
      valid_from: null,
      valid_to: null,
      uses_allowed: null,
      used: 4,
      created_at: 1,
      stopped_at: null,
    };
    await database.transaction(async (transaction) => {
      await transaction
        .insertInto('vouchers')
        .values([
          { ...sommer, ...times, minimum: 3000, uses_allowed: 1000, used: 3, created_at: 2 },
          { ...guthaben, ...rest },
        ])
        .execute();
      const held = ['a', 'b', 'c'].map((session) => ({
        session,
        code_key: 'sommer10',
        expires_at: session === 'c' ? 1 : 4e12,
      }));
      await transaction.insertInto('voucher_reservations').values(held).execute();
    });
    const summer =
      'Sommer10  12,5 %  ab 30,00 €  von 01.12.2025  bis 31.12.2098  3 von 1.000 verwendet, 997 frei  in 2 Warenkörben';
    expect(run()).toEqual({
      status: 0,
      out: `${summer}\nGUT-50  Guthaben, noch 23,10 €  ohne Ende  4-mal verwendet  in 0 Warenkörben\n\n1 bis 2 von 2\n`,
      err: switchedOff,
    });

    expect(run('stop', 'SOMMER10')).toEqual({ status: 0, out: 'Sommer10 ist beendet.\n', err: '' });
    expect(run('list', 'sommer10').out).toBe(`${summer}  BEENDET\n`);
    expect(run('end', 'sommer10', '31.1.2099')).toEqual({
      status: 0,
      out: 'Sommer10 gilt bis 31.01.2099.\n',
      err: 'Er ist beendet; wieder gelten lässt ihn: voucher resume Sommer10\n',
    });
    expect(run('resume', 'sommer10').out).toBe('Sommer10 gilt wieder.\n');
    expect(run('end', 'gut-50', 'unbegrenzt').out).toBe('GUT-50 gilt ohne Ende.\n');
    expect(run('stop', 'WINTER')).toEqual({ status: 1, out: '', err: 'Einen Gutschein WINTER gibt es nicht.\n' });
    expect(
      await database.read.selectFrom('vouchers').select(['code', 'valid_to', 'stopped_at']).execute(),
    ).toContainEqual({
      ...{ code: 'GUT-50', valid_to: null, stopped_at: null },
    });
  });
});

test.each([
  [['stop'], 'Bitte genau einen Code angeben, etwa: voucher stop SOMMER10'],
  [['list', 'A', 'B'], 'Bitte höchstens einen Code angeben, etwa: voucher list SOMMER10'],
  [['end', 'A'], 'Bitte Code und letzten Tag angeben, etwa: voucher end SOMMER10 2026-12-31'],
  [['end', 'A', 'morgen'], '"morgen" ist kein Tag wie 2026-12-31.'],
  [['end', 'A', '2020-01-01'], 'Dieser Tag ist vorbei. Sofort beendet wird er mit: voucher stop A'],
])('%j is refused with a sentence before a database is opened', async (parameters, sentence) => {
  await expect(voucherCommand.run(parameters)).rejects.toThrow(new CommandRefused(sentence));
});

test('help explains, and what does not exist is refused', () => {
  expect(kontor('--help')).toMatchObject({ status: 0, out: expect.stringContaining('voucher create WERT') });
  expect(kontor('delete')).toEqual({
    status: 1,
    out: '',
    err: '"voucher delete" gibt es nicht; "voucher --help" erklärt den Befehl.\n',
  });
});

test('a voucher that cannot be makes none', async () => {
  const before = await stored();
  expect(kontor('create', '--amount', '5', '--from', '2099-02-01', '--to', '2099-01-31', '--count', '3')).toEqual({
    status: 1,
    out: '',
    err: 'Der Gutschein würde enden, bevor er beginnt. Es wurde nichts angelegt.\n',
  });
  expect(await stored()).toEqual(before);
});

const now = Date.UTC(2026, 10, 20);
const oneValue = 'Bitte genau einen Wert angeben: --amount, --percent, --free-shipping oder --balance.';

test.each<[string, string[]]>([
  [oneValue, []],
  [oneValue, ['--amount', '5', '--percent', '5']],
  ['--amount: "fünf" ist kein Betrag in Euro wie 12,50.', ['--amount', 'fünf']],
  ['--balance: "1,005" ist kein Betrag in Euro wie 12,50.', ['--balance', '1,005']],
  ['--percent: "101" ist kein Anteil von 0 bis 100 wie 12,5.', ['--percent', '101']],
  ['--minimum: "viel" ist kein Betrag in Euro wie 12,50.', ['--free-shipping', '--minimum', 'viel']],
  ['--to: "31.2.2027" ist kein Tag wie 2026-12-31.', ['--free-shipping', '--to', '31.2.2027']],
  ['--from: "morgen" ist kein Tag wie 2026-12-31.', ['--free-shipping', '--from', 'morgen']],
  ['Der Gutschein wäre schon abgelaufen.', ['--free-shipping', '--to', '2026-11-19']],
  ['--uses: "oft" ist keine ganze Zahl.', ['--free-shipping', '--uses', 'oft']],
  ['--count: möglich sind 1 bis 1000.', ['--free-shipping', '--count', '1001']],
  [
    'Bitte entweder --code oder --count angeben: ein Code gehört einem Gutschein.',
    ['--amount', '5', '--code', 'AAA', '--count', '2'],
  ],
])('%s', (sentence, parameters) => {
  expect(() => readVoucherOptions(parameters, now)).toThrow(new CommandRefused(sentence));
});

test('an option that does not exist is named', () => {
  expect(() => readVoucherOptions(['--amount', '5', '--farbe', 'rot'], now)).toThrow('--farbe');
});

test('a voucher is valid until the end of its last day, and for one order by default', () => {
  expect(readVoucherOptions(['--free-shipping', '--to', '20.11.2026'], now)).toEqual({
    terms: {
      value: { kind: 'free-shipping' },
      minimum: 0,
      validFrom: null,
      validTo: Date.UTC(2026, 10, 20, 23),
      usesAllowed: 1,
    },
    code: null,
    count: 1,
  });
  expect(readVoucherOptions(['--amount', '5', '--uses', 'unbegrenzt'], now).terms.usesAllowed).toBeNull();
});

import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { newFolder } from '../database/test-databases.ts';
import { CommandRefused } from './command.ts';
import { runCommand } from './test-command.ts';
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

test('makes a voucher as it is told, and the same code only once', async () => {
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

test('help explains, and anything but "create" is refused', () => {
  expect(kontor('--help')).toMatchObject({ status: 0, out: expect.stringContaining('voucher create WERT') });
  expect(kontor('delete')).toEqual({
    status: 1,
    out: '',
    err: 'Bitte "voucher create" aufrufen; "voucher --help" erklärt es.\n',
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

test('a voucher is valid until its last day ends, one order can use it unless more is said', () => {
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

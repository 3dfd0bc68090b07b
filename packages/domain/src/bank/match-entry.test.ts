import { expect, test } from 'vitest';
import type { BankEntry } from './bank-entry.ts';
import { type EntryMatch, matchEntry, type OpenItem } from './match-entry.ts';

const anna: OpenItem = {
  ...{ orderNumber: '2026-000001', numbers: ['2026-000001', 'RE-2026-00007'], due: 7178, isCancelled: false },
  discount: { until: '2026-11-20', amount: 144 },
  ...{ names: ['Anna Müller', 'Müller & Söhne GmbH'], ibans: ['DE89370400440532013000'], placedOn: '2026-11-18' },
};
const other: OpenItem = { ...anna, orderNumber: '2026-000002', numbers: ['2026-000002'], due: 2000, ibans: [] };

const inParts: OpenItem = {
  ...anna,
  discount: null,
  parts: [
    { due: 3000, discount: { until: '2026-11-20', amount: 60 } },
    { due: 4178, discount: { until: '2026-11-20', amount: 84 } },
  ],
};

const entryOf = (change: Partial<BankEntry>): BankEntry => ({
  ...{ bookedOn: '2026-11-20', amount: 7178, currency: 'EUR', payer: '', payerIban: null },
  ...{ purpose: '2026-000001', isReturned: false, isUnsplit: false, ...change },
});

const rows: readonly [
  what: string,
  entry: Partial<BankEntry>,
  items: readonly OpenItem[],
  kind: EntryMatch['kind'],
  shares: readonly (readonly [string, number])[],
  reasons: EntryMatch['reasons'],
][] = [
  ['reference and amount', {}, [anna, other], 'sure', [['2026-000001', 7178]], ['reference', 'amount']],
  [
    'an invoice’s number',
    { purpose: 'RE 2O26/00007' },
    [anna],
    'sure',
    [['2026-000001', 7178]],
    ['reference', 'amount'],
  ],
  ['a cent less', { amount: 7177 }, [anna], 'sure', [['2026-000001', 7177]], ['reference', 'cent']],
  ['a cent more', { amount: 7179 }, [anna], 'sure', [['2026-000001', 7179]], ['reference', 'cent']],
  ['two cents less', { amount: 7176 }, [anna], 'proposal', [['2026-000001', 7176]], ['reference', 'less']],
  ['the cash discount, in time', { amount: 7034 }, [anna], 'sure', [['2026-000001', 7034]], ['reference', 'discount']],
  [
    'the cash discount, a day late',
    { amount: 7034, bookedOn: '2026-11-21' },
    [anna],
    'proposal',
    [['2026-000001', 7034]],
    ['reference', 'discount-late'],
  ],
  ['more money', { amount: 9000 }, [anna], 'proposal', [['2026-000001', 9000]], ['reference', 'more']],
  [
    'the payer is the customer',
    { payer: 'MUELLER ANNA' },
    [anna],
    'sure',
    [['2026-000001', 7178]],
    ['reference', 'amount', 'name'],
  ],
  [
    'another payer',
    { payer: 'Karl Huber' },
    [anna],
    'sure',
    [['2026-000001', 7178]],
    ['reference', 'amount', 'other-payer'],
  ],
  [
    'a known account',
    { payer: 'Karl Huber', payerIban: 'DE89370400440532013000' },
    [anna],
    'sure',
    [['2026-000001', 7178]],
    ['reference', 'amount', 'iban'],
  ],
  [
    'a cancelled order',
    {},
    [{ ...anna, isCancelled: true }],
    'proposal',
    [['2026-000001', 7178]],
    ['reference', 'amount', 'cancelled'],
  ],
  ['an order that is paid', {}, [{ ...anna, due: 0 }], 'proposal', [['2026-000001', 7178]], ['reference', 'paid']],
  ['another currency', { currency: 'CHF' }, [anna], 'proposal', [], ['reference', 'amount', 'currency']],
  [
    'a payment that came back',
    { isReturned: true },
    [anna],
    'proposal',
    [['2026-000001', 7178]],
    ['reference', 'amount', 'returned'],
  ],
  [
    'a collected booking',
    { isUnsplit: true },
    [anna],
    'proposal',
    [['2026-000001', 7178]],
    ['reference', 'amount', 'unsplit'],
  ],
  ['a refund by the shop', { amount: -7178 }, [anna], 'proposal', [['2026-000001', -7178]], ['reference', 'went-out']],
  ['money that went out, for nothing known', { amount: -500, purpose: 'Strom' }, [anna], 'none', [], ['went-out']],
  [
    'two numbers, all of both',
    { amount: 9178, purpose: '2026-000001 + 2026-000002' },
    [anna, other],
    'proposal',
    [
      ['2026-000001', 7178],
      ['2026-000002', 2000],
    ],
    ['reference', 'several', 'amount'],
  ],
  [
    'two numbers, too little',
    { amount: 8000, purpose: '2026-000001,2026-000002' },
    [anna, other],
    'proposal',
    [
      ['2026-000001', 7178],
      ['2026-000002', 822],
    ],
    ['reference', 'several', 'less'],
  ],
  [
    'two numbers, too much',
    { amount: 9999, purpose: '2026-000001/2026-000002' },
    [anna, other],
    'proposal',
    [
      ['2026-000001', 7178],
      ['2026-000002', 2821],
    ],
    ['reference', 'several', 'more'],
  ],
  [
    'two numbers in another currency',
    { currency: 'CHF', purpose: '2026-000001 2026-000002' },
    [anna, other],
    'proposal',
    [],
    ['reference', 'several', 'currency'],
  ],
  ['the amount alone', { purpose: 'danke' }, [anna, other], 'proposal', [['2026-000001', 7178]], ['amount']],
  [
    'amount and name',
    { purpose: '', payer: 'Dr. Anna Mueller' },
    [anna],
    'proposal',
    [['2026-000001', 7178]],
    ['amount', 'name'],
  ],
  ['the amount of two orders', { purpose: '' }, [anna, { ...other, due: 7178 }], 'none', [], ['amount', 'ambiguous']],
  [
    'the amount of two, the account of one',
    { purpose: '', payerIban: 'DE89370400440532013000' },
    [anna, { ...other, due: 7178, names: ['Eva'] }],
    'proposal',
    [['2026-000001', 7178]],
    ['amount', 'iban'],
  ],
  ['a part of the order', { amount: 3000 }, [inParts], 'sure', [['2026-000001', 3000]], ['reference', 'amount']],
  ['a part but for a cent', { amount: 2999 }, [inParts], 'sure', [['2026-000001', 2999]], ['reference', 'cent']],
  ['a part less its discount', { amount: 2940 }, [inParts], 'sure', [['2026-000001', 2940]], ['reference', 'discount']],
  [
    'a part less its discount, a day late',
    { amount: 2940, bookedOn: '2026-11-21' },
    [inParts],
    'proposal',
    [['2026-000001', 2940]],
    ['reference', 'discount-late'],
  ],
  ['a later part of the order', { amount: 4178 }, [inParts], 'sure', [['2026-000001', 4178]], ['reference', 'amount']],
  [
    'a later part less its discount',
    { amount: 4094 },
    [inParts],
    'sure',
    [['2026-000001', 4094]],
    ['reference', 'discount'],
  ],
  ['all of its parts', {}, [inParts], 'sure', [['2026-000001', 7178]], ['reference', 'amount']],
  ['more than a part', { amount: 3100 }, [inParts], 'proposal', [['2026-000001', 3100]], ['reference', 'less']],
  ['the amount of an order placed later', { purpose: '', bookedOn: '2026-11-17' }, [anna], 'none', [], []],
  ['nothing that fits', { purpose: 'Miete', amount: 90_000 }, [anna], 'none', [], []],
];

test.each(rows)('%s', (_, entry, items, kind, shares, reasons) => {
  const match = matchEntry(entryOf(entry), { items, otherNumbers: [] });
  expect([match.kind, match.shares.map(({ orderNumber, amount }) => [orderNumber, amount]), match.reasons]).toEqual([
    kind,
    shares,
    reasons,
  ]);
});

test('the amount alone proposes an order whose unpaid part it pays', () => {
  const inParts: OpenItem = { ...anna, parts: [{ due: 4090, discount: null }], discount: null };
  const entry = entryOf({ purpose: 'danke', amount: 4090 });
  expect(matchEntry(entry, { items: [inParts, other], otherNumbers: [] })).toEqual({
    ...{ kind: 'proposal', shares: [{ orderNumber: '2026-000001', amount: 4090 }], reasons: ['amount'] },
  });
  // The part of one order and all of another.
  expect(matchEntry(entry, { items: [inParts, { ...other, due: 4090 }], otherNumbers: [] })).toMatchObject({
    ...{ kind: 'none', reasons: ['amount', 'ambiguous'] },
  });
  expect(matchEntry(entry, { items: [{ ...inParts, isCancelled: true }], otherNumbers: [] }).kind).toBe('none');
});

test.each([
  [2996, 4],
  [3003, -3],
  [7170, 8],
  [6000, 1178],
])('of a part or of the whole order, %i leaves %i', (amount, rest) => {
  expect(matchEntry(entryOf({ amount }), { items: [inParts], otherNumbers: [] }).rest).toBe(rest);
});

test('if one number is the beginning of another, the longer one counts', () => {
  const short = { ...anna, orderNumber: '2026-123456', numbers: ['2026-123456'] };
  const long = { ...anna, orderNumber: '2026-1234567', numbers: ['2026-1234567'] };
  expect(matchEntry(entryOf({ purpose: '2026-1234567' }), { items: [short, long], otherNumbers: [] })).toMatchObject({
    ...{ kind: 'sure', shares: [{ orderNumber: '2026-1234567', amount: 7178 }] },
  });
});

/** Orders 18 and 31: the invoice of the latter has the digits of the former. */
const eighteen: OpenItem = {
  ...{ ...anna, orderNumber: '2026-000018', numbers: ['2026-000018', 'RE2026-000009'], due: 5000 },
  discount: null,
};
const thirtyOne: OpenItem = { ...anna, orderNumber: '2026-000031', numbers: ['2026-000031', 'RE2026-000018'] };

test.each<
  readonly [purpose: string, change: Partial<BankEntry>, kind: EntryMatch['kind'], reasons: EntryMatch['reasons']]
>([
  ['RE2026-000018', {}, 'sure', ['reference', 'amount']],
  ['Rechnung RE 2026-000018 vom 20.11.', {}, 'sure', ['reference', 'amount']],
  ['RE2026 000018', { amount: 7034 }, 'sure', ['reference', 'discount']],
  ['RE2026-000018', { amount: 7034, bookedOn: '2026-11-21' }, 'proposal', ['reference', 'discount-late']],
  ['RE2026-00\n0018', {}, 'sure', ['reference', 'amount']],
  ['RechnungRE2026-000018', {}, 'sure', ['reference', 'amount']],
  ['re2o26/ooo018', {}, 'sure', ['reference', 'amount']],
  ['2026-000031', {}, 'sure', ['reference', 'amount']],
  ['Bestellung 2026-000031, Rechnung RE2026-000018', {}, 'sure', ['reference', 'amount']],
])('%j names the invoice of order 31, and not order 18', (purpose, change, kind, reasons) => {
  const match = matchEntry(entryOf({ purpose, ...change }), { items: [eighteen, thirtyOne], otherNumbers: [] });
  expect([match.kind, match.shares, match.reasons]).toEqual([
    ...[kind, [{ orderNumber: '2026-000031', amount: change.amount ?? 7178 }], reasons],
  ]);
});

test.each([
  ['2026-000018', [['2026-000018', 5000]]],
  ['Bestellung 2026 000018', [['2026-000018', 5000]]],
  ['RE2026-000009', [['2026-000018', 5000]]],
])('%j names order 18', (purpose, shares) => {
  const open = { items: [eighteen, thirtyOne], otherNumbers: [] };
  const match = matchEntry(entryOf({ purpose, amount: 5000 }), open);
  expect([match.kind, match.shares.map(({ orderNumber, amount }) => [orderNumber, amount])]).toEqual(['sure', shares]);
});

test('two invoices in one transfer are proposed, and no order that has the digits of one', () => {
  const open = { items: [eighteen, thirtyOne, { ...other, numbers: ['RE2026-000031'] }], otherNumbers: [] };
  expect(matchEntry(entryOf({ purpose: 'RE2026-000018 RE2026-000031', amount: 9178 }), open)).toEqual({
    kind: 'proposal',
    shares: [
      { orderNumber: '2026-000031', amount: 7178 },
      { orderNumber: '2026-000002', amount: 2000 },
    ],
    reasons: ['reference', 'several', 'amount'],
  });
});

test('an order is asked about if the end of a word before its number makes it an invoice', () => {
  const open = { items: [{ ...eighteen, due: 7178 }, thirtyOne], otherNumbers: [] };
  expect(matchEntry(entryOf({ purpose: 'Ware 2026-000018' }), open)).toMatchObject({
    ...{ kind: 'proposal', reasons: ['reference', 'several', 'less'] },
  });
  expect(matchEntry(entryOf({ purpose: 'Waren 2026-000018' }), open)).toMatchObject({ kind: 'sure' });
});

test.each([
  ['Re: 2026-000018', {}, 'proposal'],
  ['RE 2026-000018', {}, 'proposal'],
  ['Ware2026-000018', {}, 'proposal'],
  ['RE2026-000018', {}, 'sure'],
  ['Rechnung RE2026-000018', {}, 'sure'],
  ['Re: 2026-000018', { due: 4990 }, 'sure'],
  ['Re: 2026-000018', { due: 0 }, 'sure'],
  ['Re: 2026-000018', { isCancelled: true }, 'sure'],
] as const)(
  '%j is asked about if the order of that number has the same amount due: %j, %s',
  (purpose, change, kind) => {
    const open = { items: [{ ...eighteen, due: 7178, ...change }, thirtyOne], otherNumbers: [] };
    expect(matchEntry(entryOf({ purpose }), open)).toEqual({
      ...{ kind, shares: [{ orderNumber: '2026-000031', amount: 7178 }] },
      reasons: kind === 'sure' ? ['reference', 'amount'] : ['reference', 'several', 'less'],
    });
  },
);

test('a word before an order’s number makes it an invoice no more if the amounts differ', () => {
  const open = { items: [eighteen, thirtyOne], otherNumbers: [] };
  expect(matchEntry(entryOf({ purpose: 'Ware 2026-000018', amount: 5000 }), open)).toMatchObject({
    ...{ kind: 'sure', shares: [{ orderNumber: '2026-000018', amount: 5000 }] },
  });
});

test('the invoice of an order that nobody pays by transfer names no other order', () => {
  const open = { items: [{ ...eighteen, due: 7178 }], otherNumbers: ['RE2026-000018'] };
  expect(matchEntry(entryOf({ purpose: 'RE2026-000018' }), open)).toMatchObject({
    ...{ kind: 'proposal', reasons: ['amount'] },
  });
  expect(matchEntry(entryOf({ purpose: '2026-000018' }), open)).toMatchObject({
    ...{ kind: 'sure', reasons: ['reference', 'amount'] },
  });
});

test('an invoice that was never issued does not hide the order whose number follows the word RE', () => {
  const open = { items: [eighteen], otherNumbers: [] };
  expect(matchEntry(entryOf({ purpose: 'RE 2026-000018', amount: 5000 }), open)).toMatchObject({
    ...{ kind: 'sure', shares: [{ orderNumber: '2026-000018', amount: 5000 }] },
  });
});

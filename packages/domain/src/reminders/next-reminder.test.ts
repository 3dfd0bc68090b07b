import { expect, test } from 'vitest';
import { isBankRead, nextReminder, type ReminderTerms } from './next-reminder.ts';
import { ageOf, type Receivable, sumsByAge } from './receivable.ts';

const terms: ReminderTerms = {
  steps: [
    { days: 7, fee: 0, businessFee: 0 },
    { days: 14, fee: 0, businessFee: 0 },
    { days: 28, fee: 250, businessFee: 4000 },
  ],
  prepayment: { days: 7, cancelDays: 10 },
};

const receivable: Receivable = {
  ...{ basis: 'invoice', open: 7178, received: 0, dueOn: '2026-11-01', isBusiness: false, isCancelled: false },
  ...{ isHeld: false, isWithdrawn: false, isSpared: false, isShipped: true, sent: [] },
};
const prepaid: Receivable = { ...receivable, basis: 'prepayment', isShipped: false };
const sent = (step: number, sentOn: string) => ({ step, sentOn, fee: 0 });

const rows: readonly [what: string, receivable: Partial<Receivable>, today: string, next: string][] = [
  ['six days after it was due', {}, '2026-11-07', 'waiting'],
  ['seven days after it was due', {}, '2026-11-08', 'remind 1, 0'],
  ['a part was paid: the rest is due', { open: 1, received: 7177 }, '2026-11-08', 'remind 1, 0'],
  ['it is paid', { open: 0, received: 7178 }, '2026-11-30', 'paid'],
  ['too much was paid', { open: -1 }, '2026-11-30', 'paid'],
  ['the order is cancelled', { isCancelled: true }, '2026-11-30', 'cancelled'],
  ['the order is on hold', { isHeld: true }, '2026-11-30', 'held'],
  ['it was withdrawn from', { isWithdrawn: true }, '2026-11-30', 'withdrawn'],
  ['nobody reminds of it', { isSpared: true }, '2026-11-30', 'spared'],
  ['the second', { sent: [sent(1, '2026-11-08')] }, '2026-11-15', 'remind 2, 0'],
  ['the first was late: six days later', { sent: [sent(1, '2026-11-30')] }, '2026-12-06', 'waiting'],
  ['the first was late: seven days later', { sent: [sent(1, '2026-11-30')] }, '2026-12-07', 'remind 2, 0'],
  [
    'the third costs a consumer what is allowed',
    { sent: [sent(1, '2026-11-08'), sent(2, '2026-11-15')] },
    '2026-11-29',
    'remind 3, 250',
  ],
  [
    'and a business the lump sum',
    { isBusiness: true, sent: [sent(1, '2026-11-08'), sent(2, '2026-11-15')] },
    '2026-11-29',
    'remind 3, 4000',
  ],
  ['all were sent', { sent: [sent(1, '2026-11-08'), sent(3, '2026-11-29')] }, '2027-03-01', 'ended'],
  ['clocks change in between', { dueOn: '2026-10-20' }, '2026-10-27', 'remind 1, 0'],
  ['a year ends in between', { dueOn: '2026-12-28' }, '2027-01-04', 'remind 1, 0'],
];

test.each(rows)('an invoice: %s', (_, change, today, next) => {
  expect(wordsOf(nextReminder({ ...receivable, ...change }, terms, today))).toBe(next);
});

const prepayments: typeof rows = [
  ['a day too early', {}, '2026-10-31', 'waiting'],
  ['on the day', {}, '2026-11-01', 'remind 1, 0'],
  ['no second one', { sent: [sent(1, '2026-11-02')] }, '2026-11-11', 'waiting'],
  ['nothing came', { sent: [sent(1, '2026-11-02')] }, '2026-11-12', 'cancel'],
  ['a part came', { received: 100, sent: [sent(1, '2026-11-02')] }, '2026-12-12', 'ended'],
  ['it was sent all the same', { isShipped: true, sent: [sent(1, '2026-11-02')] }, '2026-12-12', 'ended'],
  ['it is on hold', { isHeld: true, sent: [sent(1, '2026-11-02')] }, '2026-12-12', 'held'],
];

test.each(prepayments)('an order paid in advance: %s', (_, change, today, next) => {
  expect(wordsOf(nextReminder({ ...prepaid, ...change }, terms, today))).toBe(next);
});

function wordsOf(next: ReturnType<typeof nextReminder>): string {
  if (next.kind === 'none') return next.why;
  return next.kind === 'cancel' ? 'cancel' : `remind ${next.step}, ${next.fee}`;
}

test('receivables are summed by the days since they were due, to the cent', () => {
  const dueOn = (day: string, open: number) => ({ dueOn: day, open });
  const today = '2026-11-24';
  expect(ageOf(dueOn(today, 1), today)).toBe('not-due');
  const sums = sumsByAge(
    [
      ...[dueOn('2026-11-25', 1), dueOn(today, 2), dueOn('2026-11-23', 10), dueOn('2026-10-25', 20)],
      ...[dueOn('2026-10-24', 100), dueOn('2026-09-24', 1000), dueOn('2026-08-25', 10_000)],
    ],
    today,
  );
  expect(sums.map(({ age, count, open }) => [age, count, open])).toEqual([
    ['not-due', 2, 3],
    ['up-to-30', 2, 30],
    ['up-to-60', 1, 100],
    ['up-to-90', 1, 1000],
    ['older', 1, 10_000],
  ]);
});

test('a statement that ends more than three days ago tells too little', () => {
  expect(['2026-11-21', '2026-11-20', null].map((day) => isBankRead(day, '2026-11-24'))).toEqual([true, false, false]);
});

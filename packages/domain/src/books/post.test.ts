import { describe, expect, test } from 'vitest';
import { accountPlan, bmdCode, chartOf, charts } from './account-plan.ts';
import { type BookedTax, type Booking, debtors, isLate, moneyPlaces } from './booking.ts';
import { post } from './post.ts';

const booking = (change: Partial<Booking>): Booking => ({
  ...{ month: '2026-10', day: '2026-10-20', cause: 'invoice', net: 1000, vat: 190, documentNumber: 'RE1' },
  subject: { kind: 'turnover', tax: { taxCase: 'domestic', country: 'DE', rate: 1900 } },
  ...{ orderNumber: '2026-000001', debtor: 'paypal', customer: 'Eva', vatId: '', corrects: null },
  ...change,
});

const posted = (bookings: Booking[], plan = accountPlan('SKR03')) => {
  const all = post(bookings, plan);
  return all.ok
    ? all.postings.map(({ account, contra, amount, sales }) => [account, contra, amount, sales?.datevKey ?? ''])
    : all.missing;
};
const taxed = (tax: BookedTax) => booking({ subject: { kind: 'turnover', tax } });

describe('bookings on accounts', () => {
  test('a debtor owes turnover to the account of sales, and where the money is owes it to the debtor', () => {
    const money = booking({ cause: 'payment', subject: { kind: 'money', place: 'paypal' }, net: 1190, vat: 0 });
    expect(posted([booking({}), money])).toEqual([
      ['10001', '8400', 1190, ''],
      ['1361', '10001', 1190, ''],
    ]);
    expect(posted([booking({}), money], accountPlan('SKR04'))).toEqual([
      ['10001', '4400', 1190, ''],
      ['1461', '10001', 1190, ''],
    ]);
  });

  test('what is corrected or goes back stands on the same accounts with the other sign', () => {
    const back = booking({ cause: 'refund', subject: { kind: 'money', place: 'bank' }, net: -1190, vat: 0 });
    const rounding = booking({ subject: { kind: 'rounding' }, net: -2, vat: 0, debtor: 'invoice' });
    expect(posted([booking({ cause: 'correction', net: -1000, vat: -190 }), back, rounding])).toEqual([
      ['10001', '8400', -1190, ''],
      ['1200', '10001', -1190, ''],
      ['10004', '2700', -2, ''],
    ]);
  });

  test('of OSS takes the key of the country of destination; own accounts come first', () => {
    const tax = { taxCase: 'oss', country: 'AT', rate: 2000 } as const;
    expect(posted([taxed(tax)])).toEqual([['10001', '8320', 1190, '240']]);
    const sales = [{ taxCase: 'oss', country: 'AT', rate: 2000, account: '8321', datevKey: '10' }] as const;
    const own = accountPlan('SKR03', { sales, debtors: { paypal: '12345' }, rounding: '2709' });
    expect(posted([taxed(tax), taxed({ ...tax, country: 'FR' })], own)).toEqual([
      ['12345', '8321', 1190, '10'],
      ['12345', '8320', 1190, '240'],
    ]);
    expect(own.rounding).toBe('2709');
  });

  test('turnover without an account is named, each kind once, and nothing is posted', () => {
    const old = { taxCase: 'domestic', country: 'DE', rate: 1600 } as const;
    expect(posted([booking({}), taxed(old), taxed(old)])).toEqual([old]);
  });

  test('every chart has an account for every case, debtor and place, no account twice for debtors', () => {
    for (const chart of charts) {
      const plan = accountPlan(chart);
      const cases = new Set(plan.sales.map(({ taxCase }) => taxCase));
      expect([chart, cases.size]).toEqual([chart, 8]);
      const all = [...plan.sales.map(({ account }) => account), plan.rounding, ...Object.values(plan.money)];
      expect(all.filter((account) => !/^\d{4}$/.test(account))).toEqual([]);
      expect(new Set(debtors.map((one) => plan.debtors[one])).size).toBe(debtors.length);
      expect(new Set(moneyPlaces.map((one) => plan.money[one])).size).toBe(moneyPlaces.length);
    }
    expect(['DE', 'AT', 'CH'].map(chartOf)).toEqual(['SKR03', 'EKR', 'EKR']);
  });

  test('BMD has a code for turnover at home and in the Union, or the shop’s own', () => {
    const codes = accountPlan('EKR').sales.map((one) => [one.account, bmdCode(one)]);
    expect(codes.filter(([, code]) => code !== '')).toEqual([
      ...[
        ['4000', '1'],
        ['4010', '1'],
        ['4013', '1'],
      ],
      ...[
        ['4005', '1'],
        ['4050', '1'],
        ['4100', '7'],
      ],
      ['4110', '77'],
    ]);
    expect(bmdCode({ taxCase: 'domestic', account: '4000', bmdCode: '3' })).toBe('3');
  });
});

test('a booking is late if its month was closed before', () => {
  expect(isLate(booking({}))).toBe(false);
  expect(isLate(booking({ month: '2026-11' }))).toBe(true);
});

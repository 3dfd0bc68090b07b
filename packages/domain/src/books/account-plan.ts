import type { BasisPoints } from '../tax-rate.ts';
import { type BookedTax, type Debtor, debtors, type MoneyPlace, type TaxCase } from './booking.ts';

/** A number of an account: digits. */
export type Account = string;

/** The account of turnover that is taxed in this way. A missing field fits any value. */
export interface SalesAccount {
  readonly taxCase: TaxCase;
  readonly rate?: BasisPoints;
  readonly country?: string;
  readonly account: Account;
  /** DATEV's tax key (BU-Schlüssel). Absent: the account implies its tax, or has none. */
  readonly datevKey?: string;
  /** BMD's tax code (Steuercode). Absent: that of the case. */
  readonly bmdCode?: string;
}

/** The accounts of a shop. */
export interface AccountPlan {
  /** The first one that fits is used. */
  readonly sales: readonly SalesAccount[];
  readonly debtors: Readonly<Record<Debtor, Account>>;
  readonly money: Readonly<Record<MoneyPlace, Account>>;
  /** For the rounding amounts of invoices with net prices. */
  readonly rounding: Account;
}

/** The charts of accounts that the shop knows: two of Germany's DATEV, and Austria's Einheitskontenrahmen. */
export const charts = ['SKR03', 'SKR04', 'EKR'] as const;

/** One of {@link charts}. */
export type Chart = (typeof charts)[number];

/**
 * The accounts of each chart. Those of SKR03 and SKR04 for turnover at home, in other member states and by OSS are
 * DATEV's; these accounts know their tax, so that they take no key, except for OSS. All others, and the whole of EKR,
 * are usual ones that an adviser must confirm. DATEV's key 240: the tax of the country and the rate in columns 40, 41.
 */
const plans: Readonly<Record<Chart, AccountPlan>> = {
  SKR03: {
    sales: [
      { taxCase: 'domestic', rate: 1900, account: '8400' },
      { taxCase: 'domestic', rate: 700, account: '8300' },
      { taxCase: 'domestic', rate: 0, account: '8290' },
      { taxCase: 'oss', account: '8320', datevKey: '240' },
      { taxCase: 'intra-community', account: '8125' },
      { taxCase: 'reverse-charge', account: '8336' },
      { taxCase: 'export', account: '8120' },
      { taxCase: 'small-business', account: '8195' },
      { taxCase: 'untaxed-deposit', account: '1590' },
      { taxCase: 'gift-voucher', account: '1700' },
    ],
    debtors: numbered(10_001),
    money: { paypal: '1361', saferpay: '1362', bank: '1200', 'by-hand': '1360', 'gift-balance': '1700' },
    rounding: '2700',
  },
  SKR04: {
    sales: [
      { taxCase: 'domestic', rate: 1900, account: '4400' },
      { taxCase: 'domestic', rate: 700, account: '4300' },
      { taxCase: 'domestic', rate: 0, account: '4290' },
      { taxCase: 'oss', account: '4320', datevKey: '240' },
      { taxCase: 'intra-community', account: '4125' },
      { taxCase: 'reverse-charge', account: '4336' },
      { taxCase: 'export', account: '4120' },
      { taxCase: 'small-business', account: '4185' },
      { taxCase: 'untaxed-deposit', account: '1370' },
      { taxCase: 'gift-voucher', account: '3500' },
    ],
    debtors: numbered(10_001),
    money: { paypal: '1461', saferpay: '1462', bank: '1800', 'by-hand': '1460', 'gift-balance': '3500' },
    rounding: '4830',
  },
  EKR: {
    sales: [
      { taxCase: 'domestic', rate: 2000, account: '4000' },
      { taxCase: 'domestic', rate: 1000, account: '4010' },
      { taxCase: 'domestic', rate: 1300, account: '4013' },
      { taxCase: 'domestic', rate: 490, account: '4005' },
      { taxCase: 'domestic', rate: 0, account: '4050' },
      { taxCase: 'oss', account: '4190', datevKey: '240' },
      { taxCase: 'intra-community', account: '4100' },
      { taxCase: 'reverse-charge', account: '4110' },
      { taxCase: 'export', account: '4120' },
      { taxCase: 'small-business', account: '4060' },
      { taxCase: 'untaxed-deposit', account: '3790' },
      { taxCase: 'gift-voucher', account: '3710' },
    ],
    debtors: numbered(20_001),
    money: { paypal: '2810', saferpay: '2820', bank: '2800', 'by-hand': '2890', 'gift-balance': '3710' },
    rounding: '4890',
  },
};

/** One collective account for each debtor, in their order. Personal accounts have a digit more than the others. */
function numbered(first: number): AccountPlan['debtors'] {
  return Object.fromEntries(debtors.map((debtor, i) => [debtor, String(first + i)])) as AccountPlan['debtors'];
}

/** What a shop changes of its chart. Its sales accounts come before those of the chart. */
export interface PlanChanges {
  readonly sales?: readonly SalesAccount[];
  readonly debtors?: Partial<AccountPlan['debtors']>;
  readonly money?: Partial<AccountPlan['money']>;
  readonly rounding?: Account;
}

/** The chart of a seller who names none: SKR03 in Germany, else EKR. */
export function chartOf(country: string): Chart {
  return country === 'DE' ? 'SKR03' : 'EKR';
}

/** The accounts of a chart with the shop's changes. */
export function accountPlan(chart: Chart, changes: PlanChanges = {}): AccountPlan {
  const { sales, debtors, money, rounding } = plans[chart];
  return {
    sales: [...(changes.sales ?? []), ...sales],
    debtors: { ...debtors, ...changes.debtors },
    money: { ...money, ...changes.money },
    rounding: changes.rounding ?? rounding,
  };
}

/** The account of turnover. Null: the plan has none, for example for a former rate. */
export function salesAccount({ sales }: Pick<AccountPlan, 'sales'>, tax: BookedTax): SalesAccount | null {
  const fits = (one: SalesAccount) =>
    one.taxCase === tax.taxCase &&
    (one.rate === undefined || one.rate === tax.rate) &&
    (one.country === undefined || one.country === tax.country);
  return sales.find(fits) ?? null;
}

/** BMD's tax codes: 1 at home, 7 deliveries in the Union, 77 services there. The adviser's own ones may differ. */
const bmdCodes: Partial<Readonly<Record<TaxCase, string>>> = {
  domestic: '1',
  'intra-community': '7',
  'reverse-charge': '77',
};

/** BMD's tax code of turnover. Empty: none. */
export function bmdCode({ taxCase, bmdCode: own }: SalesAccount): string {
  return own ?? bmdCodes[taxCase] ?? '';
}

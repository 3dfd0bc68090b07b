import type { VoucherWorth } from '@kontor/contract/office';
import { voucherKindTexts } from '@kontor/contract/office-texts';
import { type Right, rights } from '@kontor/domain';
import { formatDay } from '../format/format-day.ts';
import { formatAmount, formatPrice } from '../format/format-price.ts';
import { historyTexts as texts } from '../texts/history.de.ts';
import { rightTexts } from '../texts/rights.de.ts';

/** A changed field with its values as text. '' means that there was or is no value. */
export interface ChangedValue {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The fields of an entry's `before` and `after`, in their order, without the fields that only programs read. */
export function changedValues(before: unknown, after: unknown): ChangedValue[] {
  const [was, is] = [inEuro(fieldsOf(before)), inEuro(fieldsOf(after))];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !hidden.has(name));
  return names
    .map((name) => ({ field: fieldTitle(name), before: words(name, was[name]), after: words(name, is[name]) }))
    .filter(({ before, after }) => before !== after);
}

/** The fields with their amounts as text. The log stores amounts in cents. */
function inEuro(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const format = fields.currency === undefined ? formatPrice : formatAmount;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      inCents.has(name) && typeof value === 'number' ? format(value / 100) : value,
    ]),
  );
}

const inCents: ReadonlySet<string> = new Set(['gross', 'amount', 'total']);

const hidden = new Set(['_id', 'isGiven']);

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function fieldTitle(name: string): string {
  return (texts.fields as Readonly<Record<string, string>>)[name] ?? name;
}

function words(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => words(name, one)).join(', ');
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (name === 'rights' && isRight(value)) return rightTexts[value].title;
  const known = (texts.values as Readonly<Record<string, Readonly<Record<string, string>>>>)[name];
  if (typeof value !== 'object') return known?.[`${value}`] ?? dayOr(`${value}`);
  return name === 'filters' ? filtersInWords(value) : objectInWords(value);
}

function objectInWords(value: object): string {
  if (isWorth(value)) return worthInWords(value);
  if (isPrice(value)) return texts.price(value.name, formatPrice(value.before / 100), formatPrice(value.after / 100));
  if (isReplaced(value)) return Object.values(value).join(', ');
  if (isShare(value)) return texts.share(value.orderNumber, formatPrice(value.amount / 100));
  if (isStatement(value)) return texts.statement(value);
  return isPieces(value) ? texts.pieces(value.amount, value.name) : JSON.stringify(value);
}

/** A day as `20.11.2026`; any other text as it is. */
function dayOr(text: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text;
}

/** What a voucher gives. */
function worthInWords(worth: VoucherWorth): string {
  if (worth.kind === 'percent') return texts.worth(worth.kind, texts.percent(`${worth.percent}`.replace('.', ',')));
  if (worth.kind === 'fixed') return texts.worth(worth.kind, formatPrice(worth.amount));
  return texts.worth(worth.kind, worth.kind === 'gift-balance' ? formatPrice(worth.balance) : '');
}

function isWorth(value: object): value is VoucherWorth {
  return 'kind' in value && `${value.kind}` in voucherKindTexts;
}

/** A price that an operator set, in cents. */
function isPrice(value: object): value is { readonly name: string; readonly before: number; readonly after: number } {
  return 'name' in value && 'before' in value && 'after' in value && Number.isFinite(value.after);
}

/** The numbers of an invoice, of what cancelled it, and of the new one. */
function isReplaced(value: object): boolean {
  return 'cancellation' in value && Object.values(value).every((one) => typeof one === 'string');
}

/** The filters of a list, by the names of its address or of its call. */
function filtersInWords(filters: object): string {
  const [names, values]: [Words, Readonly<Record<string, Words>>] = [texts.filters, texts.filterValues];
  return Object.entries(filters)
    .map(([name, value]) => {
      const title = names[name] ?? name;
      return texts.filter(title, values[title]?.[`${value}`] ?? words(name, value));
    })
    .join(', ');
}

type Words = Readonly<Record<string, string>>;

/** Pieces of an order that a step moved. */
function isPieces(value: object): value is { readonly name: string; readonly amount: number } {
  return 'name' in value && typeof value.name === 'string' && 'amount' in value && typeof value.amount === 'number';
}

/** The part of a bank entry that pays an order, in cents. */
function isShare(value: object): value is { readonly orderNumber: string; readonly amount: number } {
  return (
    'orderNumber' in value &&
    typeof value.orderNumber === 'string' &&
    'amount' in value &&
    Number.isFinite(value.amount)
  );
}

/** The result of reading a bank statement. */
function isStatement(value: object): value is Parameters<typeof texts.statement>[0] {
  return 'iban' in value && 'new' in value && 'known' in value && 'refused' in value;
}

function isRight(value: unknown): value is Right {
  return (rights as readonly unknown[]).includes(value);
}

import { type Right, rights } from '@kontor/domain';
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
      (name === 'gross' || name === 'amount') && typeof value === 'number' ? format(value / 100) : value,
    ]),
  );
}

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
  if (typeof value !== 'object') return known?.[`${value}`] ?? `${value}`;
  if (name === 'filters') return filtersInWords(value);
  if (isShare(value)) return texts.share(value.orderNumber, formatPrice(value.amount / 100));
  if (isStatement(value)) return texts.statement(value);
  return isPieces(value) ? texts.pieces(value.amount, value.name) : JSON.stringify(value);
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

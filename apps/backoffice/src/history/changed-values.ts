import { type Right, rights } from '@kontor/domain';
import { historyTexts as texts } from '../texts/history.de.ts';
import { rightTexts } from '../texts/rights.de.ts';

/** A field that a change touched, with its values as people read them; '' where there was or is none. */
export interface ChangedValue {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** The fields of an entry's `before` and `after`, in their order, without those that only a program reads. */
export function changedValues(before: unknown, after: unknown): ChangedValue[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => !hidden.has(name));
  return names
    .map((name) => ({ field: fieldTitle(name), before: words(name, was[name]), after: words(name, is[name]) }))
    .filter(({ before, after }) => before !== after);
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
  return isPieces(value) ? texts.pieces(value.amount, value.name) : JSON.stringify(value);
}

/** Pieces of an order that a step moved. */
function isPieces(value: object): value is { readonly name: string; readonly amount: number } {
  return 'name' in value && typeof value.name === 'string' && 'amount' in value && typeof value.amount === 'number';
}

function isRight(value: unknown): value is Right {
  return (rights as readonly unknown[]).includes(value);
}

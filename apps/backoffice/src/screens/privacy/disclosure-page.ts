import type { PersonExport } from '@kontor/contract/office';
import { formatPrice } from '../../format/format-price.ts';
import { formatExactTime } from '../../format/format-time.ts';
import { disclosurePageTexts as texts } from '../../texts/disclosure-page.de.ts';

/**
 * What is stored about somebody as a page to read and print, without scripts. Fields have German names, amounts are in
 * euro and times in the time zone of the shop. The file for programs says the same.
 */
export function disclosurePage({ units: _, exportedAt, email, ...found }: PersonExport): string {
  const parts = Object.entries(found).map(([name, value]) => `<h2>${titleOf(name)}</h2>${partOf(name, value, '')}`);
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><style>${style}</style>
<h1>${texts.title}</h1><p>${escaped(texts.of(email, formatExactTime(exportedAt)))}</p>
${parts.join('\n')}</html>`;
}

const style = `body{font:16px/1.5 Georgia,serif;max-width:48rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
dl{margin:0 0 1rem;padding-left:1rem;border-left:2px solid #ccc}dt{font-weight:bold}dd{margin:0}ol{padding-left:1.5rem}`;

/** What explains the file, or is a key of a program, and says nothing of the person. */
const forPrograms: ReadonlySet<string> = new Set([
  ...['units', 'exportedAt', 'format', 'id', '_id', 'key', 'productId', 'conditionId', 'pictures', 'customerId'],
  ...['attempt', 'provider_ref', 'transaction_id', 'capture_id', 'return_url', 'reversals', 'open_order', 'unitCode'],
]);

/** A value as HTML. `parent`: the field around the one with this name. */
function partOf(name: string, value: unknown, parent: string): string {
  if (Array.isArray(value)) return listOf(name, value);
  if (typeof value !== 'object' || value === null) return `<p>${escaped(wordsOf(name, value, parent))}</p>`;
  const fields = Object.entries(value).filter(([field, one]) => !isNothing(one) && !forPrograms.has(field));
  if (fields.length === 0) return `<p>${texts.nothing}</p>`;
  return `<dl>${fields.map(([field, one]) => fieldOf(field, one, name)).join('')}</dl>`;
}

function fieldOf(field: string, value: unknown, parent: string): string {
  const inner = typeof value === 'object' ? partOf(field, value, parent) : escaped(wordsOf(field, value, parent));
  return `<dt>${titleOf(field)}</dt><dd>${inner}</dd>`;
}

function listOf(name: string, list: readonly unknown[]): string {
  if (list.length === 0) return `<p>${texts.nothing}</p>`;
  return `<ol>${list.map((one) => `<li>${partOf(name, one, name)}</li>`).join('')}</ol>`;
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Fields that are amounts in cents wherever they are numbers. */
const inCents: ReadonlySet<string> = new Set([
  ...['gross', 'net', 'tax', 'vat', 'deposit', 'declared', 'unitPrice', 'price', 'total', 'balance', 'seen_amount'],
  ...['paid', 'rounding', 'due', 'refunded', 'reversed', 'received', 'lines', 'allowances', 'charges'],
]);
/** Around these fields an amount is money, and not a number of pieces. */
const amountsIn: ReadonlySet<string> = new Set([
  ...['taxRates', 'payments', 'charges', 'timeline', 'detail', 'discount', 'refunds', 'operations', 'groups'],
]);
/** Shares in hundredths of a percent. */
const shares: ReadonlySet<string> = new Set(['rate', 'basisPoints']);
/** Fields whose strings are words of the program. All others are shown as they were typed. */
const inWords: ReadonlySet<string> = new Set([
  ...['state', 'kind', 'channel', 'priceDeclaration', 'soldTo', 'basis', 'base', 'exemption', 'exemptions'],
]);
const written = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Numbers of at least this are times, in milliseconds. */
const firstTime = 1e11;

function wordsOf(name: string, value: unknown, parent: string): string {
  if (isNothing(value)) return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return written.test(value) ? formatExactTime(value) : meaningOf(name, value);
  return typeof value === 'number' ? numberInWords(name, value, parent) : `${value}`;
}

function meaningOf(name: string, value: string): string {
  return (inWords.has(name) && Object.hasOwn(texts.words, value) && texts.words[value]) || value;
}

function numberInWords(name: string, value: number, parent: string): string {
  if (value >= firstTime) return formatExactTime(new Date(value).toISOString());
  const isChange = name === 'before' || name === 'after';
  if (shares.has(name) || (isChange && parent === 'rates')) return texts.percent(`${value / 100}`.replace('.', ','));
  const isMoney = inCents.has(name) || (isChange && parent === 'prices');
  return isMoney || (name === 'amount' && amountsIn.has(parent)) ? formatPrice(value / 100) : `${value}`;
}

function titleOf(field: string): string {
  return escaped((Object.hasOwn(texts.fields, field) && texts.fields[field]) || field);
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

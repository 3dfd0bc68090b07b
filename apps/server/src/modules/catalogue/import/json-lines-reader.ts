import { ImportImpossible } from '../../../tables/import-impossible.ts';
import { remarkType } from '../../../tables/refused-rows.ts';
import { attributeFields } from '../attribute-fields.ts';
import { conditionFields } from '../condition-fields.ts';
import { productFields } from '../product-fields.ts';
import type { CategoryReference, ConditionDraft, ImportRecord, ProductDraft } from './records/import-record.ts';
import { reasons } from './texts/catalogue-file.de.ts';
import { UnknownJsonFields } from './unknown-json-fields.ts';

/** The longest line in bytes. A file without line breaks must not fill the memory. */
const maxLineLength = 16 * 1024 * 1024;

/**
 * Reads JSON Lines: `{"type":"category", …tree}` and `{"type":"product", …Product}` as in the contract
 * (docs/import.md). At the end `onNote` is called for unknown fields.
 */
export async function* readJsonLines(
  text: AsyncIterable<string>,
  onNote: (note: string) => void,
): AsyncGenerator<ImportRecord> {
  const unknown = new UnknownJsonFields();
  for await (const { line, content } of lines(text)) {
    const read = content.trim() === '' ? null : record(content, unknown);
    if (read) yield { line, rows: 1, source: { json: content }, ...read };
  }
  if (unknown.found.length > 0) onNote(reasons.unknownFields(unknown.found));
}

async function* lines(text: AsyncIterable<string>): AsyncGenerator<{ line: number; content: string }> {
  let line = 0;
  let rest = '';
  for await (const chunk of text) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const content of parts) yield { line: ++line, content };
    if (rest.length > maxLineLength) throw new ImportImpossible(reasons.lineTooLong(line + 1));
  }
  if (rest !== '') yield { line: line + 1, content: rest };
}

/** The record in a line. Null for a remark of an error file. */
function record(content: string, unknown: UnknownJsonFields) {
  const value = parsed(content);
  if (value === undefined) return { kind: 'refused', name: '', reason: reasons.noJson } as const;
  if (value.type === 'category') return { kind: 'categories', tree: value } as const;
  if (value.type === 'attribute') return { kind: 'attribute', ...attribute(value, unknown) } as const;
  if (value.type === 'product') return { kind: 'product', draft: draft(value, unknown) } as const;
  if (value.type === remarkType) return null;
  return { kind: 'refused', name: '', reason: reasons.unknownType } as const;
}

type Fields = Record<string, unknown>;

function attribute(value: Fields, unknown: UnknownJsonFields) {
  unknown.hearAttribute(value);
  const [fields, unnamed] = [attributeFields.fromJson(value), attributeFields.keptByJson(value)];
  return { name: String(value.name ?? ''), attribute: { fields, unnamed, isToGo: value.delete } };
}

function parsed(content: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(content);
    return isFields(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function draft(value: Fields, unknown: UnknownJsonFields): ProductDraft {
  const list: readonly unknown[] = Array.isArray(value.conditions) ? value.conditions : [];
  const conditions = list.map((condition) => (isFields(condition) ? condition : {}));
  unknown.hearProduct(value, conditions);
  const keepsGroups = !conditions.some(({ customerGroup }) => customerGroup !== undefined);
  return {
    ...productFields.fromJson(value),
    id: value._id,
    category: category(value.categoryPath),
    furtherCategories: furtherCategories(value.furtherCategories),
    unnamed: { columns: productFields.keptByJson(value), attributeGroups: null, properties: null },
    familyName: isFields(value.family) ? value.family.name : undefined,
    isToGo: value.delete,
    conditions: conditions.map((condition) => conditionDraft(condition, keepsGroups)),
    keepsGroups,
  };
}

function category(path: unknown): CategoryReference {
  const last: unknown = Array.isArray(path) ? path.at(-1) : undefined;
  return { kind: 'id', id: isFields(last) ? last._id : undefined };
}

/** Given by ids, or by objects with an id. */
function furtherCategories(list: unknown): CategoryReference[] {
  const ids: unknown[] = Array.isArray(list) ? list : [];
  return ids.map((id) => ({ kind: 'id', id: isFields(id) ? id._id : id }));
}

function conditionDraft(condition: Fields, keepsGroups: boolean): ConditionDraft {
  const price = isFields(condition.price) ? condition.price : {};
  const shares = Array.isArray(price.taxRates) ? price.taxRates : [];
  const share: unknown = shares.length === 1 ? shares[0] : undefined;
  return {
    ...conditionFields.fromJson(condition),
    id: condition._id,
    gross: price.gross,
    net: price.net,
    scales: condition.scales,
    salePrice: condition.salePrice,
    listPrice: condition.listPrice,
    taxRate: isFields(share) ? share.rate : undefined,
    customerGroup: condition.customerGroup,
    row: undefined,
    unnamed: [...conditionFields.keptByJson(condition), ...(keepsGroups ? (['customer_group'] as const) : [])],
  };
}

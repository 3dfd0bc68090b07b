import type { Transaction } from 'kysely';
import { lockVersion } from '../../../database/catalogue-version.ts';
import type { Schema } from '../../../database/schema.ts';
import { attributeFields } from '../attribute-fields.ts';
import { attributeRows, storeAttributes } from '../attributes.repository.ts';
import { attributeChanges, type PlacedAttribute, placed } from '../import-log/attribute-changes.ts';
import type { AttributeChanged, Left, RowImage } from '../import-log/change.ts';
import { columnChanges } from '../import-log/row-images.ts';
import { columnsBack } from './columns-back.ts';
import { emptyAttribute } from './empty-rows.ts';
import { labelOfColumn } from './label-of-column.ts';

/**
 * Restores definitions of attributes that nobody changed since. Definitions that the import made are removed, and those
 * that it removed are restored. Positions are restored unless somebody moved the definition. Returns the changes.
 */
export async function attributesBack(
  transaction: Transaction<Schema>,
  changes: readonly AttributeChanged[],
): Promise<{ readonly changed: readonly AttributeChanged[]; readonly left: readonly Left[] }> {
  if (changes.length === 0) return { changed: [], left: [] };
  await lockVersion(transaction);
  const stored = await attributeRows(transaction);
  const rows = placed(stored);
  const left: Left[] = [];
  for (const change of changes) {
    const { name } = change;
    const { row, why } = rowBack(change, rows.get(name));
    if (row === null) rows.delete(name);
    else rows.set(name, row);
    left.push(...why.map(([field, reason]): Left => ({ of: 'left', id: name, name, field, why: reason })));
  }
  const back = [...rows.values()]
    .sort((one, other) => one.position - other.position)
    .map(({ position: _, ...row }) => row);
  const changed = attributeChanges(stored, back);
  if (changed.length > 0) await storeAttributes(transaction, back);
  return { changed, left };
}

interface RowBack {
  /** Null: the definition is removed. */
  readonly row: PlacedAttribute | null;
  /** The labels of fields that are not restored, with the reason. Null: all fields. */
  readonly why: readonly (readonly [field: string | null, why: Left['why']])[];
}

function rowBack({ before, after }: AttributeChanged, current: PlacedAttribute | undefined): RowBack {
  if (before === null) return withoutNew(after, current);
  if (after === null)
    return current === undefined ? { row: whole(before), why: [] } : { row: current, why: [[null, 'there-again']] };
  if (current === undefined) return { row: null, why: [[null, 'gone']] };
  const { values, left } = columnsBack(current, columnChanges(whole(before), whole(after)));
  const fields = left.filter((column) => column !== 'position').map((column) => labelOfColumn(attributeFields, column));
  return { row: { ...current, ...values } as PlacedAttribute, why: fields.map((field) => [field, 'changed']) };
}

/** Removes a definition that the import made, unless somebody changed it since. */
function withoutNew(after: RowImage | null, current: PlacedAttribute | undefined): RowBack {
  if (current === undefined) return { row: null, why: [] };
  const isSame = Object.keys(columnChanges(whole(after), current, ['position'])).length === 0;
  return isSame ? { row: null, why: [] } : { row: current, why: [[null, 'changed']] };
}

function whole(image: RowImage | null): PlacedAttribute {
  return { ...emptyAttribute, ...image } as PlacedAttribute;
}

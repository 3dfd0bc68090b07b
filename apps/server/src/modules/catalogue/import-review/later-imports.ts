import type { Database } from '../../../database/database.ts';
import { attributeFields } from '../attribute-fields.ts';
import type { Change, ColumnChanges, ConditionChange, Left } from '../import-log/change.ts';
import { batchesOf, importsAfter } from '../import-log/import-log.service.ts';
import { columnsWith } from '../import-log/row-images.ts';
import { productFields } from '../product-fields.ts';
import { labelOfColumn } from './label-of-column.ts';
import { conditionLabel } from './products-back.ts';
import { conditionName } from './told-changes.ts';

/** An import by its number and file. */
export type NamedImport = NonNullable<Left['by']>;

/** All of a thing, beside the fields that have names. */
const whole = '';

/**
 * Which imports after one changed what it had changed, so that what an undo leaves can be named with the import that
 * stands in its way. Read once, outside of all transactions; where there is no later import nothing is read.
 */
export class LaterImports {
  /** The last import that changed a field, by the thing's id. */
  readonly #byThing = new Map<string, Map<string, NamedImport>>();

  static async read(database: Database, number: number): Promise<LaterImports> {
    const found = new LaterImports();
    const later = await importsAfter(database.read, number);
    if (later.length === 0) return found;
    for await (const { changes } of batchesOf(database.read, number))
      for (const change of changes) found.#byThing.set(idOf(change), new Map());
    for (const one of later)
      for await (const { changes } of batchesOf(database.read, one.number))
        for (const change of changes) found.#hear(change, one);
    return found;
  }

  /** What an undo left, with the import that changed it since; without one somebody else did. */
  named(changes: readonly Change[]): Change[] {
    return changes.map((change) => {
      if (change.of !== 'left') return change;
      const by = this.#byThing.get(change.id)?.get(change.field ?? whole);
      return by === undefined ? change : { ...change, by };
    });
  }

  #hear(change: Change, { number, file }: NamedImport): void {
    const fields = change.of === 'left' ? undefined : this.#byThing.get(idOf(change));
    if (fields !== undefined) for (const field of [whole, ...labelsOf(change)]) fields.set(field, { number, file });
  }
}

function idOf(change: Change): string {
  return change.of === 'attribute' ? change.name : change.id;
}

/** What an undo may call the fields that a change concerns. A sale concerns the price, because they go together. */
function labelsOf(change: Change): string[] {
  if (change.of === 'attribute') {
    const columns = Object.keys({ ...change.before, ...change.after });
    return columns.map((column) => labelOfColumn(attributeFields, column));
  }
  if (change.of !== 'product' || change.did !== 'changed') return [];
  return [
    ...withOthers(change.columns).map((column) => labelOfColumn(productFields, column)),
    ...change.conditions.flatMap(labelsOfCondition),
  ];
}

function labelsOfCondition({ unit, group, columns = {}, stock }: ConditionChange): string[] {
  const changed = [...withOthers(columns), ...(stock === undefined ? [] : ['stock'])];
  return [conditionName(unit, group), ...changed.map((column) => conditionLabel(column, unit, group))];
}

function withOthers(columns: ColumnChanges): string[] {
  return [...new Set(Object.keys(columns).flatMap((column) => columnsWith(column)))];
}

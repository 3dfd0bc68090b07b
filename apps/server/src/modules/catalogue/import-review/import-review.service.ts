import type { Queryable } from '../../../database/database.ts';
import { batchesOf } from '../import-log/import-log.service.ts';
import { ChangeTeller, type ToldChange } from './told-changes.ts';

export { ChangeTeller, type ToldChange } from './told-changes.ts';
export { type ReviewRefusal, reviewRefusal, type Undoing, type Undone, undoImport } from './undo-import.ts';

/** The changes of an import or undo, described field by field, batch by batch. */
export async function* changesTold(queryable: Queryable, number: number): AsyncGenerator<ToldChange[]> {
  const teller = await ChangeTeller.read(queryable);
  for await (const { changes } of batchesOf(queryable, number)) yield teller.tellAll(changes);
}

import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/**
 * A row holds JSON that this version of the shop cannot read. The message names column and row for the log, and where
 * the value has another shape; never the value itself, which may be people's.
 */
export class StoredJsonUnreadable extends Error {
  override name = 'StoredJsonUnreadable';
}

/** Reads a stored value. `row` names the row in an error: by its id, or by a number where the id is a secret. */
export type StoredJsonReader<Value> = (json: string, row?: string) => Value;

/**
 * Makes the reader of a column that holds JSON of one shape; `column` as `products.pictures`. Fields that the schema
 * does not name are left as they are: a newer version may have added them.
 * @throws StoredJsonUnreadable for another shape, so that no half of it is shown or sold.
 */
export function storedJson<Schema extends TSchema>(column: string, schema: Schema): StoredJsonReader<Static<Schema>> {
  let shape: Validator | undefined;
  return (json, row) => {
    shape ??= Compile(schema);
    const value = parsed(json, column, row);
    if (shape.Check(value)) return value as Static<Schema>;
    const [error] = shape.Errors(value);
    throw unreadable(column, row, `${error?.instancePath || 'it'} ${error?.message ?? 'has another shape'}`);
  };
}

function parsed(json: string, column: string, row: string | undefined): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw unreadable(column, row, 'it is no JSON');
  }
}

function unreadable(column: string, row: string | undefined, why: string): StoredJsonUnreadable {
  return new StoredJsonUnreadable(`${column}${row === undefined ? '' : ` of ${row}`} cannot be read: ${why}`);
}

import { FieldReader } from '../../tables/field-reader.ts';
import { type AttributeRow, attributeFields } from './attribute-fields.ts';

/** What a file says of the attributes of one name. */
export interface AttributeChange {
  readonly name: string;
  /** The columns that it names. */
  readonly said: Partial<AttributeRow>;
  /** Said by the way: it holds where nobody has defined the attribute. */
  readonly isHint?: boolean;
  /** The definition goes. */
  readonly isToGo?: boolean;
}

/** What a file says by the way of the attributes of one name. */
export type AttributeHint = Partial<AttributeRow> & Pick<AttributeRow, 'name'>;

/** A definition of which only the name is known. */
const usual: AttributeRow = attributeFields.toColumns(
  attributeFields.check(new FieldReader(), attributeFields.fromJson({})),
);

/**
 * All definitions after a file. Where the file names all that are stored, theirs is its order; else those that it names
 * exchange places among themselves, and new ones come behind.
 */
export function mergedAttributes(
  stored: readonly AttributeRow[],
  changes: readonly AttributeChange[],
): readonly AttributeRow[] {
  const before = new Map(stored.map((row) => [row.name, row]));
  const wanted = changes.filter(({ name, isHint }) => !(isHint && before.has(name)));
  const going = new Set(wanted.filter(({ isToGo }) => isToGo).map(({ name }) => name));
  const rows = new Map<string, AttributeRow>();
  for (const { name, said } of wanted)
    if (!going.has(name)) rows.set(name, { ...usual, ...before.get(name), ...said, name });
  const staying = stored.filter(({ name }) => !going.has(name));
  if (staying.every(({ name }) => rows.has(name))) return [...rows.values()];
  const [known, added] = [
    [...rows.values()].filter(({ name }) => before.has(name)),
    [...rows.values()].filter(({ name }) => !before.has(name)),
  ];
  return [...staying.map((row) => (rows.has(row.name) ? (known.shift() ?? row) : row)), ...added];
}

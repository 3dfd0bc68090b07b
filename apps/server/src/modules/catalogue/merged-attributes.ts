import { FieldReader } from '../../tables/field-reader.ts';
import { type AttributeRow, attributeFields } from './attribute-fields.ts';

/** A file's statement about the attributes of one name. */
export interface AttributeChange {
  readonly name: string;
  /** The columns that it names. */
  readonly said: Partial<AttributeRow>;
  /** Whether it is a hint, which counts only if nobody has defined the attribute. */
  readonly isHint?: boolean;
  /** Whether the definition is removed. */
  readonly isToGo?: boolean;
}

/** A hint of a file about the attributes of one name. */
export type AttributeHint = Partial<AttributeRow> & Pick<AttributeRow, 'name'>;

/** A definition of which only the name is known. */
const usual: AttributeRow = attributeFields.toColumns(
  attributeFields.check(new FieldReader(), attributeFields.fromJson({})),
);

/**
 * All definitions after a file. If the file names all stored ones, its order counts. Otherwise the definitions in the
 * file exchange positions among themselves, and new ones come last.
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

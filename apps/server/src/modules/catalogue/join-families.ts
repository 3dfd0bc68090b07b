import type { Insertable, Selectable } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { ProductTable } from '../../database/schema.ts';
import { familiesBefore } from './families.repository.ts';
import { familyValues, familyValuesIn } from './family-field-kinds.ts';
import { type FamilyRefusal, placeInFamilies, type StoredFamily } from './place-in-families.ts';

type Row = Omit<Insertable<ProductTable>, 'version' | 'changed_at'>;

/** A row to be stored, and the stored one. */
export interface RowToJoin {
  readonly row: Row;
  readonly stored: Selectable<ProductTable> | undefined;
  /** The name of its family in the file. */
  readonly familyName: string | null;
}

/** The columns for a row's family and its position there. */
type FamilyColumns = Pick<Selectable<ProductTable>, 'family_id' | 'family_values' | 'family_place'>;

/** The result for a row. */
export interface Joined {
  /** Changed values of its columns. Empty without changes. */
  readonly columns: Partial<FamilyColumns>;
  /** Its family, if the family is new or changed. */
  readonly family: StoredFamily | null;
  readonly refusal: FamilyRefusal | null;
}

/** The result for a row that stays where it is. */
export const notJoining: Joined = { columns: {}, family: null, refusal: null };

/** Adds rows to the families that they name, together with the families' current members. */
export async function joinFamilies(queryable: Queryable, rows: readonly RowToJoin[]): Promise<Joined[]> {
  const joining = rows.filter(isJoining);
  const ids = [...new Set(joining.flatMap(({ row }) => row.family_id ?? []))];
  const before = await familiesBefore(queryable, ids, new Set(joining.map(({ row }) => row.id)));
  const { placed, families } = placeInFamilies(joining.map(joiningOf), before);
  const changed = new Map(
    families.filter((family) => !isAsStored(family, before)).map((family) => [family.id, family]),
  );
  const places = new Map(joining.map((one, i) => [one, placed[i]]));
  return rows.map((one) => {
    const place = places.get(one);
    if (place === undefined) return notJoining;
    const { familyId, refusal } = place;
    return {
      columns: {
        family_id: familyId,
        family_values: familyValues.toColumn([...place.values]),
        family_place: place.place,
      },
      family: (familyId === null ? undefined : changed.get(familyId)) ?? null,
      refusal,
    };
  });
}

/**
 * The second line of a member's name: its own, or the values that its name does not contain. It keeps the sizes of one
 * article apart in a cart.
 */
export function memberSuffix({ name, name_suffix: suffix = null, family_id, family_values }: Row): string | null {
  if (suffix !== null || !family_id) return suffix;
  const said = inWords(name);
  const values = familyValuesIn(family_values ?? null).map(({ value }) => value);
  return values.filter((value) => !said.includes(inWords(value))).join(', ') || null;
}

/** Words in lower case, with a space on both sides. */
function inWords(text: string): string {
  return ` ${text
    .toLocaleLowerCase('de')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Whether a row is new to its family, or changes anything about the family. */
function isJoining({ row, stored, familyName }: RowToJoin): boolean {
  if (familyName !== null && row.family_id) return true;
  if (stored === undefined) return Boolean(row.family_id || row.family_values || row.family_place);
  const columns = ['family_id', 'family_values', 'family_place'] as const;
  return (
    columns.some((column) => (row[column] ?? null) !== stored[column]) || (row.deleted === 0 && stored.deleted === 1)
  );
}

function joiningOf({ row, stored, familyName }: RowToJoin) {
  const familyId = row.family_id ?? null;
  const isMember = stored !== undefined && stored.family_id === familyId;
  return {
    ...{ id: row.id, articleNumber: row.article_number, familyId, familyName },
    values: familyValuesIn(row.family_values ?? null),
    place: row.family_place ?? (isMember ? stored.family_place : null),
    isActive: row.deleted !== 1,
  };
}

function isAsStored({ id, name, properties }: StoredFamily, before: ReadonlyMap<string, StoredFamily>): boolean {
  const stored = before.get(id);
  return stored?.name === name && stored.properties.join('\n') === properties.join('\n');
}

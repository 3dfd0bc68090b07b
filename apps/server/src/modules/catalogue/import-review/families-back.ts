import type { Transaction } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import type { ComparedProduct } from '../catalogue-writer.ts';
import { familiesOfIds, storeFamilies } from '../families.repository.ts';
import type { FamilyChanged, Left } from '../import-log/change.ts';
import { joinFamilies } from '../join-families.ts';
import type { StoredFamily } from '../place-in-families.ts';
import { productFields } from '../product-fields.ts';

/**
 * Returns products to their former families. If another member has its position now, a product stays where it is.
 * Returns the products, and the ids of those that stay.
 */
export async function joinedBack(
  queryable: Queryable,
  products: readonly ComparedProduct[],
): Promise<{ readonly products: ComparedProduct[]; readonly refused: ReadonlySet<string> }> {
  const joined = await joinFamilies(
    queryable,
    products.map(({ row, before }) => ({ row, stored: before.row, familyName: null })),
  );
  const refused = new Set<string>();
  const placed = products.map((product, i): ComparedProduct => {
    const { columns = {}, family = null, refusal = null } = joined[i] ?? {};
    if (refusal === null) return { ...product, row: { ...product.row, ...columns }, family };
    refused.add(product.row.id);
    const { family_id = null, family_values = null, family_place = null } = product.before.row ?? {};
    return { ...product, row: { ...product.row, family_id, family_values, family_place } };
  });
  return { products: placed, refused };
}

/** The label of the field for a product's family. */
export const familyField = productFields.labelOf('familyKey');

/**
 * Restores the names of families and the order of their properties, unless somebody changed them since. A family that
 * the import made is removed with its last member. Returns the changes.
 */
export async function familiesBack(
  transaction: Transaction<Schema>,
  changes: readonly FamilyChanged[],
): Promise<{ readonly changed: readonly FamilyChanged[]; readonly left: readonly Left[] }> {
  const now = await familiesOfIds(
    transaction,
    changes.map(({ id }) => id),
  );
  const stored: StoredFamily[] = [];
  const left: Left[] = [];
  const changed: FamilyChanged[] = [];
  for (const { id, before, after } of changes) {
    const current = now.get(id);
    if (current === undefined) continue;
    if (before === null) {
      await removeWithoutMembers(transaction, id);
      continue;
    }
    const isOther = current.name !== after.name && current.name !== before.name;
    if (isOther) left.push({ of: 'left', id, name: current.name ?? id, field: null, why: 'changed' });
    const back = { id, name: isOther ? current.name : before.name, properties: inOrderOf(current, before) };
    if (isSame(back, current)) continue;
    stored.push(back);
    const said = ({ name, properties }: StoredFamily) => ({ name, properties: [...properties] });
    changed.push({ of: 'family', id, before: said(current), after: said(back) });
  }
  await storeFamilies(transaction, stored);
  return { changed, left };
}

/** The current properties of a family, in their former order if they are the same. */
function inOrderOf(
  { properties }: StoredFamily,
  before: { readonly properties: readonly string[] },
): readonly string[] {
  const had = new Set(before.properties);
  const areSame = properties.length === had.size && properties.every((name) => had.has(name));
  return areSame ? before.properties : properties;
}

function isSame(one: StoredFamily, other: StoredFamily): boolean {
  return one.name === other.name && one.properties.join('\n') === other.properties.join('\n');
}

async function removeWithoutMembers(transaction: Transaction<Schema>, id: string): Promise<void> {
  const member = await transaction.selectFrom('products').select('id').where('family_id', '=', id).executeTakeFirst();
  if (member === undefined) await transaction.deleteFrom('families').where('id', '=', id).execute();
}

import { recogniseAttribute } from '@kontor/search';
import type { Queryable } from '../../../database/database.ts';
import { FieldReader } from '../../../tables/field-reader.ts';
import { type AttributeRow, attributeFields } from '../attribute-fields.ts';
import { productFields } from '../product-fields.ts';

/** The number of rows in memory at once. */
const sliceSize = 500;
/** The most different values that are remembered. More would fill the memory. */
const mostValues = 2000;

/** The values of one attribute name in products. */
export interface UsedAttribute {
  /** How often each value occurs. */
  readonly values: Map<string, number>;
  /** The number of products with the attribute. */
  products: number;
}

/** The attributes of products by name, in the order of their first occurrence. */
export async function usedAttributes(queryable: Queryable): Promise<ReadonlyMap<string, UsedAttribute>> {
  const used = new Map<string, UsedAttribute>();
  const wanted = queryable.selectFrom('products').select(['id', 'attributes']).where('deleted', '=', 0);
  for await (const row of wanted.orderBy('id').stream(sliceSize)) {
    const attributes = productFields.rows.attributes.kind.toWire(row.attributes, row.id);
    for (const name of new Set(attributes.map((one) => one.name.normalize('NFC')))) {
      const found = used.get(name) ?? { values: new Map<string, number>(), products: 0 };
      used.set(name, found);
      found.products++;
    }
    for (const { name, value } of attributes) addValue(used.get(name.normalize('NFC')), value);
  }
  return used;
}

function addValue(used: UsedAttribute | undefined, value: string): void {
  if (used === undefined || (used.values.size >= mostValues && !used.values.has(value))) return;
  used.values.set(value, (used.values.get(value) ?? 0) + 1);
}

/** Attributes without a definition, with the definition that their values suggest. */
export function recognised(used: ReadonlyMap<string, UsedAttribute>, defined: ReadonlySet<string>): AttributeRow[] {
  return [...used]
    .filter(([name]) => !defined.has(name))
    .map(([name, { values }]) => {
      const fields = attributeFields.fromJson({ name, ...recogniseAttribute(values) });
      return attributeFields.toColumns(attributeFields.check(new FieldReader(), fields));
    });
}

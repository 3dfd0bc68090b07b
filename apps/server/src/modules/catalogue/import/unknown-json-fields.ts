import { Family, Reference, References } from '@kontor/contract/wire-product';
import { attributeFields } from '../attribute-fields.ts';
import { conditionFields } from '../condition-fields.ts';
import { productFields } from '../product-fields.ts';

type Json = Readonly<Record<string, unknown>>;

/** Names in the contract or docs/import.md besides those of the fields. */
const known = {
  product: new Set([...productFields.jsonNames, 'type', 'conditions', 'family', 'delete']),
  condition: new Set([...conditionFields.jsonNames, 'lowestPrice30', 'soldOut', 'priceValidUntil']),
  attribute: new Set([...attributeFields.jsonNames, 'type', 'delete']),
  family: new Set([...Object.keys(Family.properties), 'values', 'place']),
  references: new Set(Object.keys(References.properties)),
  reference: new Set(Object.keys(Reference.properties)),
};

/** With more different names they are no typing errors. The file then uses its objects for something else. */
const mostNames = 50;

/** Fields of JSON Lines that are not read: a mistyped name, or a field in the wrong object. */
export class UnknownJsonFields {
  readonly #lines = new Map<string, number>();

  /** Examines the product in a line. */
  hearProduct(product: Json, conditions: readonly Json[]): void {
    const unknown = new Set(namesOutside(known.product, product));
    for (const condition of conditions)
      for (const name of namesOutside(known.condition, condition)) unknown.add(`conditions.${name}`);
    for (const name of unknownWithin(product)) unknown.add(name);
    this.#count(unknown);
  }

  /** Examines an attribute's definition. */
  hearAttribute(attribute: Json): void {
    this.#count(namesOutside(known.attribute, attribute));
  }

  /** Each field with the number of lines that contain it, in the order of their first occurrence. */
  get found(): readonly (readonly [name: string, lines: number])[] {
    return [...this.#lines];
  }

  #count(names: Iterable<string>): void {
    for (const name of names) {
      const lines = this.#lines.get(name) ?? 0;
      if (lines > 0 || this.#lines.size < mostNames) this.#lines.set(name, lines + 1);
    }
  }
}

/** Unknown fields of the objects in a product, with their paths. */
function unknownWithin({ family, references }: Json): string[] {
  const inFamily = isObject(family) ? namesOutside(known.family, family).map((name) => `family.${name}`) : [];
  if (!isObject(references)) return inFamily;
  const inLists = Object.entries(references).flatMap(([kind, list]) =>
    known.references.has(kind) && Array.isArray(list)
      ? list.filter(isObject).flatMap((one) => namesOutside(known.reference, one).map((name) => `${kind}.${name}`))
      : [],
  );
  const names = [...namesOutside(known.references, references), ...inLists];
  return [...inFamily, ...names.map((name) => `references.${name}`)];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function namesOutside(names: ReadonlySet<string>, object: Json): string[] {
  return Object.keys(object).filter((name) => !names.has(name));
}

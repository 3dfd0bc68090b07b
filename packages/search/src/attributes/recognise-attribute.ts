import { AmountReader } from './amount.ts';
import { type AttributeDefinition, truthOf } from './attribute-definition.ts';
import { commonUnit } from './range-unit.ts';

/** The kind and unit of an attribute, recognised from its values and the number of products with each. */
export function recogniseAttribute(values: ReadonlyMap<string, number>): Pick<AttributeDefinition, 'kind' | 'unit'> {
  const [texts, counts] = [[...values.keys()], [...values.values()]];
  if (texts.length > 0 && texts.every((text) => /^\p{L}/u.test(text) && truthOf(text) !== null))
    return { kind: 'yes-no', unit: null };
  const reader = new AmountReader();
  const amounts = texts.map((text) => reader.read(text));
  const unit = commonUnit(amounts, counts);
  return unit === null ? { kind: 'text', unit: null } : { kind: 'number', unit: unit.text || null };
}

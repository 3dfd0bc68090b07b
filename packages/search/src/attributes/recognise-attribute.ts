import { type AttributeDefinition, truthOf } from './attribute-definition.ts';
import { MeasurementReader } from './measurement.ts';
import { commonUnit } from './range-unit.ts';

/** The kind and unit of an attribute, recognised from its values and the number of products with each. */
export function recogniseAttribute(values: ReadonlyMap<string, number>): Pick<AttributeDefinition, 'kind' | 'unit'> {
  const [texts, counts] = [[...values.keys()], [...values.values()]];
  if (texts.length > 0 && texts.every((text) => /^\p{L}/u.test(text) && truthOf(text) !== null))
    return { kind: 'yes-no', unit: null };
  const reader = new MeasurementReader();
  const measurements = texts.map((text) => reader.read(text));
  const unit = commonUnit(measurements, counts);
  return unit === null ? { kind: 'text', unit: null } : { kind: 'number', unit: unit.text || null };
}

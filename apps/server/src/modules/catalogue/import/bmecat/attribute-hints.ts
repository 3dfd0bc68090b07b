import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import type { AttributeHint } from '../../merged-attributes.ts';
import { elementsOf, isReadable, nameOf, unitOf } from './features.ts';

/** A code of a classification, which is no readable heading: EC000001, 21-04-01-01. */
const isCode = (group: string) => /^(?:E[CG]\d{6}|[\d-]+|0173-1#.*)$/.test(group);

/**
 * Hints about attributes from a product's features, in their order: the unit of numbers and, if a product has several
 * groups of features, the heading. A single group is the product's class and no heading.
 */
export function attributeHints(product: XmlElement): AttributeHint[] {
  const groups = new Set(elementsOf(product).map(({ group }) => group));
  return elementsOf(product)
    .filter(({ feature }) => isReadable(feature))
    .map(({ feature, group }) => {
      const unit = unitOf(feature);
      const isNumber = feature.all('FVALUE').some(({ value }) => /^-?\d+(?:[.,]\d+)?$/.test(value ?? ''));
      const isHeading = groups.size > 1 && group !== undefined && !isCode(group);
      return {
        name: nameOf(feature),
        ...(isHeading && { group_name: group.slice(0, 100) }),
        ...(unit !== undefined && isNumber && { kind: 'number' as const, unit: unit.slice(0, 20) }),
      };
    });
}

import { foldCase } from '@kontor/domain';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { partsOf } from '../../field-kinds.ts';
import { type Column, columns } from '../table/csv-columns.ts';
import { mappingTexts } from '../texts/mapping.de.ts';
import type { ForeignProduct } from './own-table.ts';

const called = new Map(
  (Object.keys(columns) as Column[]).flatMap((name) => [
    [foldCase(name), name] as const,
    [foldCase(columns[name]), name] as const,
  ]),
);
const attribute = /^(?:attribut|attribute)\s*:\s*/i;
const property = /^(?:eigenschaft|property)\s*:\s*/i;

/** The English name of the column with one of our headings. */
export function columnCalled(heading: string): Column | undefined {
  return called.get(foldCase(heading.trim()));
}

/** Whether a heading is for an attribute or a property, of which there may be several. */
export function isNamedHeading(heading: string): boolean {
  return attribute.test(heading) || property.test(heading);
}

/** Throws {@link ImportImpossible} for headings that are not our own. */
export function requireOurs(headings: readonly string[]): void {
  const strange = headings.filter((heading) => columnCalled(heading) === undefined && !isNamedHeading(heading));
  if (strange.length > 0) throw new ImportImpossible(mappingTexts.noHeading(strange));
}

/** A product with further values by our headings. Empty values are ignored. */
export function withSaid(
  product: ForeignProduct,
  said: Iterable<readonly [heading: string, text: string]>,
): ForeignProduct {
  const cells: Record<string, string> = {};
  const attributes = [...(product.attributes ?? [])];
  const properties = [...(product.properties ?? [])];
  for (const [heading, value] of said) {
    const column = columnCalled(heading);
    if (value === '') continue;
    if (column !== undefined) cells[column] = value;
    else if (attribute.test(heading)) attributes.push(...valuesOf(heading.replace(attribute, '').trim(), value));
    else if (property.test(heading)) properties.push({ name: heading.replace(property, '').trim(), value });
  }
  return { ...product, cells: { ...product.cells, ...cells }, attributes, properties };
}

function valuesOf(name: string, cell: string) {
  return partsOf(cell).map((value) => ({ name, value }));
}

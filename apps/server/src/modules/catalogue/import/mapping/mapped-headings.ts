import { foldCase } from '@kontor/domain';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { mappingTexts } from '../texts/mapping.de.ts';
import type { Mapping } from './mapping.ts';

/** The headings after a mapping, and the cells that it adds to every row. */
export interface MappedHeadings {
  readonly cells: readonly string[];
  /** Cells that are appended to each row. Their headings are appended to the file's. */
  readonly added: readonly string[];
}

/** `Staffelpreis ab 10`, `Staffelmenge 1`, `Staffelpreis 1` (table/scale-columns.ts). */
const isScale = /^staffel(?:preis(?: ab)?|menge) \d+$/i;

/**
 * Renames columns by a mapping, and adds columns with fixed values. `isOwn`: whether a heading is ours. Throws
 * {@link ImportImpossible} for a heading that neither the file nor we have.
 */
export function mappedHeadings(
  written: readonly string[],
  mapping: Mapping,
  isOwn: (heading: string) => boolean,
): MappedHeadings {
  const { columns = {}, values = {} } = mapping;
  const isOurs = (heading: string) =>
    isOwn(heading) || /^(?:attribut|attribute|eigenschaft|property)\s*:/i.test(heading) || isScale.test(heading.trim());
  const strange = [...Object.values(columns), ...Object.keys(values)].filter(
    (heading) => heading !== null && !isOurs(heading),
  );
  if (strange.length > 0) throw new ImportImpossible(mappingTexts.noHeading(strange.map(String)));
  const byName = new Map(Object.entries(columns).map(([name, heading]) => [foldCase(name.trim()), heading ?? '']));
  const cells = written.map((cell) => byName.get(foldCase(cell.trim())) ?? cell);
  const named = new Set(cells.map((cell) => foldCase(cell.trim())));
  const added = Object.entries(values).filter(([heading]) => !named.has(foldCase(heading)));
  return { cells: [...cells, ...added.map(([heading]) => heading)], added: added.map(([, value]) => value) };
}

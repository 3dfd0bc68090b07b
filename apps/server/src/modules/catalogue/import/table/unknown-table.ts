import type { CsvTable } from '../../../../tables/csv-rows.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { readNamedColumns } from '../../../../tables/named-columns.ts';
import { mappedHeadings } from '../mapping/mapped-headings.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { tableTexts } from '../texts/tables.de.ts';
import { type Column, columns, isOwnHeading } from './csv-columns.ts';
import type { BegunTable } from './header-row.ts';
import { ownHeadings } from './supplier-headings.ts';

/**
 * Throws {@link ImportImpossible} for a table without a column of article numbers. The message says how the file was
 * read, which of its headings are known, and what to do.
 */
export function requireArticleNumbers(
  written: readonly string[],
  first: BegunTable['first'],
  {
    table: { delimiter, encoding, isRagged = false },
    mapping,
  }: { readonly table: CsvTable; readonly mapping: Mapping },
): void {
  const { cells } = ownHeadings(mappedHeadings(written, mapping, isOwnHeading).cells, columns);
  const { places } = readNamedColumns<Column>(cells, { german: columns, required: [] }, 'once');
  if (places.has('articleNumber')) return;
  const known = [...places.values()].flatMap((place) => written[place]?.trim() ?? []);
  // Without two known headings it is a guess which row they are.
  const headings = known.length < 2 ? widest(first) : written.map((heading) => heading.trim());
  throw new ImportImpossible(
    tableTexts.noArticleNumbers({
      headings: headings.filter((heading) => heading !== ''),
      known: known.filter((heading) => headings.includes(heading)),
      ...(isRagged ? {} : { delimiter }),
      ...(encoding !== undefined && { encoding }),
    }),
  );
}

/** The cells of the first row with the most words. */
function widest(first: BegunTable['first']): readonly string[] {
  let best: readonly string[] = [];
  for (const row of first) {
    if ('refused' in row) continue;
    const cells = row.cells.map((cell) => cell.trim());
    if (filled(cells) > filled(best)) best = cells;
  }
  return best;
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length;
}

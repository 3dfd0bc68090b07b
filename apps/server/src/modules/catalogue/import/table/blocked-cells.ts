import { foldCase } from '@kontor/domain';
import type { Row, Unreadable } from '../../../../tables/csv-rows.ts';
import type { RowReason } from '../../../../tables/field-reader.ts';
import { ImportImpossible } from '../../../../tables/import-impossible.ts';
import { cellOf } from '../../../../tables/named-columns.ts';
import { yesOrNo } from '../../../../tables/yes-or-no.ts';
import { reasons } from '../texts/catalogue-file.de.ts';
import type { Table } from './csv-columns.ts';

const free: ReadonlySet<string> = new Set([
  '',
  '-',
  '–',
  'f',
  'frei',
  'freigegeben',
  'nicht gesperrt',
  'aktiv',
  'lieferbar',
  'verfügbar',
  'ok',
  '00',
]);
/** Words that say in any column that an article is not to be sold. */
const notSold: ReadonlySet<string> = new Set(['gesperrt', 'verkaufssperre', 'inaktiv', 'deaktiviert', 'gelöscht']);
const blocked: ReadonlySet<string> = new Set([...notSold, 'g', 's', 'sperre', 'l']);

/**
 * The rows of a product with what a column such as `Sperrkennzeichen` says, written into the column of what is on sale.
 * A blocked article is never sold, whatever the column `Aktiv` says. A mark that nobody knows blocks it too, with a
 * warning, because ERPs have marks of their own.
 */
export function blockedCells(table: Table, rows: readonly [Row, ...Row[]]) {
  const warnings: RowReason[] = [];
  const [place, active] = [table.places.get('blocked'), table.places.get('active')];
  if (place === undefined || active === undefined) return { rows, warnings };
  const [first, ...others] = rows;
  const mark = cellOf(table, first, 'blocked');
  const isBlocked = blockedBy(mark);
  if (isBlocked === null) warnings.push({ row: first.line, reason: reasons.unknownMark(mark) });
  const said = isBlocked === false ? (active === place ? 'ja' : cellOf(table, first, 'active')) : 'nein';
  const read: readonly [Row, ...Row[]] = [{ ...first, cells: first.cells.with(active, said) }, ...others];
  return { rows: read, warnings };
}

/** Whether a mark blocks its article. Null: it is unknown. */
function blockedBy(mark: string): boolean | null {
  const word = foldCase(mark);
  if (free.has(word)) return false;
  return blocked.has(word) || (yesOrNo(word) ?? null);
}

/**
 * Throws {@link ImportImpossible} for a list of articles with a column that is not read and says of some that they are
 * blocked: `Status` with `gesperrt`. They would be sold. `read`: the headings after the mapping.
 */
export function requireMarksExplained(
  { places, attributes, properties }: Table,
  read: readonly string[],
  rows: readonly (Row | Unreadable)[],
): void {
  if (!places.has('name') || !places.has('price') || places.has('blocked')) return;
  const known = new Set([...places.values(), ...[...attributes, ...properties].map(({ place }) => place)]);
  for (const row of rows) {
    if ('refused' in row) continue;
    const place = row.cells.findIndex(
      (cell, at) => !known.has(at) && (read[at] ?? '').trim() !== '' && notSold.has(foldCase(cell.trim())),
    );
    if (place >= 0)
      throw new ImportImpossible(reasons.marksUnread((read[place] ?? '').trim(), (row.cells[place] ?? '').trim()));
  }
}

import type { Row } from '../../../../tables/csv-rows.ts';
import type { RowReason } from '../../../../tables/field-reader.ts';
import { parseGermanNumber, withoutThousands } from '../../../../tables/german-number.ts';
import { stockTexts } from '../texts/stock.de.ts';
import type { Table } from './csv-columns.ts';
import { anyOf, pieceWords } from './piece-words.ts';

/** What most cells of a stock are: a number, one with a sign, with decimals or the word for pieces, or nothing. */
const plain = new RegExp(`^[+\\-−]?\\d[\\d.]*(?:\\s*${anyOf(pieceWords)})?$|^$`, 'iu');
/** What is a change that nobody can read, or a percentage: refused, as no stock can be made of it. */
const isSlip = /^[+\-−]./;
const number = '(\\d[\\d.]*)(?:,\\d+)?';
const behind = `\\s*(?:${anyOf(pieceWords)})?$`;
const about = new RegExp(`^(?:ca\\.?|circa|etwa|rund|ungefähr|[~≈])\\s*${number}${behind}`, 'iu');
const atLeast = new RegExp(`^(?:>=?|≥|über|mehr als|mindestens|mind\\.?|min\\.?|ab)\\s*${number}${behind}`, 'iu');
const orMore = new RegExp(`^${number}\\s*\\+${behind}`, 'iu');
const between = new RegExp(`^${number}\\s*(?:-|–|bis)\\s*\\d[\\d.]*${behind}`, 'iu');
const fewerThan = new RegExp(`^(?:<=?|≤|unter|weniger als|höchstens|max\\.?|bis(?: zu)?)\\s*${number}${behind}`, 'iu');

/**
 * The rows of a product with stocks as numbers, where suppliers write words: `ca. 5` is 5, `>100` and `100+` are 100,
 * of `5–10` the fewest. What says no number, such as `-` and `auf Anfrage`, is none, with a warning: an article that
 * nobody counts would be sold without end.
 */
export function stockCells(table: Table, rows: readonly [Row, ...Row[]]) {
  const warnings: RowReason[] = [];
  const place = table.places.get('stock');
  if (place === undefined || rows.every(({ cells }) => plain.test((cells[place] ?? '').trim())))
    return { rows, warnings };
  const clean = (row: Row): Row => {
    const cell = (row.cells[place] ?? '').trim();
    if (plain.test(cell) || isSlip.test(cell) || cell.includes('%')) return row;
    const { stock, warning } = stockSaid(cell);
    if (warning !== undefined) warnings.push({ row: row.line, reason: warning });
    return { ...row, cells: row.cells.with(place, stock) };
  };
  const [first, ...others] = rows;
  const cleaned: readonly [Row, ...Row[]] = [clean(first), ...others.map(clean)];
  return { rows: cleaned, warnings };
}

/** The pieces that a cell is sure of, as a German table writes them. */
function stockSaid(cell: string): { readonly stock: string; readonly warning?: string } {
  const said = [about, atLeast, orMore, between].map((pattern) => pattern.exec(cell)?.[1]).find(Boolean);
  if (said !== undefined) return { stock: said };
  const most = fewerThan.exec(cell)?.[1];
  if (most !== undefined) {
    const stock = Number(withoutThousands(most)) > 1 ? '1' : '0';
    return { stock, warning: stockTexts.readAs(cell, stock) };
  }
  const amount = parseGermanNumber(cell);
  if (Number.isNaN(amount)) return { stock: '0', warning: stockTexts.readAsNone(cell) };
  return { stock: String(Math.floor(amount)), warning: stockTexts.readAs(cell, String(Math.floor(amount))) };
}

import { lostLetter } from './text-encoding.ts';

/** So much of a cell is shown around a letter that was lost. */
const around = 20;

/** The first of some cells in which a letter was lost, as much of it as shows where; undefined: of none. */
export function firstWithLostLetter(cells: readonly string[]): string | undefined {
  const cell = cells.find((text) => text.includes(lostLetter));
  if (cell === undefined) return undefined;
  const at = cell.indexOf(lostLetter);
  return cell
    .slice(Math.max(0, at - around), at + around)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const beginsLikeFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const isNumber = /^[+-]?\d[\d.,\s]*$/;

/**
 * Makes a cell safe for spreadsheets: a text that begins like a formula gets a leading quote, so that it is not
 * executed (OWASP, CSV injection). Numbers stay unchanged.
 */
export function defused(cell: string): string {
  return beginsLikeFormula.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell;
}

/** The text of a cell before {@link defused}. */
export function asItWas(cell: string): string {
  return isDefused(cell) ? cell.slice(1) : cell;
}

/** Whether a cell may have been {@link defused}. */
export function isDefused(cell: string): boolean {
  return cell.startsWith("'") && beginsLikeFormula.test(cell);
}

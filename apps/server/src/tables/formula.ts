const beginsLikeFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const isNumber = /^[+-]?\d[\d.,\s]*$/;

/**
 * A cell for a table that people open: spreadsheets run what begins like a formula, and a quote in front keeps it text
 * (OWASP, CSV injection). Numbers stay numbers.
 */
export function defused(cell: string): string {
  return beginsLikeFormula.test(cell) && !isNumber.test(cell) ? `'${cell}` : cell;
}

/** What a cell said before {@link defused}. */
export function asItWas(cell: string): string {
  return cell.startsWith("'") && beginsLikeFormula.test(cell) ? cell.slice(1) : cell;
}

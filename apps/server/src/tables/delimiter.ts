/** The number of lines examined: a supplier's greeting may stand above the headings. */
const linesToTell = 30;
/** The number of known headings that identify the line of the headings. */
const headingsToTell = 2;
/** Longer texts are not headings. */
const longestHeading = 100;
const usual = [';', '\t', ','] as const;

/** Counts the known headings among the cells of a line. */
export type KnownHeadings = (cells: readonly string[]) => number;

/**
 * Detects the delimiter from the beginning of a table. It is the one that gives most known headings in the first line
 * with enough of them. If there is no such line, it is the one that occurs equally often in most lines. So neither a
 * title above the headings nor commas in descriptions decide. Text in quotes is ignored.
 */
export function delimiterOf(beginning: string, known: KnownHeadings): string {
  const lines = beginning
    .replace(/^\uFEFF/, '')
    .replace(/(?<![^;,\t|\r\n])"([^"]*(?:""[^"]*)*)(?:"|$)/g, (_, quoted: string) =>
      quoted.replace(/[;,\t|\r\n]/g, ' '),
    )
    .split('\n', linesToTell)
    .filter((line) => line.trim() !== '');
  return byHeadings(lines, known) ?? byFrequency(lines);
}

function byHeadings(lines: readonly string[], known: KnownHeadings): string | undefined {
  const count = (cells: readonly string[]) =>
    cells.length < 2 || cells.some((cell) => cell.length > longestHeading) ? 0 : known(cells);
  for (const line of lines) {
    const [best, next] = [...usual, '|']
      .map((delimiter) => ({ delimiter, headings: count(line.split(delimiter)) }))
      .sort((one, other) => other.headings - one.headings);
    if (best && next && best.headings >= headingsToTell && best.headings > next.headings) return best.delimiter;
  }
  return undefined;
}

/** `|` also separates the values within a cell. It is not considered if every line contains another delimiter. */
function byFrequency(lines: readonly string[]): string {
  const isSettled = usual.some((delimiter) => lines.every((line) => line.includes(delimiter)));
  const candidates = [...usual, ...(isSettled ? [] : ['|'])].map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter((count) => count > 0);
    const alike = [...Map.groupBy(counts, (count) => count)].map(([count, { length }]) => ({ count, length }));
    const weight = Math.max(0, ...alike.map(({ count, length }) => count * length));
    return { delimiter, weight, isInMost: alike.some(({ length }) => length > lines.length / 2) };
  });
  const inMost = candidates.filter(({ isInMost }) => isInMost);
  return (inMost.length > 0 ? inMost : candidates).reduce((best, one) => (one.weight > best.weight ? one : best))
    .delimiter;
}

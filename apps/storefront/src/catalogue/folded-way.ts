/** A path from the root in three parts. */
export interface FoldedWay<Step> {
  readonly first: readonly Step[];
  /** Steps hidden behind one click. Never a single one, which would save no room. */
  readonly folded: readonly Step[];
  readonly last: readonly Step[];
}

/** Longer paths are folded: they would push the content off a phone's screen. */
const longestWay = 6;
const lastShown = 3;

/** Splits a path into its first step, the folded ones, and the last ones. Short paths are not folded. */
export function foldedWay<Step>(way: readonly Step[]): FoldedWay<Step> {
  if (way.length <= longestWay) return { first: way, folded: [], last: [] };
  return { first: way.slice(0, 1), folded: way.slice(1, -lastShown), last: way.slice(-lastShown) };
}

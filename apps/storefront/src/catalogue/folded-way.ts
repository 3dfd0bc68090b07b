/** A way down from the root in three parts. */
export interface FoldedWay<Step> {
  readonly first: readonly Step[];
  /** Steps that wait behind one click. Never a single one: it would take no less room. */
  readonly folded: readonly Step[];
  readonly last: readonly Step[];
}

/** Longer ways would push what they lead to off a phone's screen. */
const longestWay = 6;
const lastShown = 3;

/** Where a way begins, and its last steps, with what lies between when it is long. */
export function foldedWay<Step>(way: readonly Step[]): FoldedWay<Step> {
  if (way.length <= longestWay) return { first: way, folded: [], last: [] };
  return { first: way.slice(0, 1), folded: way.slice(1, -lastShown), last: way.slice(-lastShown) };
}

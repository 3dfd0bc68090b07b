/** A hit that may have other sizes among the hits. */
export interface Spread {
  /** The search step that found the product. Products never move to another tier. */
  readonly tier: number;
  /** How well the product matches. */
  readonly points: number;
  /** The product's name without numbers. All sizes of one thing share it. */
  readonly thing: string;
}

/** The number of products that a visitor sees without much scrolling. */
const seenFirst = 10;
/** The most sizes of one thing among these first products. */
const mostSizes = 2;
/** A product may move ahead of a further size only if it has at least this share of that size's points. */
const leastShare = 0.95;

/**
 * Moves further sizes of a thing behind the first ten, as long as other things match about as well. `ranked`: best
 * first.
 */
export function spreadSizes<Found extends Spread>(ranked: readonly Found[]): Found[] {
  const rest = [...ranked];
  const first: Found[] = [];
  const counts = new Map<string, number>();
  while (first.length < seenFirst) {
    const [best] = rest;
    if (best === undefined) break;
    const isChoice = ({ tier, points }: Found) => tier === best.tier && points >= best.points * leastShare;
    const place = rest.findIndex((found) => isChoice(found) && (counts.get(found.thing) ?? 0) < mostSizes);
    const [next = best] = rest.splice(Math.max(0, place), 1);
    first.push(next);
    counts.set(next.thing, (counts.get(next.thing) ?? 0) + 1);
  }
  return [...first, ...rest];
}

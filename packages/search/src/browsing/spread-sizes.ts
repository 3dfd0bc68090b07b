/** A product among those that are found. */
export interface Spread {
  /** By which step it was found: nothing moves from one to another. */
  readonly tier: number;
  /** How well it fits. */
  readonly points: number;
  /** Its name without numbers: the same for all sizes of one thing. */
  readonly thing: string;
}

/** How many products are seen without scrolling far. */
const seenFirst = 10;
/** How many sizes of one thing may be among them. */
const mostSizes = 2;
/** A further size stands only behind what has this share of its points: what fits worse is no choice instead of it. */
const leastShare = 0.95;

/**
 * Has further sizes of a thing stand behind the first ten, as long as something else is found as well. `ranked`: best
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

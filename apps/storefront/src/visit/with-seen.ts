/** A product that the visitor looked at. */
export interface SeenProduct {
  readonly id: string;
  /** Its family, if it belongs to one. */
  readonly family?: string | undefined;
}

/** The most products that are remembered. */
export const mostSeen = 12;

/**
 * What was looked at, the last first, after another look. Of a family only the member seen last stays, so that the
 * sizes of one thing do not fill the list.
 */
export function withSeen(before: readonly SeenProduct[], { id, family }: SeenProduct): readonly SeenProduct[] {
  const others = withoutThing(before, { id, family });
  return [{ id, ...(family !== undefined && { family }) }, ...others].slice(0, mostSeen);
}

/** All but a product and the other members of its family. */
export function withoutThing(seen: readonly SeenProduct[], { id, family }: SeenProduct): readonly SeenProduct[] {
  return seen.filter((one) => one.id !== id && (family === undefined || one.family !== family));
}

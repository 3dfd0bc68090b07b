/** How many values one SQL statement takes. */
const atOnce = 400;

/** Queries in pieces, one after the other, because an SQL statement takes a limited number of values. */
export async function inPieces<Value, Found>(
  values: readonly Value[],
  ask: (some: readonly Value[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let i = 0; i < values.length; i += atOnce) found.push(...(await ask(values.slice(i, i + atOnce))));
  return found;
}

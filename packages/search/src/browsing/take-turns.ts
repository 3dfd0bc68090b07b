/**
 * Lets kinds of things take turns, so that the first hits show each kind. `ranked`: best first. `kinds`: the number of
 * kinds. `kindOf`: the kind of a hit, from 0.
 */
export function takeTurns<Found>(ranked: readonly Found[], kinds: number, kindOf: (found: Found) => number): Found[] {
  const queues = Array.from({ length: kinds }, (_, kind) => ranked.filter((found) => kindOf(found) === kind));
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue.slice(turn, turn + 1))).flat();
}

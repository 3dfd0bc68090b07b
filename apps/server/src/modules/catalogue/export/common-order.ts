/**
 * One order of everything that some lists hold. Each list keeps its own order as far as they agree. What no list places
 * after anything comes in the order in which it is first named. If lists contradict each other, the first one counts.
 */
export function commonOrder(lists: readonly (readonly string[])[]): string[] {
  const waiting = new Set(lists.flat());
  const before = new Map([...waiting].map((name) => [name, new Set<string>()]));
  for (const list of lists)
    for (const [place, name] of list.entries()) for (const other of list.slice(0, place)) before.get(name)?.add(other);
  const order: string[] = [];
  while (waiting.size > 0) {
    const isFree = (name: string) => [...(before.get(name) ?? [])].every((other) => !waiting.has(other));
    const next = [...waiting].find(isFree) ?? [...waiting][0] ?? '';
    order.push(next);
    waiting.delete(next);
  }
  return order;
}

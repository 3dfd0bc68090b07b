/**
 * One order for the items of several lists. Each list keeps its own order where the lists agree. If they contradict
 * each other, the first one counts. Items that no list places after another come in the order of their first
 * occurrence.
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

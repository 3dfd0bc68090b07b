/** A life cycle as a table: for each state, the states that may follow it. A state without followers is final. */
export type StateTable<S extends string> = Readonly<Record<S, readonly S[]>>;

/** Whether a state may follow another. */
export function mayFollow<S extends string>(table: StateTable<S>, from: S, to: S): boolean {
  return table[from].includes(to);
}

/** The states that cannot be reached from the start. A correct table has none. */
export function unreachableStates<S extends string>(table: StateTable<S>, start: S): S[] {
  const reached = new Set<S>([start]);
  // Iterating over a set includes elements added meanwhile.
  for (const state of reached) for (const next of table[state]) reached.add(next);
  return (Object.keys(table) as S[]).filter((state) => !reached.has(state));
}

/** A life cycle as a table: from each state to the states that may follow. A state without followers is final. */
export type StateTable<S extends string> = Readonly<Record<S, readonly S[]>>;

/** Whether a table lets a state follow another. */
export function mayFollow<S extends string>(table: StateTable<S>, from: S, to: S): boolean {
  return table[from].includes(to);
}

/** The states of a table that cannot be reached from its start: a table that has any is wrong. */
export function unreachableStates<S extends string>(table: StateTable<S>, start: S): S[] {
  const reached = new Set<S>([start]);
  // A set is walked with what is added meanwhile.
  for (const state of reached) for (const next of table[state]) reached.add(next);
  return (Object.keys(table) as S[]).filter((state) => !reached.has(state));
}

import type { MakeEngine } from './judging/engine.ts';
import type { JudgedSet } from './judging/judged.ts';
import { type Judgement, judge, type Outcome, outcomeOf } from './judging/measure.ts';

export function judgementsOf({ queries, products }: JudgedSet): Judgement[] {
  return queries.map((query) => judge(query, products));
}

/** Asks one engine every query of a set. */
export async function ask(make: MakeEngine, set: JudgedSet, judgements: readonly Judgement[]): Promise<Outcome[]> {
  const engine = await make(set);
  try {
    const outcomes: Outcome[] = [];
    for (const judgement of judgements) outcomes.push(outcomeOf(judgement, await engine.find(judgement.text)));
    return outcomes;
  } finally {
    await engine.close?.();
  }
}

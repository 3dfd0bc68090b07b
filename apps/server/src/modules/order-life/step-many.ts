import type { StepForMany, StepResults } from '@kontor/contract/office';
import type { Operator } from '../../http/operator.ts';
import type { Refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { refusalSentence } from '../../http/texts/refusals.de.ts';
import { readCancel, readHold, readShip, readTags } from './step-form.ts';
import { takeStep } from './take-step.ts';
import type { AskedRemark, AskedStep, LifeSources } from './types.ts';
import { writeRemark } from './write-remark.ts';

/** The result for one of many orders. */
export type StepResult = StepResults['results'][number];

/**
 * Takes a step with many orders, each as if it were requested alone. If one is refused, the others still change. If the
 * process stops halfway, a repetition with the same key completes it, and no order changes twice.
 * @returns 400 `invalid-form` if the step itself is wrong. Then no order is changed.
 */
export async function stepMany(
  sources: LifeSources,
  operator: Operator,
  { key, step, orders, isTold = true }: StepForMany,
): Promise<StepResults | Refused> {
  const by = { operator, via: 'many' } as const;
  const results: StepResult[] = [];
  for (const { number, version = null } of distinct(orders)) {
    const asked = askedOf({ number, version: version ?? 0, key, isTold }, step);
    if (isRefused(asked)) return asked;
    const answer =
      'remark' in asked ? await writeRemark(sources, by, asked) : await takeStep(sources, by, { ...asked, version });
    results.push(resultOf(number, answer));
  }
  return counted(results);
}

/** One result for each order, and the number of results of each kind. */
export function counted(results: readonly StepResult[]): StepResults {
  const of = (kind: StepResult['outcome']) => results.filter(({ outcome }) => outcome === kind).length;
  return { results: [...results], changed: of('changed'), already: of('already'), refused: of('refused') };
}

/** The result for an order, from the answer to its step. */
export function resultOf(number: string, answer: Refused | 'nothing' | null): StepResult {
  if (answer === null) return { number, outcome: 'changed' };
  if (answer === 'nothing') return { number, outcome: 'already' };
  const { code, msg = refusalSentence(answer.code) } = answer;
  return { number, outcome: code === 'step-already' ? 'already' : 'refused', code, msg };
}

function distinct(orders: StepForMany['orders']): StepForMany['orders'] {
  return [...new Map(orders.map((order) => [order.number, order])).values()];
}

function askedOf(
  base: { readonly number: string; readonly version: number; readonly key: string; readonly isTold: boolean },
  step: StepForMany['step'],
): AskedStep | AskedRemark | Refused {
  switch (step.kind) {
    case 'tag':
      return readTags({ ...base, added: step.added, removed: step.removed });
    case 'cancel':
      return readCancel({ ...base, reason: step.reason }, false);
    case 'hold':
      return readHold({ ...base, reason: step.reason });
    case 'ship':
      return readShip(base);
    default: {
      const { number: orderNumber, version, key } = base;
      return { orderNumber, version, key, step: { kind: step.kind }, detail: {} };
    }
  }
}

import type { StepForMany, StepResults } from '@kontor/contract/office';
import type { Operator } from '../../http/operator.ts';
import type { Refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { refusalSentence } from '../../http/texts/refusals.de.ts';
import { readCancel, readHold, readShip, readTags } from './step-form.ts';
import { takeStep } from './take-step.ts';
import type { AskedRemark, AskedStep, LifeSources } from './types.ts';
import { writeRemark } from './write-remark.ts';

/** What became of one of many orders. */
export type StepResult = StepResults['results'][number];

/**
 * Takes a step with many orders, each as if it were asked for alone: one that is refused leaves the others as they are.
 * A process that ends on its way is made up for by the same key, under which no order changes twice.
 * @returns 400 `invalid-form` where the step itself is wrong; then no order is changed.
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

/** One result for each order, and how many there are of each kind. */
export function counted(results: readonly StepResult[]): StepResults {
  const of = (kind: StepResult['outcome']) => results.filter(({ outcome }) => outcome === kind).length;
  return { results: [...results], changed: of('changed'), already: of('already'), refused: of('refused') };
}

/** What became of an order, by the answer to its step. */
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

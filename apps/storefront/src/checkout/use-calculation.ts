import type { CalculatedOrder, OrderCalculation } from '@kontor/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { questionOf } from './order-request.ts';

/** What a cart costs, as far as is known (SPEC §4). */
export type Calculation =
  /** There is nothing to calculate: the cart is empty, or an amount is none. */
  | { readonly state: 'none' }
  | { readonly state: 'busy' }
  | { readonly state: 'known'; readonly order: CalculatedOrder }
  | { readonly state: 'failed'; readonly failure: unknown };

/** A calculation, with functions to ask again or to take over one that came with another answer. */
export interface CalculationControl {
  readonly calculation: Calculation;
  /** The lines of the last answer, whatever has changed since. */
  readonly lastLines: CalculatedOrder['items'];
  retry(): void;
  take(order: CalculatedOrder): void;
}

/**
 * Asks what a cart costs whenever the question changes (CONTRACT §5). From that moment the costs are unknown until the
 * answer to this very question has come: an old sum never stands beside a new amount. Only the lines of the last answer
 * stay. `onAnswer` gets each new calculation once.
 */
export function useCalculation(
  ask: (request: OrderCalculation) => Promise<CalculatedOrder>,
  request: OrderCalculation | null,
  onAnswer: (order: CalculatedOrder) => void,
): CalculationControl {
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ question: string; calculation: Calculation } | null>(null);
  const question = request && `${attempt} ${questionOf(request)}`;
  const askNow = useEffectEvent(() => request && ask(request));
  const hear = useEffectEvent(onAnswer);

  useEffect(() => {
    if (question === null) return;
    let isCurrent = true;
    const settle = (calculation: Calculation) => {
      if (!isCurrent) return;
      setAnswered({ question, calculation });
      if (calculation.state === 'known') hear(calculation.order);
    };
    askNow()?.then(
      (order) => settle({ state: 'known', order }),
      (failure: unknown) => settle({ state: 'failed', failure }),
    );
    return () => {
      isCurrent = false;
    };
  }, [question]);

  return {
    calculation: calculationFor(question, answered),
    lastLines: answered?.calculation.state === 'known' ? answered.calculation.order.items : [],
    retry: () => setAttempt((count) => count + 1),
    take: (order) => {
      // Another question has been answered meanwhile: its answer stays.
      setAnswered((now) => (now?.question === question ? { ...now, calculation: { state: 'known', order } } : now));
      onAnswer(order);
    },
  };
}

function calculationFor(
  question: string | null,
  answered: { question: string; calculation: Calculation } | null,
): Calculation {
  if (question === null) return { state: 'none' };
  return answered?.question === question ? answered.calculation : { state: 'busy' };
}

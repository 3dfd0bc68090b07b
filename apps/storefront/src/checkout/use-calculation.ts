import type { CalculatedOrder, OrderCalculation } from '@kontor/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { questionOf } from './order-request.ts';

/** The costs of a cart (SPEC §4). */
export type Calculation =
  /** There is nothing to calculate: the cart is empty or has an invalid amount. */
  | { readonly state: 'none' }
  | { readonly state: 'busy' }
  | { readonly state: 'known'; readonly order: CalculatedOrder }
  | { readonly state: 'failed'; readonly failure: unknown };

/** The costs, with functions to load them again or to set them from another answer. */
export interface CalculationControl {
  readonly calculation: Calculation;
  /** The lines of the last answer, even if the cart has changed since. */
  readonly lastLines: CalculatedOrder['items'];
  retry(): void;
  take(order: CalculatedOrder): void;
}

/**
 * Calculates the costs of a cart whenever the request changes (CONTRACT §5). Until the answer to the current request
 * has arrived, the costs are unknown, so that no old sum stands beside a new amount. Only the lines of the last answer
 * stay. `onAnswer` is called once for each new calculation.
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
      // If another request has been answered meanwhile, its answer stays.
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

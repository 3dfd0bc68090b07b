import type { CalculatedOrder, CallShop, OrderCalculation } from '@kontor/contract';
import { useCallback, useEffect, useState } from 'react';

/** What a cart costs, as far as is known (SPEC §4). */
export type Calculation =
  /** There is nothing to ask: the cart is empty or an amount is none. */
  | { readonly state: 'none' }
  | { readonly state: 'busy' }
  | { readonly state: 'known'; readonly order: CalculatedOrder }
  | { readonly state: 'failed'; readonly failure: unknown };

/** A calculation, and the ways to ask again or to take one that came with another answer. */
export interface CalculationControl {
  readonly calculation: Calculation;
  retry(): void;
  take(order: CalculatedOrder): void;
}

interface Answered {
  readonly question: string;
  readonly calculation: Calculation;
}

/**
 * Asks the shop what a cart costs whenever the question changes (CONTRACT §5). The costs are unknown from that moment until the answer
 * to this very question has come: an old sum never stands beside a new amount. `onAnswer` gets each fresh calculation once.
 */
export function useCalculation(
  call: CallShop,
  request: OrderCalculation | null,
  onAnswer: (order: CalculatedOrder) => void,
): CalculationControl {
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const body = request && JSON.stringify(request);
  const question = body && `${attempt} ${body}`;

  useEffect(() => {
    if (body === null || question === null) return;
    let current = true;
    const settle = (calculation: Calculation) => {
      if (!current) return;
      setAnswered({ question, calculation });
      if (calculation.state === 'known') onAnswer(calculation.order);
    };
    call('orderCalc', JSON.parse(body)).then(
      (order) => settle({ state: 'known', order }),
      (failure: unknown) => settle({ state: 'failed', failure }),
    );
    return () => {
      current = false;
    };
  }, [call, body, question, onAnswer]);

  const take = (order: CalculatedOrder) => {
    if (question !== null) setAnswered({ question, calculation: { state: 'known', order } });
    onAnswer(order);
  };
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { calculation: calculationFor(question, answered), retry, take };
}

function calculationFor(question: string | null, answered: Answered | null): Calculation {
  if (question === null) return { state: 'none' };
  return answered?.question === question ? answered.calculation : { state: 'busy' };
}

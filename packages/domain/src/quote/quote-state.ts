import type { Day } from '../day.ts';

/** How an offer to a customer stands. That its time is over is no state of its own: see {@link shownQuoteState}. */
export type QuoteState = 'open' | 'accepted' | 'declined' | 'withdrawn';

/** The states of an offer as people see them. */
export const shownQuoteStates = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;

/** One of {@link shownQuoteStates}. */
export type ShownQuoteState = (typeof shownQuoteStates)[number];

/** What can be done with an offer. `change`: it gets a new version, which is open whatever was before. */
export type QuoteStep = 'accept' | 'decline' | 'send' | 'prolong' | 'change' | 'withdraw';

/** From which states each step is possible. */
const possibleFrom: Readonly<Record<QuoteStep, readonly ShownQuoteState[]>> = {
  accept: ['open'],
  decline: ['open'],
  send: ['open'],
  prolong: ['open', 'expired'],
  change: ['open', 'expired', 'declined'],
  withdraw: ['open', 'expired'],
};

/** How an offer stands on a day. It can be accepted on its last day. */
export function shownQuoteState(
  { state, validUntil }: { readonly state: QuoteState; readonly validUntil: Day },
  today: Day,
): ShownQuoteState {
  return state === 'open' && validUntil < today ? 'expired' : state;
}

/** Whether a step is possible now. */
export function isQuoteStepPossible(step: QuoteStep, state: ShownQuoteState): boolean {
  return possibleFrom[step].includes(state);
}

/** The steps that are possible now. */
export function quoteStepsFrom(state: ShownQuoteState): QuoteStep[] {
  return (Object.keys(possibleFrom) as QuoteStep[]).filter((step) => isQuoteStepPossible(step, state));
}

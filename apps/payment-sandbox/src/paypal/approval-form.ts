import type { Outcome } from '../faults.ts';
import { chosenFaults, keysOf, memberOf } from '../page/fault-form.ts';
import type { PayerChoice } from './payer.ts';
import { faultChoices, instrumentTexts } from './texts/paypal.de.ts';

/** The payer's choice in the form of the approval page; null for a choice that the page does not offer. */
export function payerChoice(form: URLSearchParams): PayerChoice | null {
  const outcome = chosenOutcome(form);
  const faults = chosenFaults(form, faultChoices);
  return outcome && faults ? { outcome, faults: { ...faults, outcome } } : null;
}

function chosenOutcome(form: URLSearchParams): Outcome | null {
  const decision = form.get('decision');
  if (decision === 'pay') return memberOf(keysOf(instrumentTexts), form.get('outcome'));
  return memberOf(['aborted', 'walked-away'], decision);
}

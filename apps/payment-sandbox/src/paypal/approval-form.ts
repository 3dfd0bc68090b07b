import { type ApiFault, apiFaults, type Faults, messageFaults, type Outcome } from '../faults.ts';
import type { PayerChoice } from './payer.ts';
import { callTexts, instrumentTexts } from './texts.de.ts';

/** What the form of the approval page says; null when it says something that the page does not offer. */
export function payerChoice(form: URLSearchParams): PayerChoice | null {
  const outcome = chosenOutcome(form);
  const faults = chosenFaults(form);
  return outcome && faults ? { outcome, faults: { ...faults, outcome } } : null;
}

function chosenOutcome(form: URLSearchParams): Outcome | null {
  const decision = form.get('decision');
  if (decision === 'aborted' || decision === 'walked-away') return decision;
  const offered = Object.keys(instrumentTexts) as Outcome[];
  return decision === 'pay' ? memberOf(offered, form.get('outcome')) : null;
}

function chosenFaults(form: URLSearchParams): Partial<Faults> | null {
  const message = memberOf(messageFaults, form.get('message') ?? 'after');
  const way = memberOf(['back', 'never'] as const, form.get('return') ?? 'back');
  const seconds = Number(form.get('seconds') ?? 2);
  if (!message || !way || !(seconds >= 0 && seconds <= 3600)) return null;
  const hits = Object.keys(callTexts).map((call): [string, ApiFault | null] => [
    call,
    memberOf(apiFaults, form.get(`api-${call}`)),
  ]);
  return { message, return: way, seconds, api: Object.fromEntries(hits.filter(([, fault]) => fault !== null)) };
}

function memberOf<Member extends string>(members: readonly Member[], value: string | null): Member | null {
  return members.find((member) => member === value) ?? null;
}

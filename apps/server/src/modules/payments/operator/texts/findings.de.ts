import type { PaymentProvider } from '@kontor/contract';
import type { Cents, FindingDetails, FindingKind } from '@kontor/domain';
import { StoredJsonUnreadable } from '../../../../database/stored-json.ts';
import { germanEuro, germanTime } from '../../../../german-format.ts';
import { detailOf, isFindingKind, type StoredDetail } from '../../store/finding-details.ts';

const nameOf: Readonly<Record<PaymentProvider, string>> = { paypal: 'PayPal', saferpay: 'Saferpay' };

/** The details of a finding as a sentence for the operator. */
const sentenceOf: { readonly [Kind in FindingKind]: (detail: FindingDetails[Kind]) => string } = {
  'amount-differs': ({ seen, amount, currency, reference, asked }) =>
    [
      `Beim Anbieter: ${moneyOf(amount, currency)}${reference === null ? '' : ` zu ${reference}`}, ${seenAs[seen]}.`,
      `Verlangt waren ${germanEuro(asked.amount)} zu ${asked.reference}.`,
    ].join(' '),
  'paid-twice': ({ amount }) => backBySelf(amount),
  'late-payment': ({ amount }) => backBySelf(amount),
  'paid-without-capture': ({ seen, code, amount }) =>
    `Hier stehen ${germanEuro(amount)} als eingegangen, beim Anbieter ist die Zahlung ${endedAs[seen]} (${code}).`,
  'captured-without-order': ({ provider, event }) =>
    `${nameOf[provider]} meldete den Eingang mit der Nachricht ${event}.`,
  'capture-overdue': ({ amount }) => `Offen sind ${germanEuro(amount)}.`,
  'refund-refused': ({ key, amount, ...refusal }) =>
    `${germanEuro(amount)} gingen nicht zurück (Schlüssel ${key}). ${answered(refusal)}`,
  'refund-unclear': ({ key, amount }) =>
    `Ob ${germanEuro(amount)} zurückgingen, hat der Anbieter nicht gesagt (Schlüssel ${key}).`,
  'refunded-elsewhere': (detail) =>
    'asked' in detail
      ? `Verlangt war, ${germanEuro(detail.asked)} zu erstatten (Schlüssel ${detail.key}); das Geld war schon zurück.`
      : `Beim Anbieter gingen ${germanEuro(detail.refunded)} zurück, hier waren es ${germanEuro(detail.known)}.`,
  'paid-again': paidAgainSentence,
  disputed: disputeSentence,
  reversed: ({ amount }) => `${germanEuro(amount)} sind nicht mehr auf dem Konto.`,
  'void-refused': answered,
  'create-refused': answered,
  'capture-refused': answered,
  'credentials-wrong': ({ provider, ...refusal }) => `${nameOf[provider]}: ${answered(refusal)}`,
  'settings-wrong': ({ provider, code, reason }) =>
    `${nameOf[provider]}: ${code} („${reason}“). Stimmt die Adresse, und lässt eine Firewall den Shop hinaus?`,
  'provider-away': ({ provider, since, reason }) =>
    `${nameOf[provider]} antwortet seit ${germanTime(since)} nicht („${reason}“).`,
  'messages-wrong': ({ provider, code, missing = [] }) => messagesWrong[code](nameOf[provider], missing.join(', ')),
};

function paidAgainSentence({ amount, isCancelled, goesBack }: FindingDetails['paid-again']): string {
  const here = `${germanEuro(amount)} sind wieder auf dem Konto`;
  if (!isCancelled && goesBack === undefined) return `${here} und zählen wieder als bezahlt.`;
  const why = isCancelled ? 'Die Bestellung ist storniert' : 'Die Zahlung war nicht offen';
  const then =
    (goesBack ?? true)
      ? 'Das Geld geht von selbst an den Kunden zurück.'
      : 'Eine Erstattung hat der Anbieter aber abgelehnt. Bitte erstatten Sie das Geld selbst: payments refund.';
  return `${here}. ${why}: ${then}`;
}

const seenAs = { authorized: 'zugesagt', captured: 'eingegangen', capturing: 'wird abgebucht' };
const endedAs = { failed: 'abgelehnt', cancelled: 'abgebrochen', expired: 'abgelaufen' };

function disputeSentence({
  id,
  reason,
  stage,
  status,
  amount,
  answerBy,
  outcome,
  won,
}: FindingDetails['disputed']): string {
  const about = amount === null ? '' : ` über ${germanEuro(amount)}`;
  const words = [stage, reason, status].filter((word) => word !== null).join(', ');
  const ends = { true: 'zugunsten des Shops entschieden', false: 'nicht zugunsten des Shops entschieden' };
  const end = won === undefined ? '' : ` Er ist ${ends[`${won}`]} (${outcome}).`;
  const deadline = answerBy === null ? '' : ` Bitte antworten Sie bis ${germanTime(answerBy)}.`;
  return `Fall ${id}${about} (${words}).${deadline}${end}`;
}

const messagesWrong: Readonly<
  Record<FindingDetails['messages-wrong']['code'], (provider: string, missing: string) => string>
> = {
  'unknown-webhook': (provider) =>
    `${provider} kennt den Webhook nicht, dessen Kennung in den Einstellungen steht. Die Zahlart wird nicht angeboten, bis das berichtigt ist; wollen Sie sie ohne Nachrichten anbieten, erledigen Sie diesen Punkt mit resolve.`,
  'missing-events': (provider, missing) =>
    `${provider} soll dem Webhook nach den Einstellungen dort nicht melden: ${missing}. Bezahlt werden kann trotzdem.`,
  'wrong-signature': (provider) =>
    `Eine Nachricht im Namen von ${provider} war nicht für diesen Webhook unterschrieben, und seit einem Tag keine andere. Stimmt die Kennung des Webhooks? Eine einzelne kann auch ein Fremder gesandt haben. Bezahlt werden kann trotzdem.`,
};

/** The provider's codes stay in English, because its support asks for them. */
function answered({ code, reason }: { readonly code: string; readonly reason: string }): string {
  return `Der Anbieter antwortete ${code} („${reason}“).`;
}

function backBySelf(amount: Cents): string {
  return amount > 0 ? `${germanEuro(amount)} gehen von selbst zurück.` : 'Das Geld war schon zurückgegeben.';
}

/** An amount in any currency. */
function moneyOf(cents: Cents, currency: string): string {
  return currency === 'EUR' ? germanEuro(cents) : `${germanEuro(cents).replace('€', '').trim()} ${currency}`;
}

/**
 * A stored finding's detail as a sentence. A detail of an older version of the shop, or of an unknown kind, is shown as
 * it is stored.
 */
export function findingSentence(finding: StoredDetail & { readonly kind: string }): string {
  const { kind, detail } = finding;
  if (!isFindingKind(kind)) return detail;
  const sentence = sentenceOf[kind] as (known: unknown) => string;
  try {
    return sentence(detailOf(kind, finding));
  } catch (error) {
    if (error instanceof StoredJsonUnreadable) return detail;
    throw error;
  }
}

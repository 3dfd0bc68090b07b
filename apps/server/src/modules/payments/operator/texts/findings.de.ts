import type { PaymentProvider } from '@kontor/contract';
import type { Cents, FindingDetails, FindingKind } from '@kontor/domain';
import { StoredJsonUnreadable } from '../../../../database/stored-json.ts';
import { germanEuro, germanTime } from '../../../../german-format.ts';
import { detailOf, isFindingKind, type StoredDetail } from '../../store/finding-details.ts';
import { settingsWrongSentence } from './settings-wrong.de.ts';

const nameOf: Readonly<Record<PaymentProvider, string>> = { paypal: 'PayPal', saferpay: 'Saferpay' };

/** What was found, by kind. */
export const findingTitles: Readonly<Record<FindingKind, string>> = {
  'amount-differs':
    'Der Anbieter nennt einen anderen Betrag, eine andere Währung oder Bestellung; nichts wurde abgebucht',
  'paid-twice': 'Doppelt bezahlt; die zweite Zahlung geht zurück',
  'late-payment': 'Bezahlt, obwohl storniert; die Zahlung geht zurück',
  'paid-without-capture': 'Hier als eingegangen gebucht, beim Anbieter nicht',
  'captured-without-order': 'Beim Anbieter eingegangen, ohne Bestellung hier',
  'capture-overdue': 'Seit mehr als fünf Tagen offen',
  'refund-refused': 'Eine Erstattung wurde abgelehnt',
  'refund-unclear': 'Eine Erstattung ist seit mehr als einem Tag ungeklärt',
  'refunded-elsewhere': 'Beim Anbieter wurde mehr erstattet als hier',
  disputed: 'Der Kunde oder seine Bank beanstandet die Zahlung',
  reversed: 'Die Zahlung wurde vom Kunden oder seiner Bank zurückgeholt',
  'paid-again': 'Zurückgeholtes Geld ist wieder da',
  'void-refused': 'Eine Zusage ließ sich nicht freigeben',
  'create-refused': 'Der Anbieter nahm die Zahlung einer Bestellung nicht an',
  'capture-refused': 'Der Anbieter hat zugesagtes Geld nicht abgebucht, und nicht des Kunden wegen',
  'settings-wrong': 'Unter der eingestellten Adresse antwortet nicht der Anbieter; seine Zahlart wird nicht angeboten',
  'provider-away': 'Der Anbieter ist seit längerem nicht erreichbar; seine Zahlart wird nicht angeboten',
  'messages-wrong': 'Nachrichten des Anbieters kommen nicht oder nicht alle an',
  'credentials-wrong': 'Der Anbieter nimmt die Zugangsdaten nicht an; seine Zahlart wird nicht angeboten',
};

/** The kind of a finding in words. A kind of a newer version of the shop is shown as it is stored. */
export function findingTitle(kind: string): string {
  return isFindingKind(kind) ? findingTitles[kind] : kind;
}

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
  'settings-wrong': (detail) => settingsWrongSentence(nameOf[detail.provider], detail),
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
      : 'Eine Erstattung hat der Anbieter aber abgelehnt. Bitte erstatten Sie das Geld selbst.';
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
    `${provider} kennt den Webhook nicht, dessen Kennung in den Einstellungen steht. Die Zahlart wird nicht angeboten, bis das berichtigt ist; wollen Sie sie ohne Nachrichten anbieten, bezeichnen Sie diesen Befund als erledigt.`,
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

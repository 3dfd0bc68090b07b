import type { FindingDetails, FindingKind } from '@kontor/domain';
import { expect, test } from 'vitest';
import { findingSentence } from './texts/findings.de.ts';

function sentence<Kind extends FindingKind>(kind: Kind, detail: FindingDetails[Kind]): string {
  return findingSentence({ id: '1', kind, detail: JSON.stringify(detail) }).replaceAll('\u00a0', ' ');
}

const asked = { amount: 16646, reference: '2026-000123-1-5c9d2f01' };

test('another amount, currency or order is shown beside the requested one', () => {
  const seen = { seen: 'captured', amount: 16600, currency: 'EUR', reference: null, asked } as const;
  const wanted = 'Verlangt waren 166,46 € zu 2026-000123-1-5c9d2f01.';
  expect(sentence('amount-differs', seen)).toBe(`Beim Anbieter: 166,00 €, eingegangen. ${wanted}`);
  expect(sentence('amount-differs', { ...seen, seen: 'authorized', currency: 'CHF', reference: 'x-2' })).toBe(
    `Beim Anbieter: 166,00 CHF zu x-2, zugesagt. ${wanted}`,
  );
});

test('automatic, missing and external refunds are reported in euros', () => {
  expect(sentence('paid-twice', { reference: 'x', amount: 16646 })).toBe('166,46 € gehen von selbst zurück.');
  expect(sentence('late-payment', { reference: 'x', amount: 0 })).toBe('Das Geld war schon zurückgegeben.');
  expect(sentence('refund-unclear', { key: 'beleg-17', amount: 1250, state: 'unknown' })).toBe(
    'Ob 12,50 € zurückgingen, hat der Anbieter nicht gesagt (Schlüssel beleg-17).',
  );
  expect(sentence('refunded-elsewhere', { refunded: 1250, known: 0 })).toBe(
    'Beim Anbieter gingen 12,50 € zurück, hier waren es 0,00 €.',
  );
  expect(sentence('refunded-elsewhere', { key: 'beleg-17', asked: 900 })).toBe(
    'Verlangt war, 9,00 € zu erstatten (Schlüssel beleg-17); das Geld war schon zurück.',
  );
});

test('a dispute is reported with its deadline, then with its result', () => {
  const known = { id: 'PP-D-1', reason: 'UNAUTHORISED', stage: 'CHARGEBACK', amount: 500, changedAt: 0 };
  const answerBy = Date.UTC(2026, 11, 1, 11);
  expect(sentence('disputed', { ...known, status: 'WAITING_FOR_SELLER_RESPONSE', answerBy, outcome: null })).toBe(
    'Fall PP-D-1 über 5,00 € (CHARGEBACK, UNAUTHORISED, WAITING_FOR_SELLER_RESPONSE). Bitte antworten Sie bis 01.12.2026, 12:00.',
  );
  const over = { ...known, amount: null, reason: null, status: 'RESOLVED', answerBy: null };
  expect(sentence('disputed', { ...over, outcome: 'RESOLVED_BUYER_FAVOUR', won: false })).toBe(
    'Fall PP-D-1 (CHARGEBACK, RESOLVED). Er ist nicht zugunsten des Shops entschieden (RESOLVED_BUYER_FAVOUR).',
  );
  expect(sentence('paid-again', { amount: 500 })).toBe(
    '5,00 € sind wieder auf dem Konto und zählen wieder als bezahlt.',
  );
  const cancelled = { amount: 500, isCancelled: true } as const;
  const bySelf =
    '5,00 € sind wieder auf dem Konto. Die Bestellung ist storniert: Das Geld geht von selbst an den Kunden zurück.';
  expect(sentence('paid-again', cancelled)).toBe(bySelf);
  expect(sentence('paid-again', { ...cancelled, goesBack: true })).toBe(bySelf);
  expect(sentence('paid-again', { ...cancelled, goesBack: false })).toBe(
    '5,00 € sind wieder auf dem Konto. Die Bestellung ist storniert: Eine Erstattung hat der Anbieter aber abgelehnt. Bitte erstatten Sie das Geld selbst.',
  );
  expect(sentence('paid-again', { amount: 500, goesBack: true })).toBe(
    '5,00 € sind wieder auf dem Konto. Die Zahlung war nicht offen: Das Geld geht von selbst an den Kunden zurück.',
  );
});

test('settings that cannot work are reported with where to look', () => {
  const wrong = { provider: 'saferpay', code: 'not-json', reason: 'POST pay.example/api: status 403' } as const;
  const paypal = { ...wrong, provider: 'paypal' } as const;
  const base = 'die Adresse in SAFERPAY_BASE_URL';
  const [between, stopped] = [
    'eine Firewall oder ein Proxy dazwischen antwortet',
    'eine Firewall oder ein Proxy den Shop aufhält',
  ];
  const sentences: readonly (readonly [FindingDetails['settings-wrong'], string])[] = [
    [wrong, `Saferpay: Prüfen Sie ${base}, und ob ${between}.`],
    [
      { ...wrong, answer: { status: 200, is: 'page' } },
      `Saferpay: Die Antwort ist eine Webseite (Status 200), nicht von Saferpay. Prüfen Sie ${base}, und ob ${between}.`,
    ],
    [
      { ...wrong, answer: { status: 403, is: 'page' } },
      `Saferpay: Die Antwort ist eine Webseite (Status 403), nicht von Saferpay. Prüfen Sie, ob ${stopped}, dann ${base}.`,
    ],
    [
      { ...wrong, answer: { status: 503, is: 'page' } },
      `Saferpay: Die Antwort ist eine Webseite (Status 503), nicht von Saferpay. Prüfen Sie, ob ${stopped}, dann ${base}.`,
    ],
    [
      { ...paypal, code: 'http-404', answer: { status: 404, is: 'json' } },
      'PayPal: Die Antwort ist JSON in fremder Form (Status 404), nicht von PayPal. Prüfen Sie den Pfad der Adresse in PAYPAL_API_BASE.',
    ],
    [
      { ...paypal, code: 'http-301', answer: { status: 301, is: 'empty' } },
      'PayPal: Die Antwort ist leer (Status 301), nicht von PayPal. Die Adresse leitet weiter. Prüfen Sie PAYPAL_API_BASE.',
    ],
    [
      { ...paypal, code: 'no-script', answer: { status: 200, is: 'text' } },
      `PayPal: Die Antwort ist ein fremder Text (Status 200), kein Skript von PayPal. Prüfen Sie die Adresse in PAYPAL_SDK_BASE, und ob ${between}.`,
    ],
    [
      { ...wrong, code: 'unknown-host' },
      'Saferpay: Den Servernamen in SAFERPAY_BASE_URL gibt es nicht. Prüfen Sie die Schreibweise.',
    ],
    [
      { ...wrong, code: 'untrusted-certificate' },
      `Saferpay: Dem Zertifikat des Servers ist nicht zu trauen. Prüfen Sie ${base}, und ob ein Proxy die Verbindung öffnet.`,
    ],
  ];
  for (const [detail, said] of sentences) expect(sentence('settings-wrong', detail)).toBe(said);
  expect(sentence('provider-away', { ...wrong, since: Date.UTC(2026, 10, 20, 12, 30) })).toBe(
    'Saferpay antwortet seit 20.11.2026, 13:30 nicht („POST pay.example/api: status 403“).',
  );
  expect(sentence('messages-wrong', { provider: 'paypal', code: 'missing-events', missing: ['A.B', 'C.D'] })).toBe(
    'PayPal soll dem Webhook nach den Einstellungen dort nicht melden: A.B, C.D. Bezahlt werden kann trotzdem.',
  );
});

test('the provider’s own words stand in quotation marks, for its support', () => {
  const refusal = { code: 'DUPLICATE_INVOICE_ID', reason: 'PayPal POST: status 422, debug_id b1d2' };
  expect(sentence('create-refused', refusal)).toBe(
    'Der Anbieter antwortete DUPLICATE_INVOICE_ID („PayPal POST: status 422, debug_id b1d2“).',
  );
  expect(sentence('credentials-wrong', { provider: 'saferpay', ...refusal })).toMatch(/^Saferpay: Der Anbieter /);
});

test('a kind of another version of the shop is shown as it was stored, and so is a detail', () => {
  expect(findingSentence({ id: '1', kind: 'disputed', detail: '{"amount":1}' })).toBe('{"amount":1}');
  expect(findingSentence({ id: '1', kind: 'of-tomorrow', detail: '{"amount":1}' })).toBe('{"amount":1}');
});

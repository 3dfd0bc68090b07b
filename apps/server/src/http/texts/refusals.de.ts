import { waitText } from './wait.de.ts';

/** The message to the customer for a refused call, by code (CONTRACT §1). */
export const refusalSentences = {
  'invalid-request': 'Die Anfrage ist nicht gültig.',
  'invalid-json': 'Die Anfrage ist nicht lesbar.',
  'body-too-large': 'Die Anfrage ist zu groß.',
  'address-too-long':
    'Diese Adresse ist zu lang. Bitte suchen Sie mit weniger Wörtern, oder wählen Sie weniger Filter.',
  'unsupported-media-type': 'Dieses Format wird nicht angenommen.',
  'not-found': 'Diese Adresse gibt es nicht.',
  csrf: 'Die Sicherheitsprüfung ist fehlgeschlagen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'too-many-requests': 'Zu viele Anfragen. Bitte versuchen Sie es in Kürze noch einmal.',
  'internal-error': 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal.',
  'not-ready': 'Der Shop wird gerade gestartet. Bitte versuchen Sie es in Kürze noch einmal.',
  unavailable: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze noch einmal.',
  'storage-full': 'Der Shop kann gerade nichts speichern. Bitte versuchen Sie es später noch einmal.',
  'storefront-missing': 'Die Seiten des Shops sind noch nicht gebaut. "npm start" baut sie.',

  'product-not-found': 'Dieses Produkt gibt es nicht oder nicht mehr.',
  'category-not-found': 'Diese Kategorie gibt es nicht oder nicht mehr.',
  'template-not-found': 'Dieser Text ist nicht hinterlegt.',
  'file-not-found': 'Diese Datei gibt es nicht oder nicht mehr.',
  'order-not-found': 'Diese Bestellung wurde nicht gefunden.',

  'invalid-order': 'Bitte prüfen Sie Ihre Angaben.',
  'idempotency-key-missing': 'Die Bestellung konnte nicht zugeordnet werden. Bitte laden Sie die Seite neu.',
  'key-used': 'Diese Bestellung konnte nicht zugeordnet werden. Bitte prüfen Sie sie und bestellen Sie noch einmal.',
  'option-missing': 'Bitte bestätigen Sie alle erforderlichen Angaben.',
  'cart-empty': 'Ihr Warenkorb ist leer.',
  'shop-not-open':
    'Dieser Shop nimmt noch keine Bestellungen an, weil Angaben seines Betreibers fehlen. Ihr Warenkorb und Ihre Angaben bleiben erhalten.',
  'order-changed': 'Ihre Bestellung hat sich geändert. Bitte prüfen Sie den neuen Betrag.',
  'item-gone': 'Ein Produkt in Ihrem Warenkorb gibt es nicht mehr.',
  'item-sold-out': 'Ein Produkt in Ihrem Warenkorb ist nicht mehr in dieser Menge verfügbar.',
  'buyer-too-young': 'Diese Bestellung enthält Artikel, die wir nur an Personen ab 16 oder 18 Jahren verkaufen.',
  'not-deliverable': 'An diese Adresse können wir diese Bestellung leider nicht liefern.',
  'not-by-carrier':
    'Mit der gewählten Versandart können wir diese Bestellung nicht liefern. Bitte wählen Sie unter „Ihre Daten“ eine andere.',
  'not-signed-in': 'Bitte melden Sie sich an.',
  'invalid-address': 'Bitte prüfen Sie die Adresse.',
  'address-not-found': 'Diese Adresse gibt es in Ihrem Adressbuch nicht oder nicht mehr.',
  'address-book-full': 'Ihr Adressbuch ist voll. Bitte entfernen Sie zuerst eine andere Adresse.',
  'cart-changed': 'Ihr Warenkorb wurde inzwischen auf einem anderen Gerät geändert.',

  'voucher-gone': 'Ein Gutschein in Ihrem Warenkorb ist nicht mehr gültig.',

  'payment-unavailable':
    'Diese Zahlart ist gerade nicht erreichbar. Ihre Bestellung ist gespeichert, bitte versuchen Sie es in einigen Minuten noch einmal.',
  'payment-refused':
    'Der Zahlungsanbieter hat diese Zahlung nicht angenommen. Ihre Bestellung ist gespeichert: Bitte rufen Sie uns an oder schreiben Sie uns, wir finden mit Ihnen einen anderen Weg zu bezahlen.',
  'payment-busy':
    'Ihre Zahlung wird gerade vorbereitet, vielleicht in einem anderen Fenster. Bitte versuchen Sie es in einem Moment noch einmal.',
  'payment-checked': 'Ihre Zahlung wird gerade geprüft. Bitte zahlen Sie nicht noch einmal.',
  'already-paid': 'Die Zahlung wurde bereits veranlasst.',
  'other-payment': 'Diese Bestellung wird auf andere Weise bezahlt.',
  'order-cancelled': 'Diese Bestellung wurde storniert, sie ist nicht mehr zu bezahlen.',
  'foreign-address': 'Diese Adresse gehört nicht zu diesem Shop.',
  'payment-not-found': 'Diese Zahlung wurde nicht gefunden.',

  'sign-in-failed': 'Anmeldung nicht möglich: E-Mail-Adresse, Passwort oder Code ist nicht richtig.',
  'code-required': 'Geben Sie auch den Code Ihrer Authenticator-App ein.',
  'right-missing': 'Dafür fehlt Ihnen das Recht. Inhaber vergeben Rechte unter „Team“.',
  'proof-required': 'Bestätigen Sie zuerst, dass Sie es sind.',
  'invitation-over': 'Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.',
  'view-not-found': 'Diese Ansicht gibt es nicht mehr.',
  'view-exists': 'Sie haben schon eine Ansicht mit diesem Namen.',
  'too-many-views':
    'Mehr Ansichten lassen sich für diese Liste nicht speichern. Löschen Sie eine, die niemand mehr braucht.',
  'too-many-rows':
    'Mehr als 50.000 Zeilen gehen nicht in eine Datei. Grenzen Sie die Liste ein, zum Beispiel auf einen Zeitraum.',
  'invalid-form': 'Prüfen Sie die markierten Angaben.',
  'operator-exists': 'Mit dieser E-Mail-Adresse arbeitet schon jemand hier.',
  'operator-not-found': 'Diese Person gibt es hier nicht mehr.',
  'role-not-found': 'Diese Rolle gibt es nicht mehr.',
  'role-exists': 'Eine Rolle mit diesem Namen gibt es schon.',
  'role-in-use': 'Diese Rolle hat noch jemand. Geben Sie diesen Personen zuerst eine andere.',
  'last-owner': 'Ein Shop braucht einen Inhaber. Machen Sie zuerst jemand anderen dazu.',
  'rights-beyond-own': 'Sie können keine Rechte vergeben, die Sie selbst nicht haben.',
  'no-passkeys':
    'Unter dieser Adresse merken sich Browser keine Passkeys. Dafür braucht der Shop https und einen Namen.',
  'passkey-refused': 'Der Passkey konnte nicht gespeichert werden. Versuchen Sie es noch einmal.',
  'passkey-not-found': 'Diesen Passkey gibt es nicht mehr.',
  'too-many-passkeys': 'Mehr als 20 Passkeys sind nicht möglich. Entfernen Sie zuerst einen anderen.',
  'no-app': 'Richten Sie zuerst eine Authenticator-App ein.',

  'order-stale': 'Diese Bestellung wurde inzwischen geändert. Sehen Sie sie neu an, bevor Sie weitermachen.',
  'amendment-refused': 'So lässt sich die Bestellung nicht ändern.',
  'payment-in-progress': 'Der Kunde bezahlt gerade. Versuchen Sie es in einigen Minuten noch einmal.',
  'invoice-open': 'Zu dieser Bestellung gibt es eine Rechnung. Sie muss mit der Änderung ersetzt werden.',
  'invoice-in-parts':
    'Diese Bestellung ist in Teilen berechnet. Stornieren Sie alle Rechnungen bis auf eine, ersetzen Sie diese, und berechnen Sie den Rest danach neu.',
  'invoice-unchanged': 'Die neue Rechnung wäre wie die alte. Es gibt nichts zu ersetzen.',
  'country-costs-differ':
    'Für das neue Lieferland gelten andere Versandkosten oder Steuern. Stornieren Sie diese Bestellung und lassen Sie neu bestellen.',
  'vat-id-changes-tax': 'Mit dieser Nummer ändert sich die Steuer. Tragen Sie sie unter „Positionen ändern“ ein.',
  'step-refused': 'Das ist bei dieser Bestellung nicht möglich.',
  'step-already': 'Das ist bei dieser Bestellung schon geschehen.',

  'paid-online': 'Diese Bestellung wird über einen Zahlungsanbieter bezahlt. Ihr Geld wird hier nicht notiert.',
  'money-not-noted': 'Diese Zahlung ist bei der Bestellung nicht eingetragen.',
  'noted-by-bank': 'Diese Zahlung kommt von einem Kontoauszug. Lösen Sie die Zuordnung unter „Bank“.',
  'voucher-redeemed': 'Ein Gutschein dieser Bestellung ist schon eingelöst, ganz oder zum Teil.',
  'no-gift-vouchers':
    'Diese Bestellung hat keinen gültigen Gutschein, oder keine E-Mail-Adresse, an die er gehen kann.',
  'already-noted': 'Diese Zahlung ist bei der Bestellung schon notiert.',
  'more-than-came': 'So viel ist für diese Bestellung nicht eingegangen.',

  'bank-file-unreadable': 'Diese Datei ist kein Kontoauszug, den Kontor lesen kann.',
  'front-page-stale':
    'Die Startseite wurde inzwischen von jemand anderem geändert. Laden Sie die neuere Fassung, und tragen Sie Ihre Änderungen dort ein.',
  'not-a-picture': 'Diese Datei ist kein Bild, das der Shop zeigen kann. Möglich sind JPEG, PNG, WebP und AVIF.',
  'picture-too-large': 'Das Bild ist zu groß: höchstens 40 Millionen Bildpunkte und 10 MB.',
  'voucher-not-found': 'Diesen Gutschein gibt es nicht.',
  'voucher-unpaid': 'Dieser Gutschein wurde zurückgenommen, oder sein Geld fehlt. So kann er nicht wieder gelten.',
  'code-taken': 'Einen Gutschein mit diesem Code gibt es schon.',
  'bank-entry-not-found': 'Diesen Umsatz gibt es nicht.',
  'reminder-refused': 'Zu dieser Bestellung ist jetzt keine Mahnung zu senden.',
  'bank-entry-changed': 'Dieser Umsatz wurde inzwischen geändert. Laden Sie die Liste neu.',
  'series-taken': 'Eine Serie mit diesem Namen gibt es schon.',
  'series-not-found': 'Diese Serie gibt es nicht.',
  'bank-rule-not-found': 'Diese Regel gibt es nicht mehr.',
  'bank-rules-full': 'Mehr als 200 Regeln sind nicht möglich. Beenden Sie eine, die Sie nicht mehr brauchen.',
  'bank-shares': 'So kann der Umsatz nicht aufgeteilt werden.',

  'no-such-month': 'Diesen Monat gibt es nicht. Ein Monat wird so geschrieben: 2026-10.',
  'no-such-quarter': 'Dieses Quartal gibt es nicht. Ein Quartal wird so geschrieben: 2026-Q4.',
  'month-closed': 'Dieser Monat ist schon abgeschlossen.',
  'month-not-over': 'Dieser Monat ist noch nicht vorbei.',
  'earlier-month-open': 'Monate werden der Reihe nach abgeschlossen.',
  'account-missing': 'Für einen Umsatz nennt der Kontenrahmen kein Konto.',

  'customer-stale':
    'Gruppe oder Notiz dieses Kunden wurden inzwischen geändert. Prüfen Sie sie, und speichern Sie noch einmal.',
  'reason-missing': 'Bitte geben Sie einen Grund an.',
  'nobody-to-erase': 'Zu dieser E-Mail-Adresse ist nichts gespeichert.',
  'erasure-changed':
    'Inzwischen hat sich etwas geändert. Bitte sehen Sie noch einmal nach, was gelöscht wird und was bleibt.',
  'consent-not-found': 'Diese Adresse bekommt keinen Newsletter oder keinen mehr.',
  'customer-not-found': 'Diesen Kunden gibt es nicht oder nicht mehr.',
  'review-not-found': 'Diese Bewertung gibt es nicht mehr: Ihr Verfasser hat sie zurückgezogen.',
  'review-changed': 'Diese Bewertung wurde inzwischen geändert. Lesen Sie sie bitte noch einmal.',
  'withdrawal-not-found': 'Diesen Widerruf gibt es nicht.',
  'quote-not-found': 'Dieses Angebot gibt es nicht.',
  'quote-changed': 'Dieses Angebot wurde inzwischen geändert. Sehen Sie es noch einmal an.',
  'quote-step':
    'Das geht mit diesem Angebot nicht mehr: Es ist inzwischen angenommen, abgelehnt, abgelaufen oder zurückgezogen.',
  'quote-of-consumers':
    'Dieses Angebot ist von der Zeit, als der Shop auch an Verbraucher verkaufte. Ändern Sie es, oder ziehen Sie es zurück.',
  'quote-with-vouchers':
    'Gutscheine gehören nicht in ein Angebot. Nehmen Sie den Gutschein heraus, oder ändern Sie die Preise.',
  'quote-without-email': 'Zu diesem Angebot gibt es keine E-Mail-Adresse. Drucken Sie es aus, oder lesen Sie es vor.',
  'document-not-found': 'Dieses Dokument gibt es nicht.',
  'no-such-form': 'Dieses Dokument gibt es nicht in dieser Form.',
  'nothing-to-bill': 'Von dieser Bestellung ist nichts übrig: Es gibt nichts zu berechnen.',
  'seller-incomplete': 'Für Rechnungen fehlen Angaben zum Verkäufer.',
  'billed-otherwise':
    'Artikel, Mengen, Preise oder Steuersätze dieser Bestellung sind nicht mehr die ihrer Rechnungen. Stornieren Sie alle Rechnungen der Bestellung, und berechnen Sie sie neu.',
  'correct-first': 'Zuerst die Rechnung korrigieren: Davon ist etwas storniert worden oder zurückgekommen.',
  'more-than-unbilled': 'So viel ist nicht mehr zu berechnen.',
  'not-an-invoice': 'Korrigiert wird die Rechnung selbst, kein anderes Dokument.',
  'nothing-to-credit': 'Von dieser Rechnung ist nichts mehr zu korrigieren.',
  'line-not-on-invoice': 'Diese Position steht nicht auf der Rechnung.',
  'more-than-left': 'So viel ist von der Rechnung nicht mehr übrig.',
  'more-than-ordered': 'So viel wurde nicht bestellt.',
  'document-key-used': 'Diese Anfrage hat schon ein anderes Dokument erzeugt. Laden Sie die Seite neu.',

  'login-failed': 'Anmeldung nicht möglich: E-Mail-Adresse oder Passwort ist nicht richtig.',
  'no-password':
    'Dein Benutzername wurde aus einem Vorsystem importiert. Aus Sicherheitsgründen konnten wir das Passwort nicht übertragen, bitte fordere daher ein neues Passwort an.',
  'invalid-email': 'Bitte prüfen Sie die E-Mail-Adresse.',
  'password-refused': 'Dieses Passwort ist nicht möglich.',
  'password-mismatch': 'Das Passwort ist nicht dasselbe wie bei der Anforderung des Codes.',
  'wrong-password': 'Das Passwort ist nicht richtig.',
  'email-taken': 'Diese E-Mail-Adresse gehört bereits zu einem anderen Kundenkonto.',
  'session-not-found': 'Dieses Gerät ist nicht mehr angemeldet.',
  'code-refused':
    'Der Code ist nicht richtig oder gilt nicht mehr. Bitte prüfen Sie ihn oder fordern Sie einen neuen an.',

  'not-refundable': 'Diese Zahlung kann nicht erstattet werden.',
  'refund-key-used': 'Dieser Schlüssel gehört zu einer anderen Erstattung.',
  'finding-not-found': 'Diesen Befund gibt es nicht oder nicht mehr.',
} as const satisfies Readonly<Record<string, string>>;

/** The code of a refusal. Every code has a sentence above. */
export type RefusalCode = keyof typeof refusalSentences;

/** The sentence of a code (SPEC §8). For too many requests it states the seconds to wait, if known. */
export function refusalSentence(code: RefusalCode, retryAfter?: number): string {
  if (code === 'too-many-requests' && retryAfter !== undefined)
    return `Zu viele Anfragen. Bitte versuchen Sie es ${waitText(retryAfter)} noch einmal.`;
  return refusalSentences[code];
}

/** The texts around the message on a refusal page. */
export const refusalPageTexts = { title: 'Fehler', retry: 'Erneut versuchen', toStart: 'Zur Startseite' } as const;

import { germanTime } from '../../german-format.ts';
import type { HeardProvider } from '../../modules/payments/payments.service.ts';

/** The texts of `kontor payments`. */
export const paymentsTexts = {
  summary: 'zeigt Zahlungen, fragt nach, erstattet: payments list',
  help: `Aufruf: npm run kontor -- payments [list|check|refund|cancel|resolve] …

Zahlungen über PayPal und Saferpay. Eine Zahlung heißt wie beim Anbieter: Bestellnummer und Versuch, etwa 2026-000123-1.

  list                            was nicht zusammenpasst (Befunde) und die letzten Zahlungen
       --page 2                   die Zahlungen davor, je zwanzig
  list 2026-000123                alle Zahlungen einer Bestellung, und was dazu nicht zusammenpasst
  check                           fragt die Anbieter nach allem, was noch offen ist
  refund 2026-000123-1 12,50      erstattet einen Betrag in Euro, oder alles mit "alles"
         --note "Bruch"           Vermerk dazu
         --key beleg-17           zweimal unter demselben Schlüssel wird einmal erstattet
         --elsewhere              ist schon zurückgezahlt, etwa im Saferpay Backoffice: nur vermerken
  cancel 2026-000123              gibt frei oder erstattet, was zu einer Bestellung gezahlt wurde oder noch wird
  resolve BEFUND                  der Befund ist erledigt; bei abweichendem Betrag: der des Anbieters wird gebucht

Endet mit 0, wenn getan ist, was verlangt war, sonst mit 1.`,
  unknown: (what: string) => `"payments ${what}" gibt es nicht; "payments --help" erklärt den Befehl.`,
  wrongOptions: (message: string) => `Diese Angaben sind nicht möglich: ${message}`,
  wantsOneOrder: 'Bitte eine Bestellnummer angeben, etwa: payments list 2026-000123, oder eine Seite: --page 2',
  noPage: (page: string, pages: number) =>
    pages === 1
      ? `Eine Seite "${page}" gibt es nicht, nur eine.`
      : `Eine Seite "${page}" gibt es nicht: es sind ${pages}.`,
  page: ({ number, pages, count }: { number: number; pages: number; count: number }) =>
    `Seite ${number} von ${pages}, ${count} Zahlungen. ${number < pages ? `Weiter: payments list --page ${number + 1}` : ''}`.trimEnd(),
  paymentsOf: (orderNumber: string) => `Zahlungen zu ${orderNumber}:`,
  course: ({
    begun,
    changed,
    means,
    providerIds,
  }: {
    begun: number;
    changed: number;
    means: string | null;
    providerIds: readonly (string | null)[];
  }) => {
    const ids = providerIds.filter((id) => id !== null);
    const parts = [`begonnen ${germanTime(begun)}`, `zuletzt geändert ${germanTime(changed)}`];
    if (means !== null) parts.push(means);
    if (ids.length > 0) parts.push(`beim Anbieter ${ids.join(', ')}`);
    return parts.join(', ');
  },
  wantsPayment: 'Bitte die Zahlung und den Betrag angeben, etwa: payments refund 2026-000123-1 12,50',
  wantsOrder: 'Bitte die Bestellnummer angeben, etwa: payments cancel 2026-000123',
  wantsFinding: 'Bitte den Befund angeben, wie "payments list" ihn nennt.',
  noEuro: (written: string) => `"${written}" ist kein Betrag in Euro wie 12,50.`,
  noPayment: (reference: string) =>
    `Eine Zahlung ${reference} gibt es nicht. Zahlungen heißen wie beim Anbieter, etwa 2026-000123-1: "payments list" zeigt sie.`,
  noOrder: (orderNumber: string) => `Eine Bestellung ${orderNumber} gibt es nicht.`,
  noPaymentOf: (orderNumber: string) =>
    `Zur Bestellung ${orderNumber} gibt es keine Zahlung über PayPal oder Saferpay.`,
  wrongKey: (key: string) =>
    `Der Schlüssel "${key}" ist nicht möglich: höchstens 40 Zeichen aus Buchstaben ohne Umlaute, Ziffern und . : _ -`,
  keyUsed: (key: string) =>
    `Unter dem Schlüssel "${key}" steht schon eine andere Erstattung: anderer Betrag oder andere Zahlung. Für eine weitere bitte einen anderen Schlüssel nehmen.`,
  wantsNothing: (what: string) => `"payments ${what}" gilt für alle Zahlungen und nimmt keine weiteren Angaben.`,
  noSandbox: (origin: string) =>
    `Unter ${origin} antwortet die Sandbox für PayPal und Saferpay nicht. Läuft der Shop, mit demselben DATA_DIR und PORT? Sonst sagt PAYMENT_SANDBOX_PORT, wo sie ist.`,
  noFinding: (id: string) => `Einen offenen Befund ${id} gibt es nicht.`,
  notRefundable: (amount: string, returned: string, reversed: string | null) =>
    `So viel ist nicht (mehr) zu erstatten, oder die Zahlung ist noch nicht eingegangen. Von ${amount} ist hier ${returned} als erstattet oder vorgemerkt verbucht${reversed === null ? '' : `, und ${reversed} holte der Kunde oder seine Bank zurück`}; was beim Anbieter selbst erstattet wurde, sagen die Befunde ("payments list").`,
  noFindings: 'Keine Befunde.',
  heard: ({ provider, messageAt, answerAt }: HeardProvider) => {
    const answered = `zuletzt zu einer Zahlung geantwortet: ${answerAt === null ? 'noch nie' : germanTime(answerAt)}`;
    if (messageAt === undefined) return `Saferpay: ${answered} (seine Meldungen sind nicht unterschrieben)`;
    const told = messageAt === null ? 'keine in den letzten 90 Tagen' : germanTime(messageAt);
    return `${provider === 'paypal' ? 'PayPal' : 'Saferpay'}: letzte geprüfte Nachricht: ${told}; ${answered}`;
  },
  findings: 'Befunde:',
  newFindings: 'Neue Befunde:',
  payments: 'Letzte Zahlungen:',
  noPayments: 'Noch keine Zahlungen.',
  checked: (count: number) =>
    count === 1 ? '1 offene Zahlung nachgefragt.' : `${count} offene Zahlungen nachgefragt.`,
  unanswered: (open: number, unanswered: number) =>
    `${open === 1 ? '1 offene Zahlung' : `${open} offene Zahlungen`}, zu ${unanswered} keine Antwort des Anbieters. Nachgefragt wird auch von selbst; sonst später noch einmal: payments check`,
  notCancelled: (references: string) =>
    `Nicht freigegeben oder nicht ganz erstattet: ${references}. Den Grund nennen die Befunde ("payments list"); ist er behoben, denselben Befehl noch einmal aufrufen.`,
  cancelUnanswered: (references: string) =>
    `Noch ohne Antwort des Anbieters: ${references}. Es ist vorgemerkt und wird von selbst nachgeholt; "payments list" zeigt, wie es steht.`,
  voiding: 'soll freigegeben werden',
  resolved: 'Der Befund ist erledigt.',
  refunded: (amount: string) => `davon erstattet ${amount}`,
  reversed: (amount: string) => `davon zurückgebucht ${amount}`,
  refunding: (amount: string) => `Erstattung von ${amount} noch offen`,
  state: {
    created: 'begonnen',
    redirected: 'beim Kunden',
    pending: 'wird vom Anbieter geprüft',
    authorized: 'zugesagt',
    capturing: 'wird abgebucht',
    captured: 'eingegangen',
    refunded: 'ganz erstattet',
    reversed: 'zurückgebucht',
    voided: 'freigegeben',
    failed: 'abgelehnt',
    cancelled: 'abgebrochen',
    expired: 'abgelaufen',
  },
  refundState: {
    asked: 'Die Erstattung ist vorgemerkt, der Anbieter ist gerade nicht erreichbar. Sie wird von selbst nachgeholt.',
    unknown: 'Der Anbieter hat nicht geantwortet. Es wird von selbst nachgesehen, ob er erstattet hat.',
    pending: 'Der Anbieter hat die Erstattung angenommen und führt sie aus.',
    done: 'Erstattet.',
    refused: 'Der Anbieter hat die Erstattung abgelehnt.',
  },
} as const;

import type { JobKind } from '../../jobs/job-kinds.ts';

const count = new Intl.NumberFormat('de-AT');

/** The texts of `kontor jobs`. */
export const jobsTexts = {
  summary: 'zeigt, was nach Bestellungen noch zu tun ist, und versucht es noch einmal: jobs list',
  help: `Aufruf: npm run kontor -- jobs [list|retry|resolve] …

Aufträge: was der Shop nach einer Bestellung, einer Zahlung oder Registrierung von selbst erledigt, etwa Mails und PDFs.
Was nicht gelingt, wird mehr als fünf Tage lang immer wieder versucht, alle vier Stunden und anfangs öfter. Was auch dann
nicht gelang, oder was ein Mailserver endgültig abgelehnt hat, ist aufgegeben: es wartet auf Sie. Wie viele das sind, sagt
auch /readyz (failedJobs), und wie viele seit einer Viertelstunde nicht gelingen, etwa ohne Mailserver (lateJobs).

  list                    aufgegebene und wartende Aufträge: wie oft versucht, wann, warum misslungen
       --planned          stattdessen die, die für später geplant sind, etwa die Nachfrage zu einer Zahlung von morgen
       --page 2           die nächsten, je zwanzig
  retry AUFTRAG           jetzt noch einmal versuchen, was misslungen ist; ein aufgegebener beginnt von vorn
  retry alle              das gilt für alle, die misslungen sind; geplante bleiben, wie sie sind
  resolve AUFTRAG         ein aufgegebener ist erledigt und wird nicht mehr versucht

Der laufende Shop beginnt damit binnen Sekunden. Endet mit 0, wenn getan ist, was verlangt war, sonst mit 1.`,
  unknown: (what: string) => `"jobs ${what}" gibt es nicht; "jobs --help" erklärt den Befehl.`,
  wrongOptions: (message: string) => `Diese Angaben sind nicht möglich: ${message}`,
  wantsJob: (what: string) => `Bitte einen Auftrag angeben, wie "jobs list" ihn nennt, etwa: jobs ${what} 6f1c2d34-…`,
  all: ['alle', 'all'] as readonly string[],
  noPage: (page: string, pages: number) =>
    pages === 1
      ? `Eine Seite "${page}" gibt es nicht, nur eine.`
      : `Eine Seite "${page}" gibt es nicht: es sind ${pages}.`,
  page: ({ number, pages, isPlanned }: { number: number; pages: number; isPlanned: boolean }) => {
    const next = `Weiter: jobs list${isPlanned ? ' --planned' : ''} --page ${number + 1}`;
    return `Seite ${number} von ${pages}. ${number < pages ? next : ''}`.trimEnd();
  },
  none: 'Alles erledigt: kein Auftrag wartet, keiner ist aufgegeben.',
  counts: ({ failed, waiting }: { failed: number; waiting: number }) =>
    `Aufträge: ${count.format(failed)} aufgegeben, ${count.format(waiting)} wartend.`,
  planned: (number: number, areShown: boolean) => {
    const planned = number === 1 ? '1 Auftrag ist' : `${count.format(number)} Aufträge sind`;
    return `${planned} für später geplant${areShown ? ':' : ' (jobs list --planned).'}`;
  },
  failed: (tries: number, when: string) => `aufgegeben am ${when}, ${triesOf(tries)}`,
  waiting: (since: string) => `wartet seit ${since}`,
  again: (tries: number, when: string) => `wieder am ${when}, bisher ${triesOf(tries)}`,
  plannedFor: (when: string) => `geplant für ${when}`,
  atWork: (tries: number) => `gerade in Arbeit, ${count.format(tries)}. Versuch`,
  retried: (number: number) =>
    number === 1
      ? '1 Auftrag wird jetzt noch einmal versucht.'
      : `${count.format(number)} Aufträge werden jetzt noch einmal versucht.`,
  nothingToRetry: 'Kein Auftrag ist aufgegeben oder wartet auf einen weiteren Versuch.',
  notRetried: (id: string) =>
    `Einen Auftrag ${id}, der aufgegeben ist oder auf einen weiteren Versuch wartet, gibt es nicht. Vielleicht ist er gerade in Arbeit ("jobs list") oder für später geplant ("jobs list --planned"); ein geplanter behält seine Zeit.`,
  resolved: 'Der Auftrag ist erledigt.',
  notResolved: (id: string) => `Einen aufgegebenen Auftrag ${id} gibt es nicht.`,
  kind: {
    'order-mail': 'Mail zur Bestellung',
    'order-document': 'PDF der Bestellung',
    'order-notice': 'Mail an den Shop über eine Bestellung',
    'order-shipped-mail': 'Mail über den Versand einer Bestellung',
    'order-returned-mail': 'Mail über eine Rücksendung',
    'order-unshipped-mail': 'Mail über einen zurückgenommenen Versand',
    'order-amended-mail': 'Mail über die Änderung einer Bestellung',
    'order-corrected-mail': 'Mail über die Berichtigung einer Bestellung',
    'order-refunded-mail': 'Mail über die Erstattung zu einer Bestellung',
    'order-cancelled-mail': 'Mail über die Stornierung einer Bestellung',
    'gift-vouchers': 'Codes gekaufter Geschenkgutscheine',
    'gift-voucher-mail': 'Mail mit Geschenkgutscheinen',
    'reminder-mail': 'Mahnung zu einer Bestellung',
    'document-render': 'PDF einer Rechnung oder eines Lieferscheins',
    'document-mail': 'Mail mit einer Rechnung',
    'withdrawal-mail': 'Mail über den Eingang eines Widerrufs',
    'withdrawal-notice': 'Mail an den Shop über einen Widerruf',
    'quote-mail': 'Mail über ein Angebot',
    'quote-notice': 'Mail an den Shop über ein Angebot',
    'stock-alert-confirm-mail': 'Mail zum Bestätigen einer Benachrichtigung',
    'stock-alert-mail': 'Mail über einen wieder lieferbaren Artikel',
    'review-request-mail': 'Mail mit der Bitte um Bewertungen',
    'newsletter-confirm-mail': 'Mail zum Bestätigen des Newsletters',
    'newsletter-known-mail': 'Mail an jemanden, der den Newsletter schon bekommt',
    'payment-notice': 'Mail an den Shop über eine Zahlung',
    'payment-mail': 'Mail über eine Zahlung',
    'vat-id-check': 'Prüfung einer UID',
    'payment-noted-mail': 'Mail über eine Überweisung',
    'payment-returned-mail': 'Mail über eine Erstattung',
    'payment-check': 'Nachfrage zu einer Zahlung',
    'payment-settle': 'Abschluss einer Zahlung',
    'payment-event': 'Nachricht eines Zahlungsanbieters',
    'customer-words': 'Suchwörter der Kunden',
    'order-words': 'Suchwörter der Bestellungen',
    retention: 'Löschen nach Ablauf der Aufbewahrung',
    'erased-mail': 'Mail über eine Löschung',
    'code-mail': 'Mail mit einem Code',
    'email-changed-mail': 'Mail über eine neue E-Mail-Adresse',
    'password-changed-mail': 'Mail über ein neues Passwort',
  } satisfies Readonly<Record<JobKind, string>>,
} as const;

function triesOf(tries: number): string {
  return tries === 1 ? '1 Versuch' : `${count.format(tries)} Versuche`;
}

import type { OrderState } from '@kontor/domain';

/** The texts of `kontor orders`. */
export const ordersTexts = {
  summary: 'zeigt Bestellungen und sucht darin: orders list',
  help: `Aufruf: npm run kontor -- orders [list|search|show] …

Bestellungen, die neuesten zuerst. Hier wird nur gelesen, nie geändert.

  list                            die letzten Bestellungen
  search WORT …                   Bestellungen mit diesen Wörtern in Nummer, E-Mail, Name, Firma, Kundennummer,
                                  Referenz des Kunden oder Artikelnummer
  show 2026-000123                alles über eine Bestellung

Für list und search:

  --state eingegangen             nur mit diesem Stand: eingegangen, in-bearbeitung, versandt, zugestellt, storniert
                                  oder zurückgesandt
  --since 2026-12-01              nur seit diesem Tag (auch 1.12.2026; Tage in Wien)
  --limit 50                      so viele auf einmal (sonst 20, höchstens 1.000)
  --page 2                        die nächsten

Über jede neue Bestellung geht auch eine E-Mail an die Adressen der Einstellung orderMail, sonst an seller.email.

Endet mit 0, auch wenn nichts gefunden wird, sonst mit 1.`,
  unknown: (what: string) => `"orders ${what}" gibt es nicht; "orders --help" erklärt den Befehl.`,
  wrongOptions: (message: string) => `Diese Angaben sind nicht möglich: ${message}`,
  wantsWords: 'Bitte angeben, wonach gesucht wird, etwa: orders search Huber',
  wantsNoWords: 'Zum Suchen bitte "orders search" aufrufen; "orders list" nimmt keine Wörter.',
  wantsNumber: 'Bitte genau eine Bestellnummer angeben, etwa: orders show 2026-000123',
  noOrder: (orderNumber: string) => `Eine Bestellung ${orderNumber} gibt es nicht.`,
  noState: (written: string) => `--state: "${written}" ist kein Stand einer Bestellung; "orders --help" nennt sie.`,
  noDay: (written: string) => `--since: "${written}" ist kein Tag wie 2026-12-31.`,
  none: 'Keine Bestellungen.',
  payment: (title: string, state: string) => `${title}: ${state}`,
  labels: {
    state: 'Stand',
    returned: 'Davon zurückgezahlt',
    paid: 'Eingegangen',
    open: 'Offen',
    document: 'Dokument',
  },
  payments: (orderNumber: string) => `Die einzelnen Zahlungen zeigt: npm run kontor -- payments list ${orderNumber}`,
  /** The titles of states. For --state a hyphen replaces the space. */
  states: {
    placed: 'eingegangen',
    processing: 'in Bearbeitung',
    shipped: 'versandt',
    delivered: 'zugestellt',
    completed: 'abgeschlossen',
    cancelled: 'storniert',
    returned: 'zurückgesandt',
  } satisfies Readonly<Record<OrderState, string>>,
} as const;

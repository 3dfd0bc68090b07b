import {
  actionTexts,
  entryStateTexts,
  orderStateTexts,
  paymentStateTexts,
  shippingStateTexts,
  subjectTexts,
} from '@kontor/contract/office-texts';

/** Who changed what: on the log and on each record. */
export const historyTexts = {
  title: 'Verlauf',
  none: 'Noch keine Einträge.',
  all: 'Alle Einträge im Protokoll',
  before: 'vorher ',
  after: 'jetzt ',
  nothing: 'nichts',
  yes: 'ja',
  no: 'nein',
  subjects: subjectTexts,
  pieces: (amount: number, name: string) => `${amount} × ${name}`,
  statement: (read: { iban: string; new: number; known: number; refused: number }) =>
    `${read.iban}: ${read.new} neu, ${read.known} bekannt, ${read.refused} abgelehnt`,
  share: (order: string, amount: string) => `${order}: ${amount}`,
  actions: actionTexts,
  fields: {
    ...{ name: 'Name', email: 'E-Mail', role: 'Rolle', status: 'Stand', rights: 'Rechte', means: 'Mit' },
    ...{ state: 'Stand', reason: 'Grund', text: 'Text', added: 'Dazu', removed: 'Weg', pieces: 'Artikel' },
    ...{ blocks: 'Blöcke', orders: 'Bestellungen', sessions: 'Sitzungen', group: 'Kundengruppe', note: 'Notiz' },
    ...{ list: 'Liste', isShared: 'Geteilt', filters: 'Filter', columns: 'Spalten', rows: 'Zeilen' },
    ...{
      parcels: 'Paket',
      carrier: 'Versand mit',
      trackingNumber: 'Sendung',
      isTold: 'Mail',
      isAgeChecked: 'Alter wird geprüft',
      rates: 'Steuersatz',
    },
    ...{ items: 'Positionen', toPay: 'Zu zahlen', address: 'Rechnungsadresse', shippingAddress: 'Lieferadresse' },
    ...{ kind: 'Art', order: 'Bestellung', gross: 'Betrag', amount: 'Betrag', receivedOn: 'Eingang' },
    ...{
      reference: 'Text',
      bookedOn: 'Gebucht',
      shares: 'Anteile',
      file: 'Datei',
      statements: 'Auszüge',
      currency: 'Währung',
      bookings: 'Buchungen',
    },
  },
  filter: (name: string, value: string) => `${name}: ${value}`,
  /** Filters, by the names in addresses and in calls. */
  filters: {
    ...{ wort: 'Suche', search: 'Suche', text: 'Suche', code: 'Code', art: 'Bereich', subject: 'Bereich' },
    ...{ stand: 'Stand', state: 'Stand', isChecked: 'Geprüft', zahlung: 'Zahlung', payment: 'Zahlung' },
    ...{ versand: 'Versand', shipping: 'Versand', schlagwort: 'Schlagwort', tag: 'Schlagwort' },
    ...{ rechnung: 'Rechnung', isUnbilled: 'Ohne Rechnung' },
    ...{ angehalten: 'Angehalten', isHeld: 'Angehalten', von: 'Von', from: 'Von', bis: 'Bis', to: 'Bis' },
    ...{ folge: 'Reihenfolge', sort: 'Reihenfolge', gruppe: 'Kundengruppe', group: 'Kundengruppe', ohne: 'Ohne' },
    ...{ id: 'Eintrag', subjectId: 'Eintrag', wer: 'Person', operatorId: 'Person' },
  },
  /** Their values, by their titles. */
  filterValues: {
    Stand: {
      ...{
        ...orderStateTexts,
        ...entryStateTexts,
        offen: 'offen',
        zugeordnet: 'zugeordnet',
        beiseite: 'beiseitegelegt',
      },
      geprueft: 'geprüft',
    },
    Zahlung: paymentStateTexts,
    Versand: shippingStateTexts,
    Reihenfolge: { alt: 'Älteste zuerst', oldest: 'Älteste zuerst', newest: 'Neueste zuerst' },
    Bereich: subjectTexts,
  },
  values: {
    list: {
      ...{
        orders: 'Bestellungen',
        customers: 'Kunden',
        payments: 'Zahlungen',
        vouchers: 'Gutscheine',
        log: 'Protokoll',
      },
      ...{ withdrawals: 'Widerrufe', quotes: 'Angebote', receivables: 'Offene Posten', 'bank-entries': 'Bank' },
    },
    columns: {
      ...{ number: 'Nummer', placed: 'Bestellt', customer: 'Kunde', total: 'Summe', payment: 'Zahlung' },
      ...{ shipping: 'Versand', tags: 'Schlagworte', state: 'Stand', email: 'E-Mail', items: 'Positionen' },
      ...{ name: 'Name', personId: 'Kundennummer', group: 'Kundengruppe', since: 'Seit', order: 'Bestellung' },
      ...{ provider: 'Anbieter', amount: 'Betrag', changed: 'Geändert', begun: 'Begonnen', code: 'Code' },
      ...{ worth: 'Wert', period: 'Zeitraum', uses: 'Verwendet', made: 'Angelegt', received: 'Eingegangen' },
      validUntil: 'Gültig bis',
      ...{ who: 'Wer', verdict: 'Stand', refundUntil: 'Geld zurück bis', checked: 'Geprüft', open: 'Offen' },
      ...{ due: 'Fällig', next: 'Als Nächstes', payer: 'Von', day: 'Gebucht', orders: 'Bestellungen' },
      ...{ account: 'Konto', at: 'Wann', what: 'Was', change: 'Änderung', network: 'Netz', subject: 'Bereich' },
    },
    state: { ...orderStateTexts, open: 'offen', assigned: 'zugeordnet', 'set-aside': 'beiseitegelegt' },
    status: { active: 'aktiv', invited: 'eingeladen', removed: 'entfernt' },
    kind: {
      ...{ invoice: 'Rechnung', correction: 'Rechnungskorrektur', cancellation: 'Stornorechnung' },
      'delivery-note': 'Lieferschein',
    },
    means: { password: 'Passwort', app: 'Passwort und App', recovery: 'Wiederherstellungscode', passkey: 'Passkey' },
  },
} as const;

import { actionTexts, orderStateTexts, subjectTexts } from '@kontor/contract/office-texts';

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
    ...{ orders: 'Bestellungen', sessions: 'Sitzungen', group: 'Kundengruppe', note: 'Notiz' },
    ...{ parcels: 'Paket', carrier: 'Versand mit', trackingNumber: 'Sendung', isTold: 'Mail' },
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
  values: {
    state: { ...orderStateTexts, open: 'offen', assigned: 'zugeordnet', 'set-aside': 'beiseitegelegt' },
    status: { active: 'aktiv', invited: 'eingeladen', removed: 'entfernt' },
    kind: {
      ...{ invoice: 'Rechnung', correction: 'Rechnungskorrektur', cancellation: 'Stornorechnung' },
      'delivery-note': 'Lieferschein',
    },
    means: { password: 'Passwort', app: 'Passwort und App', recovery: 'Wiederherstellungscode', passkey: 'Passkey' },
  },
} as const;

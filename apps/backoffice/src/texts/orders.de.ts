import type { OrderMatter } from '@kontor/domain';

const whole = new Intl.NumberFormat('de-DE');
const formatCount = (count: number) => whole.format(count);
const plural = new Intl.PluralRules('de');
const orders = (count: number) =>
  plural.select(count) === 'one' ? '1 Bestellung' : `${formatCount(count)} Bestellungen`;

/** What is to settle about orders. */
export const matterTexts: Readonly<Record<OrderMatter, string>> = {
  'shipped-unpaid': 'versandt, Vorkasse nicht bezahlt',
  'transfer-back': 'zurückzuüberweisen',
  overbilled: 'Rechnung zu korrigieren',
};

/** The list of orders. */
export const ordersTexts = {
  title: 'Bestellungen',
  caption: 'Bestellungen',
  pages: 'Seiten der Bestellungen',
  filters: 'Bestellungen filtern',
  word: 'Suche',
  wordHint:
    'Nummer oder ihre letzten Ziffern (35 für 000035), Belegnummer, Name, Ort, PLZ, E-Mail, Artikel- oder Sendungsnummer',
  state: 'Stand',
  payment: 'Zahlung',
  shipping: 'Versand',
  matter: 'Zu klären',
  tag: 'Schlagwort',
  from: 'Von',
  to: 'Bis',
  sort: 'Reihenfolge',
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  onlyHeld: 'Nur angehaltene',
  onlyUnbilled: 'Nur versandte ohne Rechnung',
  held: (reason: string) => `Angehalten: ${reason}`,
  any: 'alle',
  search: 'Suchen',
  clear: 'Filter leeren',
  more: 'Weitere Filter',
  count: (count: number, isMore: boolean) => (isMore ? `über ${formatCount(count)} Bestellungen` : orders(count)),
  empty: 'Noch hat niemand etwas bestellt.',
  emptyFiltered: 'Zu dieser Suche gibt es keine Bestellungen.',
  first: 'Anfang',
  previous: 'Vorige',
  next: 'Nächste',
  number: 'Nummer',
  day: 'Bestellt',
  nameAndPlace: 'Name und Ort',
  sum: 'Summe €',
  tags: 'Schlagworte',
  email: 'E-Mail',
  items: 'Positionen',
  choose: (number: string) => `Bestellung ${number} auswählen`,
  chooseAll: 'Alle auf dieser Seite auswählen',
  chosen: (count: number) => `${formatCount(count)} ausgewählt`,
  steps: 'Schritt für die Auswahl',
  carrierFile: 'Versanddatei einlesen',
} as const;

/** A step of many orders at once. */
export const manyTexts = {
  steps: {
    confirm: { entry: 'Annehmen', submit: (count: number) => `${orders(count)} annehmen` },
    pick: { entry: 'Zum Packen geben', submit: (count: number) => `${orders(count)} zum Packen geben` },
    ship: { entry: 'Versand melden', submit: (count: number) => `Versand von ${count} melden` },
    deliver: { entry: 'Zustellung melden', submit: (count: number) => `Zustellung von ${count} melden` },
    complete: { entry: 'Abschließen', submit: (count: number) => `${orders(count)} abschließen` },
    hold: { entry: 'Anhalten', submit: (count: number) => `${orders(count)} anhalten` },
    release: { entry: 'Freigeben', submit: (count: number) => `${orders(count)} freigeben` },
    tag: { entry: 'Schlagworte ändern', submit: (count: number) => `Schlagworte von ${count} ändern` },
    cancel: { entry: 'Stornieren', submit: (count: number) => `${orders(count)} stornieren` },
  },
  title: (entry: string, count: number) => `${entry}: ${orders(count)}`,
  reason: 'Grund',
  added: 'Schlagworte geben',
  removed: 'Schlagworte nehmen',
  tagsHint: 'Mehrere durch Beistriche getrennt',
  isTold: 'Kunden per E-Mail verständigen',
  whole: 'Ganze Bestellungen: alles, was noch offen ist.',
  stale: 'Was andere seit dem Laden dieser Liste geändert haben, bleibt, wie es ist.',
  resultTitle: 'Ergebnis',
  result: (changed: number, already: number, refused: number) =>
    [
      `${formatCount(changed)} geändert`,
      already > 0 && `${formatCount(already)} ${already === 1 ? 'war' : 'waren'} schon so`,
      refused > 0 && `${formatCount(refused)} abgelehnt`,
    ]
      .filter(Boolean)
      .join(', '),
  resultCaption: 'Was aus jeder Bestellung wurde',
  order: 'Bestellung',
  outcome: 'Ergebnis',
  why: 'Grund',
  outcomes: { changed: 'geändert', already: 'war schon so', refused: 'abgelehnt' },
} as const;

/** What is printed of many orders at once. */
export const papersTexts = {
  print: 'Drucken',
  printing: 'Wird vorbereitet …',
  papers: {
    'pick-list': 'Packliste drucken',
    'delivery-notes': 'Lieferscheine ausstellen und drucken',
    invoices: 'Rechnungen ausstellen und drucken',
  },
  askInvoices: (count: number) => `Rechnungen für ${orders(count)} ausstellen?`,
  askedInvoices:
    'Bestellungen ohne Rechnung bekommen jetzt eine, die älteste zuerst. Eine ausgestellte Rechnung lässt sich nur stornieren.',
  issue: 'Ausstellen und drucken',
  refused: (count: number) => `Ohne diesen Ausdruck: ${orders(count)}`,
} as const;

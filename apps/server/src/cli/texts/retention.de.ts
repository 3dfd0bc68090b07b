import { germanCount } from '../../german-format.ts';

/** What `kontor retention` tells the operator. */
export const retentionTexts = {
  summary: 'zeigt, wie lange Daten von Kunden bleiben und was als Nächstes gelöscht wird',
  help: `Aufruf: npm run kontor -- retention

Zeigt die Fristen, die Bestellungen, deren Frist bis zum nächsten Jahreswechsel abläuft, was zurückgehalten wird, und was
schon gelöscht ist. Der Shop löscht jeden Tag von selbst. Zurückhalten und freigeben: Backoffice, Datenschutz.
Die Einstellung "retention" macht Fristen länger: docs/privacy.md.`,
  periods: (country: string, extra: number) =>
    `${[
      'Fristen ab Jahresende',
      country === '' ? 'die längsten, weil der Verkäufer noch kein Land hat' : `nach dem Recht des Landes ${country}`,
      ...(extra === 0 ? [] : [`und ${extra} Jahre länger`]),
    ].join(', ')}:`,
  kinds: {
    voucher: 'Bestellungen mit Belegen',
    letter: 'stornierte Bestellungen ohne Zahlung',
    'one-stop-shop': 'Bestellungen mit OSS',
    withdrawals: 'Widerrufe',
    transfers: 'Zahler in Auszügen',
    books: 'Namen in der Buchhaltung',
  },
  period: (what: string, years: number) => `  ${what}: ${years} Jahre`,
  next: 'Als Nächstes:',
  nextNone: 'Bis zum nächsten Jahreswechsel läuft keine Frist ab.',
  order: (number: string, until: string, on: string | null) =>
    `  ${number}  Frist bis ${until}  ${on === null ? 'wird zurückgehalten' : `wird gelöscht am ${on}`}`,
  more: '  … und weitere.',
  held: 'Zurückgehalten:',
  hold: (number: string, reason: string, by: string) => `  ${number}  ${reason} (${by})`,
  erased: 'Gelöscht:',
  erasedNone: 'Noch nichts gelöscht.',
  count: (day: string, kind: 'orders' | 'withdrawals' | 'transfers' | 'bookings', count: number) =>
    `  ${day}  ${{ orders: 'Bestellungen', withdrawals: 'Widerrufe', transfers: 'Überweisungen', bookings: 'Buchungen' }[kind]}: ${germanCount(count)}`,
} as const;

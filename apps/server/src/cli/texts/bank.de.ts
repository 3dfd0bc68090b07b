import { germanDay, germanEuro } from '../../german-format.ts';

const counts = (all: { readonly new: number; readonly known: number; readonly refused: number }) =>
  `${all.new} neu, ${all.known} schon bekannt, ${all.refused} abgelehnt`;

/** The texts of `kontor bank`. */
export const bankTexts = {
  summary: 'liest Kontoauszüge und ordnet Überweisungen Bestellungen zu: bank list',
  help: `Aufruf: npm run kontor -- bank [read|list|assign|unassign|aside|again] …

Überweisungen auf dem Konto des Shops. Wer eine Bestellung nennt und genau bezahlt, was offen ist, wird von selbst
zugeordnet; alles andere wartet auf Sie. Eine bezahlte Bestellung sagt es dem Kunden auf ihrer Seite und per E-Mail.

  read auszug.xml                 liest einen Kontoauszug: camt.053 (XML oder ZIP), MT940 oder CSV, höchstens 16 MB.
                                  Dieselbe Datei noch einmal, oder ein Zeitraum, der sich überschneidet, schadet nicht.
       --account AT61…            das eigene Konto, wenn eine CSV-Datei es nicht nennt (sonst das des Verkäufers)
  list                            offene Umsätze mit Vorschlägen, die letzten zuerst, je fünfzig
       --state assigned           stattdessen die zugeordneten; set-aside: die beiseitegelegten
       --after …                  die nächsten; die Liste sagt, was hier steht
  assign UMSATZ 2026-000123       dieser Umsatz gehört ganz zu dieser Bestellung
  assign UMSATZ 2026-000123=49,90 2026-000124=12
                                  er gehört zu mehreren
  unassign UMSATZ                 doch nicht: die Zahlung zählt nicht mehr
  aside UMSATZ                    er gehört zu keiner Bestellung
  again UMSATZ                    er liegt nicht mehr beiseite

Endet mit 0, wenn getan ist, was verlangt war, sonst mit 1.`,
  unknown: (what: string) => `"bank ${what}" gibt es nicht; "bank --help" erklärt den Befehl.`,
  wrongOptions: (message: string) => `Diese Angaben sind nicht möglich: ${message}`,
  wantsFile: 'Bitte genau eine Datei angeben, etwa: bank read auszug.xml',
  noFile: (file: string) => `Die Datei ${file} ist nicht lesbar.`,
  tooLarge: 'Die Datei ist zu groß: höchstens 16 MB.',
  wantsEntry: 'Bitte einen Umsatz angeben, wie "bank list" ihn nennt.',
  wantsOrders: 'Bitte einen Umsatz und die Bestellung angeben, etwa: bank assign 1f2e3d4c5b6a7089 2026-000123',
  noState: (written: string) => `--state: "${written}" gibt es nicht, nur open, assigned und set-aside.`,
  noAmount: (written: string) => `"${written}" ist kein Betrag wie 49,90.`,
  amounts: 'Bei mehreren Bestellungen braucht jede ihren Betrag, etwa 2026-000123=49,90.',
  statement: (
    one: { readonly account: string; readonly number: string; readonly pending: number } & Parameters<typeof counts>[0],
  ) =>
    [
      `Konto ${one.account}${one.number === '' ? '' : `, Auszug ${one.number}`}: ${counts(one)}.`,
      ...(one.pending > 0 ? [`${one.pending} sind erst vorgemerkt und kommen wieder.`] : []),
    ].join(' '),
  refused: (day: string, cents: number, payer: string, reason: string) =>
    `  ${germanDay(day)}  ${germanEuro(cents)}  ${payer}: ${reason}`,
  read: (all: Parameters<typeof counts>[0] & { readonly assigned: number; readonly aside: number }) =>
    [
      `Umsätze: ${counts(all)}. Von selbst zugeordnet: ${all.assigned}.`,
      ...(all.aside > 0 ? [`Nach Regeln beiseitegelegt: ${all.aside}.`] : []),
    ].join(' '),
  none: 'Keine Umsätze.',
  next: (state: string, after: string) => `\nWeiter: bank list --state ${state} --after ${after}`,
  line: (parts: readonly string[]) => parts.filter(Boolean).join('  '),
  share: (number: string, amount: string) => `${number} (${amount})`,
  states: { open: 'Offen', assigned: 'Zugeordnet', 'set-aside': 'Beiseitegelegt' },
} as const;

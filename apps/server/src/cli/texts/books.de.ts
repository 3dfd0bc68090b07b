import { isOutsideVat, type OssCorrection, type OssLine, percentFromBasisPoints, type Turnover } from '@kontor/domain';
import { germanDate, germanEuro } from '../../german-format.ts';
import { booksTexts as texts } from '../../modules/books/books.service.ts';
import type { BooksMonth, BooksQuarter } from '../../modules/books/types.ts';

const sums = ({ net, vat }: { readonly net: number; readonly vat: number }) =>
  `netto ${germanEuro(net)}, Umsatzsteuer ${germanEuro(vat)}`;

/** The texts of `kontor books`. */
export const booksTexts = {
  summary: 'führt die Bücher: Umsätze je Monat, Dateien für DATEV und BMD, Monatsabschluss: books close 2026-10',
  help: `Aufruf: npm run kontor -- books [list|quarters|export|close|oss] …

Rechnungen, Korrekturen und Zahlungen als Buchungen, nach Monaten.

  list                          die Monate: Buchungen, Umsatz nach Steuersatz und Land, ob abgeschlossen
  quarters                      derselbe Umsatz nach Quartalen
  export 2026-10 [DATEI]        die Buchungen eines Monats für DATEV (EXTF-Buchungsstapel), in den Ordner, in dem Sie sind
       --format bmd             stattdessen für BMD NTCS; csv: als Tabelle
       --documents              dazu die Rechnungen und Korrekturen des Monats als PDF, in denselben Ordner
  close 2026-10                 schließt einen Monat ab. Das lässt sich nicht zurücknehmen: Seine Dateien bleiben, wie sie
                                sind, und was später kommt, steht im nächsten Monat
  oss 2026-Q4 [DATEI]           die Meldung eines Quartals an den One-Stop-Shop: Umsatz nach Land und Steuersatz
       --bzst                   die Datei, die das Portal des BZSt einliest, statt der Tabelle

Welche Konten verwendet werden, sagt die Einstellung books (docs/books.md).`,
  unknown: (what: string) => `„books ${what}“ gibt es nicht. Möglich sind: list, quarters, export, close, oss.`,
  wrongOptions: (reason: string) => `${reason} Die Angaben erklärt: npm run kontor -- help books`,
  tooMuch: (word: string) => `„${word}“ ist zu viel.`,
  wantsMonth: (what: string) => `Es fehlt der Monat: books ${what} 2026-10`,
  wantsQuarter: 'Es fehlt das Quartal: books oss 2026-Q4',
  noFormat: (format: string) => `Das Format „${format}“ gibt es nicht. Möglich sind: datev, bmd, csv.`,
  fileThere: (path: string) => `${path} gibt es schon. Es wurde nichts geschrieben.`,
  written: (path: string) => `Geschrieben: ${path}`,
  wantsFolder: 'Mit --documents wird in einen Ordner geschrieben, den es gibt: books export 2026-10 ORDNER --documents',
  documentsWritten: (count: number) => (count === 1 ? '1 Beleg als PDF' : `${count} Belege als PDF`),
  none: 'Es gibt noch keine Buchungen.',
  month: ({ month, bookings, late, closed, unbilled, overbilled }: BooksMonth) =>
    [
      month,
      closed === null ? 'offen' : `abgeschlossen am ${germanDate(closed.at)} (${closed.by})`,
      bookings === 1 ? '1 Buchung' : `${bookings} Buchungen`,
      ...(late > 0 ? [`davon ${late} aus früheren Monaten`] : []),
      ...(overbilled > 0 ? [`Rechnungen zu korrigieren: ${overbilled}`] : []),
      ...(unbilled > 0 ? [`versandt und ohne Rechnung: ${unbilled}`] : []),
    ].join('  '),
  quarter: ({ quarter, isClosed }: BooksQuarter) => `${quarter}  ${isClosed ? 'abgeschlossen' : 'offen'}`,
  turnover: (turnover: Turnover) =>
    isOutsideVat(turnover.taxCase)
      ? `  ${texts.tax(turnover)}: ${germanEuro(turnover.net)} (kein Umsatz)`
      : `  ${texts.tax(turnover)}: ${sums(turnover)}`,
  ossLine: ({ country, rateType, rate, net, vat }: OssLine) =>
    `${country}  ${rateType}  ${percentFromBasisPoints(rate).toFixed(2).replace('.', ',')} %  ${sums({ net, vat })}`,
  ossCorrection: ({ quarter, country, vat }: OssCorrection) =>
    `${country}  Berichtigung von ${quarter}: Umsatzsteuer ${germanEuro(vat)}`,
  ossSum: (vat: number, isClosed: boolean) =>
    `Umsatzsteuer zusammen: ${germanEuro(vat)}${isClosed ? '' : ' (das Quartal ist noch nicht ganz abgeschlossen)'}`,
} as const;

const count = new Intl.NumberFormat('de-AT');

/** The first articles of a list; the others can be found in the same way. */
function firstOf(articles: readonly string[]): string {
  return `${articles.slice(0, 20).join(', ')}${articles.length > 20 ? ' …' : ''}`;
}

/** The texts of `kontor export`. */
export const exportTexts = {
  summary:
    'schreibt Produkte, Kategorien, Merkmale, Bestand, Preise, Kunden, Gutscheine oder Bestellungen in eine Datei, oder Bilder in einen Ordner',
  help: `Aufruf: npm run kontor -- export WAS DATEI [Optionen]

Schreibt, was der Shop hat, in eine Datei. Der Shop darf dabei laufen. docs/import.md beschreibt die Spalten.

  products     alle Produkte mit allen Feldern         .csv, .jsonl, BMEcat; als Angebote für Google
  categories   die Kategorien                          .csv, .jsonl
  attributes   was über Merkmale festgelegt ist        .csv, .jsonl
  stock        der Bestand je Kondition                .csv
  prices       die Preise je Kondition                 .csv
  customers    die Kunden, ohne Passwörter             .csv, .jsonl
  vouchers     die Gutscheine                          .csv, .jsonl
  orders       die Bestellungen                        .csv, .jsonl
  pictures     Bilder und Dokumente                    in einen Ordner: export pictures ORDNER

CSV öffnet sich in Excel. Was von products, stock und prices geschrieben wird, liest "import" wieder ein: unverändert
ändert es nichts. Auch categories und attributes liest es. In einen anderen Shop
kommen die Bilder mit, wenn dort "import DATEI --pictures ORDNER" den Ordner von pictures nennt.

  --format csv|jsonl     das Format, wenn die Endung der Datei es nicht sagt; die Datei "-" ist die Ausgabe
  --format bmecat        Katalog nach BMEcat 2005 (nur products); auch ihn liest "import" wieder ein
  --format google        Feed für Google Merchant mit dem, was jetzt zu kaufen ist (nur products): XML, oder eine
                         Tabelle, wenn die Datei auf .tsv oder .txt endet. Braucht PUBLIC_URL

Für products, stock und prices:

  --active ja|nein       nur was im Verkauf ist, oder nur was nicht
  --category "A > B"     nur diese Kategorie (auch ihre ID) mit allem darunter
  --since 2026-12-01     nur was seit diesem Tag geändert wurde (auch 1.12.2026; Tage in Wien; bei orders: bestellt)
  --in-stock ja|nein     nur was zu haben ist, oder nur was nicht
  --only A1,B2           nur diese Artikelnummern oder IDs

Endet mit 0, wenn die ganze Datei geschrieben ist, sonst mit 1; eine ältere Datei bleibt dann, wie sie ist.`,
  wrongOptions: (message: string) => `Diese Angaben sind nicht möglich: ${message}`,
  noSubject: (name: string, subjects: readonly string[]) =>
    `"export ${name}" gibt es nicht. Möglich sind: ${subjects.join(', ')}.`,
  oneFile: (subject: string) => `Bitte genau eine Datei angeben, etwa: export ${subject} ${subject}.csv`,
  oneFolder: 'Bitte genau einen Ordner angeben, etwa: export pictures bilder',
  noFormat: (subject: string, formats: readonly string[]) =>
    `"export ${subject}" schreibt nur: ${formats.join(', ')}. Bitte die Datei so nennen oder --format angeben.`,
  noFilter: (subject: string, option: string) => `Die Option --${option} gibt es bei "export ${subject}" nicht.`,
  noYesOrNo: (option: string) => `--${option}: muss ja oder nein sein.`,
  noAddress: 'Ein Feed nennt Adressen. Bitte PUBLIC_URL=https://… setzen, wie beim Start des Shops.',
  withoutPicture: (articles: readonly string[]) =>
    `Ohne Bild oder ohne Preis für alle und darum nicht im Feed: ${firstOf(articles)}`,
  noDay: (written: string) => `--since: "${written}" ist kein Tag wie 2026-12-31.`,
  unwritable: (file: string, why: string) => `Die Datei "${file}" kann nicht geschrieben werden (${why}).`,
  withoutCondition: (articles: readonly string[]) =>
    `Ohne Kondition und darum nicht in der Datei: ${firstOf(articles)}`,
  done: (exported: number, file: string) => `${count.format(exported)} geschrieben: ${file}`,
} as const;

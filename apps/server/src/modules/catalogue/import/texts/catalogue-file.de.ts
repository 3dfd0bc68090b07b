import { euroFromCents, type TaxClass } from '@kontor/domain';
import type { PriceJump } from '../../price-jumps.ts';
import { wordOfClass } from './tax-class-words.de.ts';

const money = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const day = new Intl.DateTimeFormat('de-AT', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Vienna' });
const number = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 6, useGrouping: false });

function priceFor({ amount, units }: PriceJump['now']): string {
  const euro = money.format(euroFromCents(amount));
  return units === 1 ? euro : `${euro} für ${number.format(units)} Einheiten`;
}

/** A column that is not read, the field it resembles, and its unit. `isCount`: a content in pieces. */
interface StrangeColumn {
  readonly heading: string;
  readonly label: string;
  readonly unit: string;
  readonly isCount?: boolean | undefined;
}

/** A price in a row. */
interface PriceCell {
  readonly heading: string;
  readonly amount: string;
}

/** A line that says of all prices whether they are net or gross. */
interface SaidOfPrices {
  readonly line: number;
  readonly text: string;
  readonly declaration: 'net' | 'gross';
}

const declarations = { net: 'netto', gross: 'brutto' } as const;
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const countOfContent =
  'Inhalt ist eine Menge wie „0,75 l“ oder „250 g“; wie viele Stück eine Packung hat, gehört in die Spalte Einheit, wie „Packung à 12 Stück“.';

/** Messages of an import: reasons of refused rows, sentences for files that cannot be imported, the summary. */
export const reasons = {
  noJson: 'Die Zeile ist kein vollständiges JSON-Objekt.',
  unknownType: 'Das Feld "type" muss "category", "attribute" oder "product" sein.',
  lineTooLong: (line: number) => `Zeile ${line} ist länger als 16 MB.`,
  notUtf8: 'Die Datei ist nicht in UTF-8 kodiert. JSON Lines müssen UTF-8 sein.',
  unknownFields: (fields: readonly (readonly [name: string, lines: number])[]) =>
    `Unbekannte Felder werden nicht gelesen: ${fields.map(([name, lines]) => `„${name}“ (${lines === 1 ? '1 Zeile' : `${number.format(lines)} Zeilen`})`).join(', ')}.`,
  columnsReadAs: (renamed: readonly (readonly [written: string, heading: string])[]) =>
    `Spalten, die anders heißen, werden gelesen als: ${renamed.map(([written, heading]) => `„${written}“ = ${heading}`).join(', ')}.`,
  unitsNotTaken: (columns: readonly StrangeColumn[]) =>
    [
      `Nicht gelesen, weil die Einheit nicht passt: ${columns.map(({ heading, label, unit }) => `„${heading}“ (${label} in „${unit}“)`).join(', ')}.`,
      ...(columns.some(({ isCount = false }) => !isCount)
        ? ['Bitte umrechnen und die Spalte ohne Einheit benennen.']
        : []),
      ...(columns.some(({ isCount }) => isCount) ? [countOfContent] : []),
    ].join(' '),
  sheetOfSeveral: (name: string, others: readonly string[]) =>
    `Gelesen wird das Tabellenblatt „${name}“, nicht ${others.map((other) => `„${other}“`).join(', ')}.`,
  formulaWithoutValue: (heading: string) =>
    `${heading}: die Formel hat keinen gespeicherten Wert. Bitte die Datei in Excel öffnen und neu speichern.`,
  errorValue: (heading: string, value: string) => `${heading}: ${value}, gelesen als leer.`,
  sumRow: (line: number) => `Zeile ${line} ist eine Summe und kein Artikel; nicht übernommen.`,
  remarkRows: (count: number, line: number, text: string) =>
    count === 1
      ? `Zeile ${line} ist kein Artikel („${shortened(text)}“); nicht übernommen.`
      : `${count} Zeilen sind keine Artikel, als erste Zeile ${line} („${shortened(text)}“); nicht übernommen.`,
  pricesReadAs: ({ line, text, declaration }: SaidOfPrices) =>
    `Zeile ${line} sagt „${shortened(text)}“: Preise, bei denen nichts anderes steht, werden als ${declarations[declaration]} gelesen.`,
  titleOfPrices: (declaration: 'net' | 'gross') => `Alle Preise ${declarations[declaration]}`,
  pricesSaidOtherwise: ({ line, text }: SaidOfPrices, read: 'net' | 'gross' | undefined) =>
    `Achtung: Zeile ${line} sagt „${shortened(text)}“, gelesen wurden die Preise ${read === undefined ? 'wie die des Shops' : `als ${declarations[read]}`}. Bitte prüfen und mit --mapping sagen: {"prices": "net"} oder {"prices": "gross"}.`,
  pricesSaidTwice: (one: SaidOfPrices, other: SaidOfPrices) =>
    `Zeile ${one.line} sagt „${shortened(one.text)}“, Zeile ${other.line} „${shortened(other.text)}“. Bitte mit --mapping sagen, ob die Preise netto oder brutto sind: {"prices": "net"} oder {"prices": "gross"}.`,
  otherXml: (root: string) =>
    `Die Datei ist XML (<${root}>), aber weder BMEcat noch eine Liste für Google Merchant. Bitte als BMEcat, Excel oder CSV exportieren.`,
  notTaken: (headings: readonly (readonly [heading: string, products: number])[]) =>
    `Nicht übernommen, weil der Shop es noch nicht kennt: ${headings.map(([heading, products]) => `${foreignHeadings[heading] ?? heading} (${products} Artikel)`).join(', ')}.`,
  quantityUnclear: (heading: string) =>
    `„${heading}“ sagt nicht eindeutig, für wie viele Stück der Preis gilt. Bitte eine Spalte Preismenge ergänzen oder mit --mapping angeben: {"values": {"Preismenge": "100"}}.`,
  packsUnclear: (heading: string, examples: readonly string[]) =>
    `„${heading}“ (${examples.join(', ')}) kann heißen, für wie viele Stück der Preis gilt, wie viele man jeweils oder mindestens kauft, oder nur, wie viele ein Karton hat. Bitte mit --mapping sagen: {"columns": {${JSON.stringify(heading)}: "Preismenge"}}, ebenso "Mengenschritt" oder "Mindestmenge"; null, wenn der Preis für ein Stück gilt und einzeln verkauft wird.`,
  pricesContradict: ([one, other]: readonly [PriceCell, PriceCell]) =>
    `Preis: „${one.heading}“ sagt ${one.amount}, „${other.heading}“ sagt ${other.amount}. Das ist nicht derselbe Preis, und einer davon könnte Ihr Einkaufspreis sein. Bitte die falsche Spalte löschen oder mit --mapping sagen, welche gilt: {"columns": {${JSON.stringify(other.heading)}: "Preis", ${JSON.stringify(one.heading)}: null}}.`,
  quantitiesDiffer: (one: string, other: string) =>
    `„${one}“ und „${other}“ gelten nicht für gleich viele Stück. Bitte eine Spalte so umrechnen, dass alle Preise einer Zeile für dieselbe Menge gelten.`,
  rateToConvert:
    'Preis: Die Datei nennt ihn anders als der Shop (netto oder brutto), und ohne Steuersatz lässt er sich nicht umrechnen. Den Artikel kennt der Shop nicht: bitte die Spalte Steuersatz ergänzen oder in der Zuordnung "taxRate" angeben.',
  severalRates:
    'Preis: Die Datei nennt ihn anders als der Shop (netto oder brutto), und der Artikel hat Einheiten mit verschiedenen Steuersätzen. Bitte die Spalte Steuersatz ergänzen.',
  unknownMark: (mark: string) => `Gesperrt: „${mark}“ ist weder ja noch nein. Der Artikel kommt nicht in den Verkauf.`,
  marksUnread: (heading: string, mark: string) =>
    `„${heading}“ sagt „${mark}“ und wird nicht gelesen: So ein Artikel käme in den Verkauf. Bitte mit --mapping sagen: {"columns": {${JSON.stringify(heading)}: "Gesperrt"}}; null, wenn es nichts mit dem Verkauf zu tun hat.`,
  missingTaxRate: (field: string) => `${field}: fehlt.`,
  noTaxClass: (taxClass: TaxClass) =>
    `Steuersatz: „${wordOfClass(taxClass)}“ gibt es im Land des Verkäufers nicht. Bitte einen Prozentsatz angeben.`,
  noTaxRate: (field: string) => `${field}: muss ein Prozentsatz wie 20 oder 4,9 sein.`,
  mistakenTaxRate: (percent: number, meant: number) =>
    `Steuersatz: ${number.format(percent)} % gibt es in diesem Shop nicht. Meinten Sie ${number.format(meant)}?`,
  unknownTaxRate: (percent: number, known: readonly number[]) =>
    `Steuersatz: ${number.format(percent)} % gibt es in diesem Shop nicht. Die Einstellung taxRates kennt ${known.map((rate) => number.format(rate)).join(' – ')}.`,
  missingPrice: 'Preis: fehlt.',
  noPrice: 'Preis: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens acht Nachkommastellen sein.',
  ambiguousAmount: (heading: string, text: string) =>
    `${heading}: „${text}“ kann ${text.replaceAll('.', '')} oder ${text.replace('.', ',')} heißen. Bitte mit zwei Nachkommastellen schreiben, wie 1000,00.`,
  percentNoAmount: (heading: string, text: string) => `${heading}: „${text}“ ist ein Prozentsatz und kein Betrag.`,
  givenAway: (field: string) =>
    `${field}: 0,00 € – der Artikel wird verschenkt. Soll er nicht im Verkauf sein, bitte Aktiv auf nein setzen.`,
  zeroPrice: (field: string) =>
    `${field}: 0,00 €. In Dateien anderer Systeme heißt das meist „auf Anfrage“, und im Verkauf wäre der Artikel geschenkt. Bitte einen Preis eintragen oder den Artikel dort abschalten. Soll er nichts kosten, bitte mit einer eigenen Tabelle einlesen (Preis 0).`,
  noScalePrice: 'Staffelpreise: Jede Staffel braucht Menge und Betrag, wie in „100: 3,10 | 500: 2,90“.',
  scalesWithoutPrice: 'Preismenge, Staffelpreise: Sie gehören zu einem Preis. Bitte die Spalte Preis ergänzen.',
  saleEndsBefore: 'Aktion bis: Das Ende muss nach dem Beginn liegen.',
  saleReducesNothing: 'Aktionspreis: Er liegt nicht unter dem Preis. Solange das so ist, gilt er nicht.',
  saleWithoutEnd: 'Aktion bis: ohne Ende. Der Aktionspreis gilt, bis eine Datei ihn ändert.',
  listPriceNotAbove: 'UVP: Sie liegt nicht über dem Preis und wird nicht angezeigt.',
  normUnitUnknown: (unit: string) =>
    `Grundpreiseinheit: „${unit}“ ist keine Menge wie 1 l oder 100 g. Der Grundpreis gilt für 1 kg, l, m, m² oder m³.`,
  normPriceDiffers: (stated: number, computed: number, unit: string) =>
    `Grundpreis: ${money.format(stated)} passt nicht zu Preis und Inhalt. Angezeigt werden ${money.format(computed)} je ${unit}.`,
  amountsUnsellable:
    'Mindestmenge, Mengenschritt, Höchstmenge: So könnte niemand bestellen. Die Höchstmenge muss mindestens so groß wie die kleinste Menge sein.',
  scales: {
    'scale-amount': 'Staffelpreise: Jede Staffel beginnt bei einer ganzen Zahl ab 2, wie in „100: 3,10 | 500: 2,90“.',
    'scale-twice': 'Staffelpreise: Die Mengen müssen aufsteigen, jede nur einmal.',
    'scale-rises': 'Staffelpreise: Jede Staffel muss billiger sein als der Preis davor.',
    'too-many-scales': 'Staffelpreise: Es sind höchstens 50.',
  },
  priceQuantityUnknown: (quantity: number, isOfPriceList: boolean) =>
    `Preis: Bisher gilt er für ${number.format(quantity)} Einheiten (so führt der Shop auch Preise mit Bruchteilen eines Cents), und die Datei sagt nicht, für wie viele ihrer gilt. Bitte ${isOfPriceList ? 'PRICE_QUANTITY' : 'die Spalte Preismenge'} ergänzen: 1, wenn ihr Preis für eine Einheit gilt, ${quantity}, wenn er für ${number.format(quantity)} gilt.`,
  priceJumps: ({ from, now, before }: PriceJump) =>
    `${from === 1 ? 'Preis' : `Staffelpreise: Ab ${number.format(from)}`}: ${priceFor(now)} ${now.amount * before.units > before.amount * now.units ? 'sind mehr als das Doppelte' : 'sind weniger als die Hälfte'} von bisher ${priceFor(before)}. So weit ändert eine Preisliste keinen Preis. Stimmt er, dann bitte als Tabelle mit Artikelnummer, Preis${before.units === 1 && now.units === 1 ? '' : ', Preismenge'} und Steuersatz einlesen.`,
  withoutSafetyData: (headings: readonly string[]) =>
    `Angaben zur Produktsicherheit fehlen: ${headings.join(', ')}. Ohne sie kommt kein Artikel in den Verkauf (Einstellung safetyData).`,
  tooManyConditions: (count: number) => `Ein Produkt hat höchstens ${count} Konditionen.`,
  sameValues: (article: string) =>
    `Familie: ${article} hat schon dieselben Eigenschaften; der Artikel wird ohne Familie verkauft.`,
  tooManyProperties: (most: number) =>
    `Familie: sie hat höchstens ${most} Eigenschaften; der Artikel wird ohne Familie verkauft.`,
  noFamily: 'Eigenschaft: ohne Familie nicht übernommen.',
  givenBack: 'Nicht abgelehnt: Abgelehnte Zeilen brauchen diese. Bitte unverändert stehen lassen.',
  otherRow: (line: number) => `Nicht übernommen, weil Zeile ${line} desselben Artikels abgelehnt wurde.`,
  unknownGroup: (name: string) => `Kundengruppe: „${name}“ gibt es in den Einstellungen des Shops nicht.`,
  reservedId: (id: string) =>
    `Produkt-ID: „${id}“ kann keine sein, denn unter P/${id} zeigt der Shop etwas anderes oder nichts. Bitte eine andere wählen.`,
  unknownArticle: (columns: readonly string[]) =>
    `Den Artikel gibt es im Shop nicht. Für einen neuen ${columns.length === 1 ? 'fehlt die Spalte' : 'fehlen die Spalten'} ${columns.map((name) => `"${name}"`).join(', ')}.`,
  noRateForNew: (percent: number) =>
    `Steuersatz: fehlt, und diesen Artikel hat der Shop noch nicht. Bitte ergänzen, oder mit --mapping eine Zuordnung angeben, in der "taxRate" (etwa ${percent}) steht. Artikel, die der Shop hat, behalten ihren Steuersatz.`,
  noRateOfClass: (name: string) =>
    `Steuersatz: Die Datei nennt die Steuerklasse „${name}“, und diesen Artikel hat der Shop noch nicht. Bitte mit --mapping eine Zuordnung angeben, die ihre Prozent nennt: {"taxClasses": {${JSON.stringify(name)}: …}}. Artikel, die der Shop hat, behalten ihren Steuersatz.`,
  newCondition: (unit: string) =>
    `Die Einheit „${unit}“ hat der Artikel im Shop nicht. Für eine neue braucht es Preis und Steuersatz.`,
  stockElsewhere: (article: string | null) =>
    `Bestand: Der Artikel hat keinen eigenen, er nimmt ihn von ${article ?? 'einer anderen seiner Einheiten'}. Bitte dort angeben, oder mit der Spalte „Bestand von“.`,
  uncountedStock:
    'Bestand: wird bei diesem Artikel nicht gezählt. Bitte zuerst den ganzen Bestand angeben, ohne Vorzeichen.',
  duplicateProduct: (first: number) =>
    `Der Artikel steht schon in Zeile ${first}, und sie gilt. Bitte nur eine behalten; sollen es zwei Einheiten sein, dann untereinander und jede mit ihrer Einheit.`,
  repeated: (first: number) => `Sagt dasselbe wie Zeile ${first} und zählt einmal.`,
  duplicateCondition: (id: string) => `Die Kondition "${id}" gehört schon zu einem Produkt.`,
  unitTwice: (unit: string) =>
    `Zwei Zeilen dieses Artikels haben dieselbe Einheit „${unit}“ und dieselbe Kundengruppe. Bitte die Spalte Einheit oder Konditions-ID ergänzen.`,
  unitUnknown:
    'Der Artikel hat mehrere Einheiten im Shop, und die Datei sagt nicht, welche gemeint ist. Bitte die Spalte Einheit oder Konditions-ID ergänzen.',
  attributeTwice: (name: string) => `Attribut: „${name}“ kam in der Datei schon vor.`,
  tooManyAttributes: (most: number) => `Attribut: Es sind höchstens ${number.format(most)}.`,
  noCategoryName: 'Kategorie: fehlt.',
  placed: (names: readonly string[]) =>
    `Kategorie: Die Datei sagt keine. Der neue Artikel steht in „${names.join(' > ')}“; in eine andere kommt er mit einer Tabelle Artikelnummer;Kategorie.`,
  unknownCategory: (id: string) => `Die Kategorie „${id}“ gibt es nicht.`,
  readBefore: (at: number) =>
    `Die Datei nennt Bestand mit Vorzeichen und wurde am ${day.format(at)} schon eingelesen: nichts übernommen. Soll sie noch einmal zählen, dann mit --again.`,
  readByAnother:
    'Die Datei nennt Bestand mit Vorzeichen, und ein anderer Aufruf liest sie gerade oder hat sie schon eingelesen. Dieser hört hier auf, gezählt wird nichts doppelt.',
  noMomentOfCount: (written: string) => `Bestand: „${written}“ ist kein vergangener Zeitpunkt wie „21.11.2026 18:00“.`,
  noTree: 'Die Kategorien sind kein gültiger Baum mit isRoot, _id, name und children.',
  categoryField: 'Kategorie: _id und customPage haben höchstens 200 Zeichen und keine Steuerzeichen.',
  hiddenRoot: 'Versteckt: Die Wurzelkategorie lässt sich nicht verstecken.',
  rootName: 'Die Wurzelkategorie muss "Shop" heißen: damit beginnen alle Adressen des Katalogs.',
  otherRoot: 'Der Katalog hat schon eine andere Wurzelkategorie.',
  movedCategory: (name: string) => `Die Kategorie "${name}" liegt unter sich selbst oder kommt zweimal vor.`,
  categoryName: {
    'category-name-empty': 'Kategorie: der Name ist leer.',
    'category-name-too-long': 'Kategorie: der Name ist zu lang.',
    'category-name-reserved': 'Kategorie: C und P sind als Namen nicht erlaubt.',
    'category-name-duplicate': 'Kategorie: zwei Geschwister unterscheiden sich nur in Groß- und Kleinschreibung.',
    'category-name-characters': 'Kategorie: der Name enthält Steuerzeichen.',
  },
  fileElsewhere: (address: string) => `"${address}" wird im Probelauf nicht abgerufen.`,
  fetching: {
    'no-web-address': (address: string) => `"${address}" ist keine Adresse, die abgerufen wird (nur http und https).`,
    forbidden: (address: string) =>
      `"${address}" wird nicht abgerufen: die Adresse führt nicht ins öffentliche Internet.`,
    'too-large': (address: string) => `"${address}" ist größer als 30 MB.`,
    'not-found': (address: string) => `Unter "${address}" gibt es nichts.`,
    page: (address: string) => `Unter "${address}" ist eine Seite statt einer Datei.`,
    unreachable: (address: string) => `"${address}" war nicht abzurufen.`,
  },
  fileMissing: (path: string) => `Die Datei "${path}" wurde nicht gefunden.`,
  fileOutside: (path: string) => `Die Datei "${path}" liegt außerhalb des Bilderordners.`,
  'not-a-picture': (path: string) => `"${path}" ist kein lesbares Bild (JPEG, PNG, WebP, AVIF oder GIF).`,
  notAPdf: (path: string) => `"${path}" ist kein PDF.`,
  fileTooLarge: (path: string) => `Die Datei "${path}" ist größer als 30 MB.`,
  'picture-too-large': (path: string) => `Das Bild "${path}" ist zu groß.`,
} as const;

/** By heading: data in files of other systems that the shop may not have yet. */
export const foreignHeadings: Readonly<Record<string, string>> = {
  buyPrice: 'Einkaufspreis',
  metaTitle: 'Titel für Suchmaschinen',
  metaDescription: 'Beschreibung für Suchmaschinen',
  shortText: 'Kurzbeschreibung',
  releaseDate: 'Erscheinungsdatum',
};

/** Notes about stored articles: the first of them by name, and how many more there are (0 or less: none). */
export const notes = {
  safetyDataMissing: (articles: readonly string[], more: number) =>
    `Ohne vollständige Angaben zur Produktsicherheit (Hersteller mit Adresse und E-Mail, außerhalb der EU auch der EU-Verantwortliche): ${number.format(articles.length + Math.max(0, more))} Artikel, ${named(articles, more)}. Mit der Einstellung „safetyData“: „required“ lehnt der Shop solche ab.`,
  normPriceGone: (articles: readonly string[], more: number) =>
    `Mit neuem Preis ohne Grundpreis, der alte gilt nicht mehr: ${named(articles, more)}. Bitte Grundpreis und Grundpreiseinheit einlesen.`,
  salesGone: (articles: readonly string[], more: number) =>
    `Mit neuer Preismenge ohne UVP und Aktionspreis, die alten gelten nicht mehr: ${named(articles, more)}. Bitte neu einlesen.`,
  parentNotSold: (articles: readonly string[], more: number) =>
    `Stammartikel, die andere Zeilen als ihre Familie nennen, sind die Familie und werden nicht selbst verkauft: ${named(articles, more)}. Soll einer im Verkauf sein, bitte in seine Zeile Familie und Eigenschaften schreiben; sollen es alle, mit --mapping angeben: {"parents": "sold"}.`,
  parentKnown: (articles: readonly string[], more: number) =>
    `Diese Stammartikel hat der Shop als eigene Artikel, und sie bleiben, wie sie sind: ${named(articles, more)}. Aus dem Verkauf nimmt sie eine Tabelle mit Artikelnummer und Aktiv (nein) oder Löschen (ja).`,
  salesIdle: (articles: readonly string[], more: number) =>
    `Der Aktionspreis liegt nicht unter dem Preis und gilt nicht: ${named(articles, more)}.`,
  salesUnproven: (articles: readonly string[], more: number) =>
    `Neu im Shop und gleich in Aktion: ${number.format(articles.length + Math.max(0, more))} Artikel, ${named(articles, more)}. Der Aktionspreis gilt, aber ohne durchgestrichenen Preis: Daneben darf nur stehen, was der Shop in den 30 Tagen davor selbst verlangt hat.`,
  rateElsewhere: (articles: readonly string[], more: number) =>
    `Diesen Steuersatz hat keines der Länder, in die der Shop verkauft (Einstellungen countries, taxRates): ${named(articles, more)}. Bitte prüfen.`,
  gtinShared: (shared: readonly string[], more: number) =>
    `Dieselbe GTIN haben mehrere Artikel im Verkauf: ${named(shared, more)}. Eine GTIN bezeichnet einen Artikel; eine Packung hat eine eigene. Bitte prüfen.`,
  gtinAgain: (shared: readonly string[], more: number) =>
    `Diese GTIN hatte in der Datei schon ein anderer Artikel: ${named(shared, more)}. Bitte prüfen.`,
  scalesGone: (articles: readonly string[], more: number) =>
    `Mit neuem Preis ohne Staffelpreise, die alten gelten nicht mehr: ${named(articles, more)}. Bitte Staffelpreise einlesen.`,
} as const;

function named(articles: readonly string[], more: number): string {
  return articles.join(', ') + (more > 0 ? ` und ${more} weitere` : '');
}

/** Messages about products that a complete file does not name. */
export const missingTexts = {
  hidden: (count: number) =>
    count === 1
      ? 'Ein Artikel, den die Datei nicht nennt, ist nicht mehr im Verkauf.'
      : `${number.format(count)} Artikel, die die Datei nicht nennt, sind nicht mehr im Verkauf.`,
  isUpdate:
    'Was die Datei nicht nennt, bleibt im Verkauf: sie ist kein ganzer Katalog, sondern ein Nachtrag (T_UPDATE_PRODUCTS, T_UPDATE_PRICES).',
  notComplete: 'Was die Datei nicht nennt, bleibt im Verkauf: sie ist leer, oder nicht alle ihre Zeilen waren lesbar.',
} as const;

/** The first headings of an exported table of categories. Only the first of these is read back. */
export const categoryHeadings = ['Kategorie', 'Kategorie-ID', 'Eigene Seite'];

/** The headings of an exported table of attributes that are not read back. */
export const attributeHeadings = ['Verwendet', 'Werte'];

/** Headings of the file of warnings. */
export const warningFileHeader = ['Zeile', 'Artikel', 'Hinweis'];

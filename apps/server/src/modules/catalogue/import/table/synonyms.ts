/**
 * Headings of suppliers for our columns (docs/import-formats.md). Ambiguous ones such as VPE are not here. The
 * operator's mapping has to explain them.
 */
const synonyms = {
  articleNumber:
    'Artikel-Nr, Art.-Nr., ArtNr, Artikelcode, Artikel, Bestellnummer, Bestell-Nr., Best.-Nr., Produktnummer, ' +
    'Produkt-Nr., Materialnummer, Mat.-Nr., Sachnummer, Teilenummer, Ident-Nr., SKU, Item No., Item Number',
  name:
    'Bezeichnung, Artikelbezeichnung, Artikelname, Bezeichnung 1, Kurztext, Kurztext 1, Kurzbezeichnung, Produktname, ' +
    'Produktbezeichnung, Titel, Benennung',
  nameSuffix: 'Bezeichnung 2, Kurztext 2, Zusatztext, Ausführung',
  description: 'Langtext, Langbezeichnung, Produktbeschreibung, Artikelbeschreibung, Artikeltext',
  gtin: 'EAN, EAN-Code, EAN-Nr., EAN13, EAN-13, GTIN-13, GTIN/EAN, EAN/GTIN, Barcode, Strichcode, ISBN',
  price:
    'VK, VK-Preis, Verkaufspreis, Ladenpreis, Endpreis, Bruttopreis, VK brutto, Brutto-VK, Nettopreis, VK netto, ' +
    'Netto-VK, Stückpreis',
  taxRate:
    'MwSt, MwSt-Satz, MwSt., USt, USt-Satz, Umsatzsteuer, Mehrwertsteuer, Steuer, MwSt %, MwSt-Satz %, ' +
    'MwSt in %, USt %, USt-Satz %, USt in %, Steuersatz %, Steuer %',
  priceQuantity: 'PE, Preiseinheit, Preis pro, Preis je, Preisbasis, per',
  unit: 'ME, Mengeneinheit, Verkaufseinheit, VKE, Bestelleinheit, Basiseinheit',
  minAmount: 'Mindestbestellmenge, MBM, MOQ, Mindestabnahme, Mindestabnahmemenge',
  amountStep: 'Abnahmeintervall, Bestellschritt, Bestellintervall, Losgröße',
  maxAmount: 'Maximalmenge, Maximale Bestellmenge',
  stock: 'Lagerbestand, Lagermenge, Bestandsmenge, verfügbare Menge, Verf. Menge, Stock, Quantity',
  category: 'Warengruppe, WG, WGR, Produktgruppe, Artikelgruppe, Rubrik, Category',
  keywords: 'Schlagworte, Schlagwörter, Stichworte, Stichwörter, Tags',
  pictures: 'Bild, Bild 1, Bild-URL, Bildlink, Foto, Abbildung, Bilddatei, Bildname',
  documents: 'Datenblatt, PDF',
  listPrice: 'UVP, UVP brutto, unverb. Preisempf., empf. VK, EVP',
  salePrice: 'Aktionspreis, Sonderpreis, Angebotspreis',
  saleFrom: 'Aktion ab, Aktion von, Angebot ab',
  saleUntil: 'Aktion bis, Angebot bis',
  brand: 'Fabrikat, Brand, Markenname',
  mpn: 'Hersteller-Nr., Hersteller-Art.-Nr., Herstellerartikelnummer, HAN, MPN, Werksnummer',
  weight: 'Bruttogewicht, Nettogewicht, Versandgewicht, Weight',
  tariff: 'Zolltarif-Nr., Warennummer, HS-Code, TARIC',
  origin: 'Herkunftsland, Country of Origin',
  minimumAge: 'Altersfreigabe, Altersbeschränkung',
  alcohol: 'Vol.-%, Alkohol, Alkoholgehalt Vol.-%',
  spareParts: 'Ersatzteil',
  successors: 'Nachfolgeartikel, Ersatzartikel',
  blocked:
    'Sperrkennzeichen, Sperrkennz., Sperrkz., Sperrvermerk, Sperre, Artikelsperre, Verkaufssperre, Artikel gesperrt, Verkauf gesperrt, ' +
    'Löschkennzeichen, Löschvormerkung, Inaktiv, Deaktiviert',
  content: 'Inhalt, Füllmenge, Nettofüllmenge, Nennfüllmenge',
  deliveryDays: 'Lieferfrist, Lieferdauer',
  family:
    'Vaterartikel, Hauptartikel, Stammartikel, Masterartikel, Elternartikel, Variante von, Vaterartikelnummer, ' +
    'Hauptartikelnummer, Stammartikelnummer, Stammartikel-Nr., Parent, Parent SKU, Vater, Vaternummer, Vaterartikel-Nr., ' +
    'Vater-Artikelnummer, Hauptartikel-Nr., Elternartikelnummer, Parent-Artikelnummer',
} as const;

/** The English heading for a synonym. Undefined if the column is no synonym. */
export function headingMeant(written: string): string | undefined {
  return byWord.get(plainWord(withoutBracket(written)));
}

/** All suppliers' headings in normalised form, each with the English heading that it stands for. */
export function wordsMeant(): readonly (readonly [word: string, heading: string])[] {
  return [...byWord];
}

/** A heading without the text in brackets: `Preis (€ netto)`. */
export function withoutBracket(heading: string): string {
  return heading.replace(/\s*[([].*[)\]]\s*$/, '').replace(/\s+in\s+(?:€|eur|euro|kg|g|mm|cm|m)$/i, '');
}

/** The text in the bracket behind a heading. Undefined if there is no bracket. */
export function inBracket(heading: string): string | undefined {
  return /[([](.*)[)\]]\s*$/.exec(heading)?.[1];
}

/** The text in brackets, and the unit behind `in`. */
export function bracketOf(heading: string): string {
  return (inBracket(heading) ?? /\s+in\s+(\S+)$/i.exec(heading)?.[1] ?? '').toLowerCase();
}

/** A heading normalised for comparison: signs and case do not matter. */
export function plainWord(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[.\-_/ ():*€\n\r]/g, '');
}

/** What the members of families are chosen by. */
const ofMembers = new Set(
  'Farbe, Farbton, Farbbezeichnung, Größe, Gr., Konfektionsgröße, Schuhgröße, Variante, Color, Colour, Size'
    .split(', ')
    .map(plainWord),
);

/** Whether a column says what the articles of a family differ in. */
export function tellsMembers(heading: string): boolean {
  return ofMembers.has(plainWord(heading));
}

const byWord: ReadonlyMap<string, string> = new Map(
  Object.entries(synonyms).flatMap(([heading, words]) =>
    words.split(', ').map((word) => [plainWord(word), heading] as const),
  ),
);

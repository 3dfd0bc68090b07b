/**
 * The columns of DATEV's booking batch in version 13, in their order: name, and whether a value stands in quotes.
 * DATEV: developer.datev.de, EXTF format "Buchungsstapel".
 */
export const datevColumns: readonly { readonly name: string; readonly isText: boolean }[] = [
  ...[number('Umsatz (ohne Soll/Haben-Kz)'), text('Soll/Haben-Kennzeichen'), text('WKZ Umsatz'), number('Kurs')],
  ...[number('Basis-Umsatz'), text('WKZ Basis-Umsatz'), number('Konto'), number('Gegenkonto (ohne BU-Schlüssel)')],
  ...[text('BU-Schlüssel'), number('Belegdatum'), text('Belegfeld 1'), text('Belegfeld 2'), number('Skonto')],
  ...[text('Buchungstext'), number('Postensperre'), text('Diverse Adressnummer'), number('Geschäftspartnerbank')],
  ...[number('Sachverhalt'), number('Zinssperre'), text('Beleglink')],
  ...pairs('Beleginfo', 8),
  ...[text('KOST1 - Kostenstelle'), text('KOST2 - Kostenstelle'), number('Kost-Menge')],
  ...[text('EU-Land u. UStID (Bestimmung)'), number('EU-Steuersatz (Bestimmung)'), text('Abw. Versteuerungsart')],
  ...[number('Sachverhalt L+L'), number('Funktionsergänzung L+L'), number('BU 49 Hauptfunktionstyp')],
  ...[number('BU 49 Hauptfunktionsnummer'), number('BU 49 Funktionsergänzung')],
  ...pairs('Zusatzinformation', 20),
  ...[number('Stück'), number('Gewicht'), number('Zahlweise'), text('Forderungsart'), number('Veranlagungsjahr')],
  ...[number('Zugeordnete Fälligkeit'), number('Skontotyp'), text('Auftragsnummer'), text('Buchungstyp')],
  ...[number('USt-Schlüssel (Anzahlungen)'), text('EU-Land (Anzahlungen)'), number('Sachverhalt L+L (Anzahlungen)')],
  ...[number('EU-Steuersatz (Anzahlungen)'), number('Erlöskonto (Anzahlungen)'), text('Herkunft-Kz')],
  ...[text('Buchungs GUID'), number('KOST-Datum'), text('SEPA-Mandatsreferenz'), number('Skontosperre')],
  ...[text('Gesellschaftername'), number('Beteiligtennummer'), text('Identifikationsnummer'), text('Zeichnernummer')],
  ...[number('Postensperre bis'), text('Bezeichnung SoBil-Sachverhalt'), number('Kennzeichen SoBil-Buchung')],
  ...[number('Festschreibung'), number('Leistungsdatum'), number('Datum Zuord. Steuerperiode'), number('Fälligkeit')],
  ...[text('Generalumkehr (GU)'), number('Steuersatz'), text('Land'), text('Abrechnungsreferenz')],
  ...[number('BVV-Position'), text('EU-Land u. UStID (Ursprung)'), number('EU-Steuersatz (Ursprung)')],
  number('Abw. Skontokonto'),
];

function text(name: string) {
  return { name, isText: true };
}

function number(name: string) {
  return { name, isText: false };
}

function pairs(name: string, count: number) {
  const one = (_: unknown, i: number) => [text(`${name} - Art ${i + 1}`), text(`${name} - Inhalt ${i + 1}`)];
  return Array.from({ length: count }, one).flat();
}

/** The assortment: area -> group -> leaf categories. Leaf names are unique, so a family names only its leaf. */
export const tree = {
  Werkzeug: {
    Schlagwerkzeug: ['Schlosserhämmer', 'Zimmermannshämmer', 'Schonhämmer', 'Fäustel', 'Äxte', 'Meißel'],
    Zangen: ['Kombizangen', 'Seitenschneider', 'Spitzzangen', 'Wasserpumpenzangen', 'Crimpzangen'],
    Schraubwerkzeug: [
      'Schraubendreher',
      'Schraubenschlüssel',
      'Steckschlüssel',
      'Drehmomentschlüssel',
      'Stiftschlüssel',
      'Bits',
    ],
    Sägen: ['Handsägen', 'Japansägen', 'Metallsägen'],
    Messwerkzeug: ['Maßbänder', 'Messschieber', 'Winkel', 'Wasserwaagen'],
    Holzbearbeitung: ['Stechbeitel', 'Hobel', 'Feilen', 'Zwingen'],
  },
  Maschinen: {
    Akkugeräte: ['Akkuschrauber', 'Akkusägen', 'Akkus'],
    Netzgeräte: ['Winkelschleifer', 'Exzenterschleifer', 'Oberfräsen'],
  },
  Zubehör: {
    Bohrer: ['Metallbohrer', 'Holzbohrer', 'Steinbohrer', 'Forstnerbohrer'],
    Fräser: ['Nutfräser', 'Profilfräser'],
    Sägeblätter: ['Kreissägeblätter', 'Stichsägeblätter'],
    Schleifmittel: ['Schleifpapier', 'Schleifscheiben', 'Trennscheiben', 'Drahtbürsten'],
  },
  Befestigung: {
    Schrauben: ['Holzschrauben', 'Terrassenschrauben', 'Maschinenschrauben', 'Bohrschrauben'],
    'Muttern & Scheiben': ['Sechskantmuttern', 'Unterlegscheiben'],
    Dübel: ['Spreizdübel', 'Rahmendübel', 'Schwerlastanker'],
    Nägel: ['Drahtstifte', 'Dachpappstifte'],
    Verbinder: ['Winkelverbinder', 'Balkenschuhe', 'Gewindestangen'],
  },
  Werkstatt: {
    Einrichtung: ['Werkbänke', 'Schraubstöcke', 'Werkstattwagen'],
    Aufbewahrung: ['Werkzeugkoffer', 'Sortimentskästen', 'Lagersichtboxen'],
    'Licht & Strom': ['Arbeitsleuchten', 'Stirnlampen', 'Kabeltrommeln'],
    Arbeitsschutz: ['Handschuhe', 'Schutzbrillen', 'Gehörschutz', 'Atemschutz', 'Sicherheitsschuhe'],
    Ladungssicherung: ['Zurrgurte', 'Seile', 'Ketten'],
  },
  'Öle & Pflege': {
    Schmierstoffe: ['Öle', 'Fette', 'Sprays'],
    Oberfläche: ['Holzöle', 'Wachse', 'Lasuren', 'Pinsel'],
    Klebstoffe: ['Holzleime', 'Montagekleber', 'Klebebänder'],
    Reinigung: ['Handreiniger', 'Putztücher'],
  },
  'Bücher & Jause': {
    Fachbücher: ['Holz und Möbel', 'Metall und Schmiede', 'Haus und Hof'],
    Werkstattjause: ['Brot, Mehl und Salz', 'Speck und Wurst', 'Honig und Aufstrich', 'Saft und Malzbier'],
    Schenken: ['Geschenkideen', 'Geschenkgutscheine'],
  },
  Aktionen: {
    Sets: ['Einsteigersets', 'Meistersets'],
    Restposten: ['Auslaufmodelle'],
  },
} as const;

type Groups<A> = A extends Record<string, readonly string[]> ? A[keyof A][number] : never;

/** Name of a leaf category. */
export type LeafName = { [A in keyof typeof tree]: Groups<(typeof tree)[A]> }[keyof typeof tree];

/** Aktionen is a page of the shop's own. */
export const customPages: Readonly<Record<string, string>> = {
  Aktionen: '/shop/C/aktionen',
};

/** The assortment: areas and their leaf categories. Leaf names are unique, so a family names only its leaf. */
export const tree = {
  Weißwein: ['Grüner Veltliner', 'Riesling', 'Burgunder & Chardonnay', 'Sauvignon & Muskateller', 'Gemischter Satz'],
  Rotwein: ['Zweigelt', 'Blaufränkisch', 'St. Laurent & Pinot Noir', 'Rote Cuvées'],
  'Rosé & Sekt': ['Rosé', 'Sekt', 'Frizzante & Pet Nat'],
  'Süßwein & Brände': ['Süßwein', 'Edelbrände'],
  'Ohne Alkohol': ['Traubensaft', 'Alkoholfreier Schaumwein'],
  Probierpakete: ['Sechserpakete', 'Dreierpakete'],
  'Rund um den Wein': ['Gläser & Karaffen', 'Weinwerkzeug', 'Verpackungen', 'Aus der Speis', 'Geschenkgutscheine'],
} as const;

/** Name of a leaf category. */
export type LeafName = (typeof tree)[keyof typeof tree][number];

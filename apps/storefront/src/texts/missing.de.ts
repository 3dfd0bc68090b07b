/** The page for a missing address. */
export const missingTexts = {
  unwritten: 'Der Betreiber dieses Shops hat diese Seite noch nicht ausgefüllt.',
  headline: 'Diese Seite gibt es nicht',
  explanation:
    'Vielleicht ist der Artikel nicht mehr im Sortiment, oder die Adresse ist unvollständig. So finden Sie weiter:',
  toList: 'Zum ganzen Sortiment',
  categories: 'Unser Sortiment',
};

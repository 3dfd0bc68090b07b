/** The wish list, where it is loaded: the screen, and what is said after a change. */
export const wishTexts = {
  /** In the cart: the article leaves the cart for the list. */
  moveOf: (name: string) => `${name} merken und aus dem Warenkorb nehmen`,
  moved: (name: string) => `${name} liegt jetzt auf der Merkliste.`,
  full: (most: number) => `Ihre Merkliste ist voll: Mehr als ${most} Artikel fasst sie nicht.`,
  notStored: 'Ihr Browser speichert nichts. Gemerktes bleibt nur, solange diese Seite offen ist.',
  emptyHeadline: 'Noch nichts gemerkt',
  empty: 'Hier sammeln Sie Artikel für später: mit dem Lesezeichen an jedem Artikel.',
  loading: 'Merkliste wird geladen',
  toShop: 'Zum Sortiment',
  kept: 'Diese Liste liegt in diesem Browser. Melden Sie sich an, finden Sie sie auf jedem Gerät.',
  gone: (count: number) =>
    count === 1
      ? 'Ein gemerkter Artikel ist nicht mehr im Sortiment.'
      : `${count} gemerkte Artikel sind nicht mehr im Sortiment.`,
  forgetGone: 'Von der Liste nehmen',
  removed: 'Nicht mehr auf der Merkliste.',
  undo: 'Rückgängig',
  needsScripts: 'Für die Merkliste muss JavaScript eingeschaltet sein.',
} as const;

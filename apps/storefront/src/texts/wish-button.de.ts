/** The words of the wish list that every page needs. */
export const wishButtonTexts = {
  title: 'Merkliste',
  wish: 'Merken',
  wished: 'Gemerkt',
  wishOf: (name: string) => `${name} merken`,
  /** After the number of them. */
  articles: 'Artikel',
} as const;

/** The texts of notes about money. */
export const notedTexts = {
  /** Who noted what the shop found by itself. */
  shopItself: 'Kontor',
} as const;

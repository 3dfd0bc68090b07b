/** What the log of the back office says. */
export const officeLogTexts = {
  /** Who changed what nobody has changed who is signed in. */
  shopItself: 'Kontor',
} as const;

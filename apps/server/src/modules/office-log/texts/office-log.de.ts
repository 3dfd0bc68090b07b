/** What the log of the back office says. */
export const officeLogTexts = {
  /** The name for a change that was not made by a signed-in operator. */
  shopItself: 'Kontor',
} as const;

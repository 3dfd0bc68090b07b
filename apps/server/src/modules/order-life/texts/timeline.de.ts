/** The timeline of an order. */
export const timelineTexts = {
  /** The name for a change that no operator made. */
  shopItself: 'Der Shop selbst',
  vouchersSentAgain: (email: string) => `Geschenkgutscheine noch einmal gesendet an ${email}`,
} as const;

/** The timeline of an order. */
export const timelineTexts = {
  /** The name for a change that no operator made. */
  shopItself: 'Der Shop selbst',
} as const;

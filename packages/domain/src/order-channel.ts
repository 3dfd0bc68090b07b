/** How a customer's order came to the shop that an operator takes by hand. */
export const orderChannels = ['telephone', 'counter', 'e-mail', 'letter'] as const;

/** One of {@link orderChannels}. */
export type OrderChannel = (typeof orderChannels)[number];

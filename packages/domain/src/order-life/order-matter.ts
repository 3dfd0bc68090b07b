/**
 * What an operator has to settle about an order besides its steps. `shipped-unpaid`: goods are on their way whose
 * transfer is not there.
 */
export const orderMatters = ['shipped-unpaid'] as const;

/** {@link orderMatters} */
export type OrderMatter = (typeof orderMatters)[number];

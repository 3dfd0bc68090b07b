/**
 * What an operator has to settle about an order besides its steps. `shipped-unpaid`: goods are on their way whose
 * transfer is not there. `transfer-back`: money must be transferred back to the customer by hand. `overbilled`: an
 * invoice bills what is not owed any more.
 */
export const orderMatters = ['shipped-unpaid', 'transfer-back', 'overbilled'] as const;

/** {@link orderMatters} */
export type OrderMatter = (typeof orderMatters)[number];

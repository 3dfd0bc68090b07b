import type { PaymentQuestion } from '@kontor/contract/office';

/** The parameters of the list's address. `ab`: the place of the page. */
export interface PaymentsSearch {
  readonly ab?: string | undefined;
}

/** Reads the parameters from an address. Unknown values become undefined. */
export function readPaymentsSearch({ ab }: Readonly<Record<string, unknown>>): PaymentsSearch {
  return { ab: typeof ab === 'string' && ab.length <= 200 ? ab : undefined };
}

/** The question for the server. */
export function questionOf({ ab }: PaymentsSearch): PaymentQuestion {
  return ab === undefined ? {} : { after: ab };
}

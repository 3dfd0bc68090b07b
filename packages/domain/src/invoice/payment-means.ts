import type { PaymentKind } from '../payment-method.ts';

/**
 * How an invoice is paid, in codes of UNTDID 4461: not defined, cash, SEPA transfer, online payment service, agreed
 * between the parties. Cards also use 68, because 48, 54 and 55 require the card number (BR-DE-24-a).
 */
export const paymentMeansCodes = ['1', '10', '58', '68', 'ZZZ'] as const;
export type PaymentMeansCode = (typeof paymentMeansCodes)[number];

const codes: Readonly<Record<PaymentKind, PaymentMeansCode>> = {
  online: '68',
  transfer: '58',
  invoice: '58',
  'on-delivery': '10',
};

/**
 * The code of a payment (BT-81). A transfer requires an account (BR-DE-23-a). An invoice paid only by gift balances is
 * agreed between the parties.
 */
export function paymentMeansCode(
  kind: PaymentKind,
  { hasAccount, isPaidByBalance }: { readonly hasAccount: boolean; readonly isPaidByBalance: boolean },
): PaymentMeansCode {
  if (isPaidByBalance) return 'ZZZ';
  const code = codes[kind];
  return code === '58' && !hasAccount ? '1' : code;
}

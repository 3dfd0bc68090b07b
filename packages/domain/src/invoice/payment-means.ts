import type { PaymentKind } from '../payment-method.ts';

/**
 * How an invoice is paid, in codes of UNTDID 4461: not defined, cash, SEPA transfer, online payment service, agreed
 * between the parties. Cards are stated as 68 too, because 48, 54 and 55 demand a card's number (BR-DE-24-a).
 */
export type PaymentMeansCode = '1' | '10' | '58' | '68' | 'ZZZ';

/**
 * The code of a payment (BT-81). A transfer demands an account (BR-DE-23-a). What gift balances alone have paid is
 * agreed between the parties.
 */
export function paymentMeansCode(
  kind: PaymentKind,
  { hasAccount, isPaidByBalance }: { readonly hasAccount: boolean; readonly isPaidByBalance: boolean },
): PaymentMeansCode {
  if (isPaidByBalance) return 'ZZZ';
  if (kind === 'online') return '68';
  if (kind === 'on-delivery') return '10';
  return hasAccount ? '58' : '1';
}

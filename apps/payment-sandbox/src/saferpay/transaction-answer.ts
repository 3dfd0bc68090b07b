import type { Outcome } from '../faults.ts';
import type { PaymentRecord, TransactionRecord } from './records.ts';

/** An amount as Saferpay writes it: minor units as a string. */
export function amountOf({ amount, currency }: { amount: number; currency: string }) {
  return { Value: String(amount), CurrencyCode: currency };
}

/** A transaction as Assert, Inquire and Refund answer it (PAYMENTS A6). */
export function transactionAnswer(money: TransactionRecord) {
  return {
    Type: money.type,
    Status: money.status,
    Id: money.id,
    ...(money.captureId !== null && { CaptureId: money.captureId }),
    Date: new Date(money.date).toISOString(),
    Amount: amountOf(money),
    ...(money.orderId !== null && { OrderId: money.orderId }),
    AcquirerName: 'Saferpay Test',
    AcquirerReference: '000000',
    SixTransactionReference: `0:0:3:${money.id}`,
    ApprovalCode: '012345',
  };
}

const lastDigits: Partial<Record<Outcome, string>> = {
  'no-liability-shift': '0009',
  'liability-shift-by-attempt': '0008',
};

/** How it was paid. Since 1.53 eight leading digits of a card are shown. */
export function meansAnswer({ outcome }: TransactionRecord, { minor }: PaymentRecord) {
  if (outcome === 'captured-at-once') return { Brand: { PaymentMethod: 'WERO', Name: 'Wero' }, DisplayText: 'Wero' };
  if (outcome.startsWith('pending')) {
    const Brand = { PaymentMethod: 'ACCOUNTTOACCOUNT', Name: 'Kontozahlung' };
    return { Brand, DisplayText: 'AT61 xxxx xxxx xxxx 3456', BankAccount: { IBAN: 'AT61xxxxxxxxxxxx3456' } };
  }
  const last = lastDigits[outcome] ?? '0001';
  return {
    Brand: { PaymentMethod: 'VISA', Name: 'VISA Saferpay Test' },
    DisplayText: `xxxx xxxx xxxx ${last}`,
    Card: {
      MaskedNumber: minor >= 53 ? `90100031xxxx${last}` : `xxxxxxxxxxxx${last}`,
      ...{ ExpYear: 2031, ExpMonth: 9, HolderName: 'Test Payer', CountryCode: 'AT', FundingSource: 'CREDIT' },
    },
  };
}

/** Who answers for a chargeback; of cards only. */
export function liabilityAnswer({ outcome }: TransactionRecord) {
  if (outcome === 'captured-at-once' || outcome.startsWith('pending')) return null;
  const isShifted = outcome !== 'no-liability-shift';
  const isAttempt = outcome === 'liability-shift-by-attempt';
  const authenticated = isAttempt ? 'ATTEMPT' : 'STRONG_CUSTOMER_AUTHENTICATION';
  return {
    LiabilityShift: isShifted,
    LiableEntity: isShifted ? 'THREEDS' : 'MERCHANT',
    ThreeDs: {
      Authenticated: isShifted && !isAttempt,
      AuthenticationType: isShifted ? authenticated : 'NONE',
      Version: '2',
    },
    InPsd2Scope: 'YES',
  };
}

/** What Assert and Inquire tell of a payment. */
export function paymentAnswer(money: TransactionRecord, payment: PaymentRecord) {
  const liability = liabilityAnswer(money);
  return {
    Transaction: transactionAnswer(money),
    PaymentMeans: meansAnswer(money, payment),
    ...(payment.payerIp !== null && { Payer: { IpAddress: payment.payerIp } }),
    ...(liability !== null && { Liability: liability }),
  };
}

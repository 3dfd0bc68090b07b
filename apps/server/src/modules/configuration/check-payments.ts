import { mayCostFee, paymentKinds, paymentMethodByName, paymentProviders } from '@kontor/domain';
import type { FieldError } from '../../http/field-errors.ts';
import { paymentTexts as texts } from './texts/payments.de.ts';

/** A payment condition as the operator writes it, well-formed by its schema. */
export interface WrittenPayment {
  readonly name: string;
  readonly title: string;
  readonly kind?: string;
  readonly provider?: string;
  readonly fee?: number;
  readonly cashDiscount?: object;
  readonly groups?: readonly string[];
}

/**
 * The errors of payment conditions: a duplicate name, an unknown kind or provider, one without the other, a fee that
 * the law forbids, a cash discount without an invoice, or a fee on every payment method that is offered to everybody
 * (LAW P11).
 */
export function wrongPayments(written: readonly WrittenPayment[]): FieldError[] {
  const forEverybody = written.filter(({ groups }) => groups === undefined);
  const isNoneFree = forEverybody.length > 0 && forEverybody.every(hasFee);
  return written.flatMap((payment, place) => {
    const error = (field: keyof WrittenPayment, msg: string): FieldError => ({ path: `${place}.${field}`, msg });
    const isTaken = written.slice(0, place).some(({ name }) => name === payment.name);
    return [
      ...(isTaken ? [error('name', texts.nameTaken(payment.name))] : []),
      ...wrongMethod(payment, error),
      ...(hasFee(payment) && !mayHaveFee(payment) ? [error('fee', texts.feeForbidden)] : []),
      ...(payment.cashDiscount && !isOnAccount(payment) ? [error('cashDiscount', texts.discountOnAccount)] : []),
      ...(isNoneFree && payment === forEverybody[0] ? [error('fee', texts.noneFree)] : []),
    ];
  });
}

function hasFee({ fee = 0 }: WrittenPayment): boolean {
  return fee > 0;
}

/** Only an invoice gives days within which a discount can be deducted. */
function isOnAccount({ name, kind }: WrittenPayment): boolean {
  return (kind ?? paymentMethodByName(name).kind) === 'invoice';
}

function mayHaveFee({ name, kind }: WrittenPayment): boolean {
  const known = paymentKinds.find((one) => one === kind);
  return kind === undefined
    ? mayCostFee(paymentMethodByName(name))
    : known === undefined || mayCostFee({ kind: known });
}

function wrongMethod(
  { kind, provider }: WrittenPayment,
  error: (field: 'kind' | 'provider', msg: string) => FieldError,
): FieldError[] {
  const isKnown = (value: string, known: readonly string[]) => known.includes(value);
  if (kind !== undefined && !isKnown(kind, paymentKinds)) return [error('kind', texts.unknown(paymentKinds))];
  if (kind !== 'online') return provider === undefined ? [] : [error('provider', texts.providerUnasked)];
  if (provider !== undefined && isKnown(provider, paymentProviders)) return [];
  return [error('provider', provider === undefined ? texts.providerMissing : texts.unknown(paymentProviders))];
}

import { paymentKinds, paymentProviders } from '@kontor/domain';
import type { FieldError } from '../../http/field-errors.ts';
import { paymentTexts as texts } from './texts/payments.de.ts';

/** A payment condition as the operator writes it, well-formed by its schema. */
export interface WrittenPayment {
  readonly name: string;
  readonly title: string;
  readonly kind?: string;
  readonly provider?: string;
}

/** Names what cannot be of payment conditions: a name twice, an unknown kind or provider, one without the other. */
export function wrongPayments(written: readonly WrittenPayment[]): FieldError[] {
  return written.flatMap((payment, place) => {
    const error = (field: keyof WrittenPayment, msg: string): FieldError => ({ path: `${place}.${field}`, msg });
    const isTaken = written.slice(0, place).some(({ name }) => name === payment.name);
    return [...(isTaken ? [error('name', texts.nameTaken(payment.name))] : []), ...wrongMethod(payment, error)];
  });
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

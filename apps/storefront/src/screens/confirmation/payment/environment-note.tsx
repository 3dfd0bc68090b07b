import type { PaymentEnvironment } from '@kontor/contract';
import { paymentTexts } from '../../../texts/payment.de.ts';
import { environmentOf } from './payment-environment.ts';

/** Says that no money moves, in the shop's own sandbox or in a provider's test environment. */
export function EnvironmentNote({ environment, name }: { environment: PaymentEnvironment; name: string }) {
  if (environmentOf(environment) === 'production') return null;
  return (
    <p className="payment-test">{environment.isOwnSandbox ? paymentTexts.ownSandbox : paymentTexts.sandbox(name)}</p>
  );
}

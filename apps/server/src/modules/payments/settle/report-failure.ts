import type { GatewayFailure, ProviderCall } from '../providers/gateway.ts';
import type { PaymentAttempt } from '../store/payment-attempt.ts';
import type { PaymentSources } from './payment-sources.ts';

/** Says what a provider did not do, and what follows for the provider itself. */
export async function reportFailure(
  { logger, providers }: Pick<PaymentSources, 'logger' | 'providers'>,
  { id, provider }: Pick<PaymentAttempt, 'id' | 'provider'>,
  call: ProviderCall,
  failure: GatewayFailure,
): Promise<void> {
  const { kind, code, reason } = failure;
  logger.warn({ attempt: id, provider, call, kind, code, reason }, 'payment provider did not do it');
  await providers.note(provider, call, failure);
}

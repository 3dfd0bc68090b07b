import type { PaymentAttempt, ProviderFailure } from '@kontor/domain';
import type { ProviderCall } from '../providers/gateway.ts';
import type { PaymentSources } from './payment-sources.ts';

/** Logs a provider's failure, and records it if it concerns the provider itself. */
export async function reportFailure(
  { logger, providers }: Pick<PaymentSources, 'logger' | 'providers'>,
  { id, provider }: Pick<PaymentAttempt, 'id' | 'provider'>,
  call: ProviderCall,
  failure: ProviderFailure,
): Promise<void> {
  const { kind, code, reason } = failure;
  logger.warn({ attempt: id, provider, call, kind, code, reason }, 'payment provider did not do it');
  await providers.note(provider, call, failure);
}

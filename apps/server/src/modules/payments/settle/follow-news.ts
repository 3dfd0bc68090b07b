import { decide, type PaymentEffect, type PaymentNews } from '@kontor/domain';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { applyEffects } from '../store/apply-effects.ts';
import { type CaseSources, loadCase } from '../store/load-case.ts';
import type { LeasedAttempt } from '../store/payment-attempt.ts';

export interface NewsSources extends CaseSources {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Loads the case of an attempt, decides what follows from news about it, and writes the result, in one transaction. A
 * provider's answer to the holder of a lease is written only while the lease is held.
 * @param of the attempt's id, or our lease of it.
 * @returns what was decided.
 * @throws LeaseLost when another process has taken the attempt over.
 */
export function followNews(
  sources: NewsSources,
  of: string | LeasedAttempt,
  news: PaymentNews,
): Promise<readonly PaymentEffect[]> {
  return sources.database.transaction(async (transaction) => {
    const payment = await loadCase(sources, transaction, of);
    const now = sources.clock();
    const effects = decide(payment, news, now);
    await applyEffects(transaction, payment, effects, now);
    return effects;
  });
}

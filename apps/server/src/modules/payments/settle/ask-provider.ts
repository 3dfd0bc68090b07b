import { capturedBefore, type PaymentEffect, type PaymentNews, type ProviderRequest } from '@kontor/domain';
import { attemptToPay, type Gateway } from '../providers/gateway.ts';
import { attemptById } from '../store/attempts.repository.ts';
import type { LeasedAttempt } from '../store/payment-attempt.ts';
import { followNews } from './follow-news.ts';
import type { PaymentSources } from './payment-sources.ts';
import { reportFailure } from './report-failure.ts';
import { captureRefusedText } from './texts/settle.de.ts';

/** A leased attempt, and the provider to ask about it. */
export interface LeasedWork {
  readonly sources: PaymentSources;
  readonly gateway: Gateway;
  readonly leased: LeasedAttempt;
}

/**
 * Sends the capture or void that was decided to the provider, and the requests that follow from its answer.
 * @returns whether the money had moved before it could be voided: then another inquiry is needed.
 */
export async function askProvider(work: LeasedWork, effects: readonly PaymentEffect[]): Promise<boolean> {
  let isMoved = false;
  for (let request = requestOf(effects); request; ) {
    const news = await answerOf(work, request);
    isMoved = news.kind === 'voided' && !news.answer.ok && news.answer.code === capturedBefore;
    request = requestOf(await followNews(work.sources, work.leased, news));
    const isCaptured = news.kind === 'captured' && news.answer.ok;
    if (isCaptured) await work.sources.providers.noteAnswer(work.gateway.provider, 'capture');
  }
  return isMoved;
}

function requestOf(effects: readonly PaymentEffect[]): ProviderRequest | undefined {
  return effects.find((effect): effect is ProviderRequest => effect.kind === 'capture' || effect.kind === 'void');
}

type AnswerNews = Extract<PaymentNews, { readonly kind: 'captured' | 'voided' }>;

async function answerOf(
  { sources, gateway, leased }: LeasedWork,
  { kind, key, amount, retry }: ProviderRequest,
): Promise<AnswerNews> {
  const attempt = await attemptById(sources.database.read, leased.id);
  if (attempt === null) throw new Error('An attempt that is leased is not there');
  if (kind === 'void') {
    const answer = await gateway.void(attemptToPay(attempt), { key, retry });
    if (!answer.ok) await reportFailure(sources, attempt, kind, answer);
    return { kind: 'voided', key, answer };
  }
  const answer = await gateway.capture(attemptToPay(attempt), { key, amount, retry });
  if (!answer.ok) await reportFailure(sources, attempt, kind, answer);
  const isShopsFault = !answer.ok && answer.concerns !== undefined;
  const readable = isShopsFault ? { ...answer, payerMessage: captureRefusedText } : answer;
  return { kind: 'captured', key, answer: readable, reservesMoney: gateway.reservesMoney };
}

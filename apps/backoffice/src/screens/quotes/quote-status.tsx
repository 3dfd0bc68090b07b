import type { ListedQuote } from '@kontor/contract/office';
import { quoteStateTexts } from '@kontor/contract/office-texts';
import { Status } from '../../kit/status.tsx';

/** How an offer stands. */
export function QuoteStatus({ state }: Pick<ListedQuote, 'state'>) {
  const look = state === 'accepted' ? 'good' : state === 'expired' ? 'warn' : 'plain';
  return <Status look={look} label={quoteStateTexts[state]} />;
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { customerQuery } from '../../records/customers-query.ts';
import { quoteAgainQuery, quoteQuery } from '../../records/quotes-query.ts';
import { orderAgainQuery, takingChoicesQuery } from '../../records/taking-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { quoteTexts } from '../../texts/quotes.de.ts';
import { quoteRoomTexts } from '../../texts/rooms.de.ts';
import { takingTexts as texts } from '../../texts/taking.de.ts';
import { TakingForm } from './taking-form.tsx';

const route = getRouteApi('/frame/office/bestellungen/aufnehmen');

/**
 * Takes an order by hand, such as on the telephone, or makes an offer of it: customer, articles, sums, and one question
 * before it is placed.
 */
export function TakingScreen(): ReactNode {
  const { kunde, vorlage, angebot, als } = route.useSearch();
  const choices = useSuspenseQuery(takingChoicesQuery(null)).data;
  const { again, quote, customer, isLoading, error } = useBeginning();
  const notes = again?.notes ?? [];
  return (
    <div className="room taking">
      <RoomHead
        title={angebot === undefined ? (als ? quoteRoomTexts.make : texts.title) : quoteTexts.changeTitle(angebot)}
      />
      <FailureNotice failure={error} />
      {notes.length > 0 && (
        <Notice look="warn" title={angebot === undefined ? texts.notAsBefore(vorlage ?? '') : texts.notAsOffered}>
          <ul className="taking-notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isLoading ? (
        <Progress />
      ) : (
        <TakingForm
          key={`${kunde} ${vorlage} ${angebot} ${als}`}
          {...{ choices, customer, again, quote, isOffer: als !== undefined || quote !== null }}
        />
      )}
    </div>
  );
}

/** What the form begins with: an order that is ordered again, an offer that is changed, a customer, or nothing. */
function useBeginning() {
  const { kunde, vorlage, angebot } = route.useSearch();
  const mayFind = isAllowed('customers.read', useOperator());
  const ordered = useQuery({ ...orderAgainQuery(vorlage ?? ''), enabled: vorlage !== undefined });
  const offered = useQuery({ ...quoteAgainQuery(angebot ?? ''), enabled: angebot !== undefined });
  const quote = useQuery({ ...quoteQuery(angebot ?? ''), enabled: angebot !== undefined });
  const again = angebot === undefined ? ordered : offered;
  const customerId = again.data?.customerId ?? kunde;
  const isKnown = mayFind && customerId !== undefined;
  const customer = useQuery({ ...customerQuery(customerId ?? ''), enabled: isKnown });
  // A query that is not asked stays pending, and does not load.
  return {
    ...{ again: again.data ?? null, quote: quote.data ?? null, customer: customer.data ?? null },
    isLoading: again.isLoading || quote.isLoading || customer.isLoading,
    error: again.error ?? quote.error ?? customer.error,
  };
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { customerQuery } from '../../records/customers-query.ts';
import { orderAgainQuery, takingChoicesQuery } from '../../records/taking-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { takingTexts as texts } from '../../texts/taking.de.ts';
import { TakingForm } from './taking-form.tsx';

const route = getRouteApi('/frame/office/bestellungen/aufnehmen');

/** Takes an order by hand, such as on the telephone: customer, articles, sums, and one question before it is placed. */
export function TakingScreen(): ReactNode {
  const { kunde, vorlage } = route.useSearch();
  const mayFind = isAllowed('customers.read', useOperator());
  const choices = useSuspenseQuery(takingChoicesQuery(null)).data;
  const again = useQuery({ ...orderAgainQuery(vorlage ?? ''), enabled: vorlage !== undefined });
  const customerId = again.data?.customerId ?? kunde;
  const isKnown = mayFind && customerId !== undefined;
  const customer = useQuery({ ...customerQuery(customerId ?? ''), enabled: isKnown });
  const isLoading = (vorlage !== undefined && again.isPending) || (isKnown && customer.isPending);
  const notes = again.data?.notes ?? [];
  return (
    <div className="room taking">
      <RoomHead title={texts.title} />
      <FailureNotice failure={again.error ?? customer.error} />
      {notes.length > 0 && (
        <Notice look="warn" title={texts.notAsBefore(vorlage ?? '')}>
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
          key={`${kunde} ${vorlage}`}
          choices={choices}
          customer={customer.data ?? null}
          again={again.data ?? null}
        />
      )}
    </div>
  );
}

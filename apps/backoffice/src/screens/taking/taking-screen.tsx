import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { customerQuery } from '../../records/customers-query.ts';
import { takingChoicesQuery } from '../../records/taking-query.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { takingTexts as texts } from '../../texts/taking.de.ts';
import { TakingForm } from './taking-form.tsx';

const route = getRouteApi('/frame/office/bestellungen/aufnehmen');

/** Takes an order by hand, such as on the telephone: customer, articles, sums, and one question before it is placed. */
export function TakingScreen(): ReactNode {
  const { kunde } = route.useSearch();
  const choices = useSuspenseQuery(takingChoicesQuery(null)).data;
  const customer = useQuery({ ...customerQuery(kunde ?? ''), enabled: kunde !== undefined });
  const isLoading = kunde !== undefined && customer.isPending;
  return (
    <div className="room taking">
      <RoomHead title={texts.title} />
      <FailureNotice failure={customer.error} />
      {isLoading ? <Progress /> : <TakingForm key={kunde} choices={choices} first={customer.data ?? null} />}
    </div>
  );
}

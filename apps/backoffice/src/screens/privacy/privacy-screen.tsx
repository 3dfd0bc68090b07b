import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { erasureQuery } from '../../records/privacy-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { erasureTexts as texts } from '../../texts/privacy.de.ts';
import { privacyRoomTexts } from '../../texts/rooms.de.ts';
import { ErasurePreview } from './erasure-preview.tsx';
import { FindPerson } from './find-person.tsx';
import { personOf } from './privacy-search.ts';
import { PrivacyTabs } from './privacy-tabs.tsx';
import { TellPerson } from './tell-person.tsx';

const route = getRouteApi('/frame/office/datenschutz');

/** Finds what is stored about a person, shows what would go and what stays, and erases it. */
export function PrivacyScreen(): ReactNode {
  const search = route.useSearch();
  const operator = useOperator();
  const person = personOf(search);
  const { data, error, isFetching } = useQuery({ ...erasureQuery(person ?? {}), enabled: person !== null });
  const isShown = person !== null && data !== undefined && error === null;
  return (
    <div className="room">
      <RoomHead title={privacyRoomTexts.title} />
      <PrivacyTabs />
      {isShown ? (
        <>
          <p>
            <Link to="/datenschutz">{texts.other}</Link>
          </p>
          <ErasurePreview person={person} preview={data} />
        </>
      ) : (
        <FindPerson email={search.email} />
      )}
      {search.kunde === undefined && isAllowed('export', operator) && (
        <TellPerson key={search.email} {...(search.email !== undefined && { email: search.email })} />
      )}
      {person !== null && !isShown && isFetching && <Progress />}
      {person !== null && <FailureNotice failure={error} />}
    </div>
  );
}

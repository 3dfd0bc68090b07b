import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordHistory } from '../../../history/record-history.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { teamQuery } from '../../../records/team-query.ts';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator } from '../../../session/office-state.ts';
import { MissingScreen } from '../../../shell/missing-screen.tsx';
import { RoomHead } from '../../../shell/room-head.tsx';
import { personTexts as texts } from '../../../texts/team.de.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonForm } from './person-form.tsx';

const route = getRouteApi('/frame/office/team/$id');

/** The record of an operator: name and role, other actions, and its history. */
export function PersonScreen(): ReactNode {
  const { id } = route.useParams();
  const { operators, roles } = useSuspenseQuery(teamQuery).data;
  const own = useOperator();
  const person = operators.find(({ _id }) => _id === id);
  if (person === undefined) return <MissingScreen />;
  const isOwn = own._id === id;
  return (
    <div className="room">
      <RoomHead title={person.name}>
        <PersonActions person={person} isOwn={isOwn} />
      </RoomHead>
      <div className="record">
        <div className="section">
          {isOwn && <p className="soft">{texts.self}</p>}
          {person.status === 'removed' && <Notice look="warn">{texts.removed}</Notice>}
          <PersonForm key={id} person={person} roles={roles} />
          {isAllowed('log.read', own) && (
            <Link to="/protokoll" search={{ wer: id }}>
              {texts.log}
            </Link>
          )}
        </div>
        <RecordHistory subject="operator" subjectId={id} />
      </div>
    </div>
  );
}

import type { Operator, Role } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Status } from '../../kit/status.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { teamQuery } from '../../records/team-query.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { teamTexts as texts } from '../../texts/team.de.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { TeamTabs } from './team-tabs.tsx';

/** All operators. Removed ones come last. */
export function TeamScreen(): ReactNode {
  const { operators, roles } = useSuspenseQuery(teamQuery).data;
  const [isInviting, setInviting] = useState(false);
  const isGone = ({ status }: Operator) => status === 'removed';
  const sorted = operators.toSorted(
    (a, b) => Number(isGone(a)) - Number(isGone(b)) || a.name.localeCompare(b.name, 'de'),
  );
  return (
    <div className="room">
      <RoomHead title={texts.title}>
        <Button look="primary" onClick={() => setInviting(true)}>
          {texts.invite}
        </Button>
      </RoomHead>
      <TeamTabs />
      <Table caption={texts.peopleCaption} columns={columnsOf(roles)} rows={sorted} keyOf={({ _id }) => _id} />
      {isInviting && <InviteDialog roles={roles} onClose={() => setInviting(false)} />}
    </div>
  );
}

function columnsOf(roles: readonly Role[]): readonly Column<Operator>[] {
  return [
    {
      title: texts.name,
      cell: ({ _id, name }) => (
        <Link to="/team/$id" params={{ id: _id }}>
          {name}
        </Link>
      ),
    },
    { title: texts.email, cell: ({ email }) => email },
    { title: texts.role, cell: ({ role }) => roles.find(({ _id }) => _id === role)?.name },
    {
      title: texts.status,
      isShort: true,
      cell: ({ status }) => <Status look={status === 'active' ? 'good' : 'plain'} label={texts.statuses[status]} />,
    },
    { title: texts.factor, isShort: true, cell: factorOf },
    { title: texts.seen, isShort: true, cell: ({ seenAt }) => (seenAt === null ? texts.never : <Time iso={seenAt} />) },
  ];
}

function factorOf({ status, hasSecondFactor }: Operator): ReactNode {
  if (status !== 'active') return null;
  return hasSecondFactor ? texts.withFactor : <Status look="warn" label={texts.withoutFactor} />;
}

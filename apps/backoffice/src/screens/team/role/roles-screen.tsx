import type { Role } from '@kontor/contract/office';
import { rights } from '@kontor/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Column, Table } from '../../../kit/table.tsx';
import { teamQuery } from '../../../records/team-query.ts';
import { RoomHead } from '../../../shell/room-head.tsx';
import { teamTexts, roleTexts as texts } from '../../../texts/team.de.ts';
import { TeamTabs } from '../team-tabs.tsx';
import { newRole } from './new-role.ts';

/** The built-in roles, then the shop's own. */
export function RolesScreen(): ReactNode {
  const { operators, roles } = useSuspenseQuery(teamQuery).data;
  const holdersOf = ({ _id }: Role) => operators.filter(({ role, status }) => role === _id && status !== 'removed');
  const columns: readonly Column<Role>[] = [
    {
      title: teamTexts.role,
      cell: ({ _id, name }) => (
        <Link to="/team/rollen/$id" params={{ id: _id }}>
          {name}
        </Link>
      ),
    },
    { title: texts.kind, cell: ({ isGiven }) => (isGiven ? texts.given : texts.own) },
    { title: texts.rights, cell: (role) => texts.count(role.rights.length, rights.length) },
    { title: texts.holders, isNumber: true, cell: (role) => holdersOf(role).length || '–' },
  ];
  return (
    <div className="room">
      <RoomHead title={texts.title}>
        <Link className="button button-primary" to="/team/rollen/$id" params={{ id: newRole }}>
          {texts.add}
        </Link>
      </RoomHead>
      <TeamTabs />
      <Table caption={texts.caption} columns={columns} rows={roles} keyOf={({ _id }) => _id} />
    </div>
  );
}

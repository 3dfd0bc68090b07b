import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RecordHistory } from '../../../history/record-history.tsx';
import { teamQuery } from '../../../records/team-query.ts';
import { RoomHead } from '../../../shell/room-head.tsx';
import { roleTexts as texts } from '../../../texts/team.de.ts';
import { RemoveRole } from './remove-role.tsx';
import { RoleForm } from './role-form.tsx';

const route = getRouteApi('/frame/office/team/rollen/$id');

/** A role with its name and rights. A built-in role can only be viewed. */
export function RoleScreen(): ReactNode {
  const { id } = route.useParams();
  const { operators, roles } = useSuspenseQuery(teamQuery).data;
  const role = roles.find(({ _id }) => _id === id);
  const isRemovable = role !== undefined && !role.isGiven && !operators.some((one) => one.role === id);
  return (
    <div className="room">
      <RoomHead title={role?.name ?? texts.new}>{isRemovable && <RemoveRole role={role} />}</RoomHead>
      <div className="record">
        <RoleForm key={id} role={role} />
        {role !== undefined && !role.isGiven && <RecordHistory subject="role" subjectId={id} />}
      </div>
    </div>
  );
}

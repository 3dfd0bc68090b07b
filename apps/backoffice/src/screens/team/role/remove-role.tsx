import type { Role } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { officeCall } from '../../../calls/office-call.ts';
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx';
import { Button } from '../../../kit/button.tsx';
import { teamQuery } from '../../../records/team-query.ts';
import { roleTexts as texts } from '../../../texts/team.de.ts';

/** Removes a role that nobody has. */
export function RemoveRole({ role }: { role: Role }) {
  const [isAsked, setAsked] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = async () => {
    await officeCall('roleRemove', { _id: role._id });
    await navigate({ to: '/team/rollen', ignoreBlocker: true });
    await queries.invalidateQueries(teamQuery);
  };
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        {texts.removeButton}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.removeButton}
          confirm={texts.removeButton}
          act={remove}
          onClose={() => setAsked(false)}
        >
          <p>{texts.remove}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

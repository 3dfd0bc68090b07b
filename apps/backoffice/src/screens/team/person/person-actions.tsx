import type { Operator } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../../calls/office-call.ts';
import { ConfirmDialog } from '../../../forms/confirm-dialog.tsx';
import { Button } from '../../../kit/button.tsx';
import { teamQuery } from '../../../records/team-query.ts';
import { personTexts as texts } from '../../../texts/team.de.ts';
import { AddressDialog } from '../address-dialog.tsx';

type Asked = 'reset' | 'remove' | 'restore';

/** The actions on an operator besides editing. Nobody can remove or reset themselves here. */
export function PersonActions({ person, isOwn }: { person: Operator; isOwn: boolean }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const queries = useQueryClient();
  const change = async (isActive: boolean) => {
    queries.setQueryData(teamQuery.queryKey, await officeCall('operatorChange', { _id: person._id, isActive }));
    await queries.invalidateQueries({ queryKey: ['log'] });
  };
  const acts: Readonly<Record<Asked, () => Promise<void>>> = {
    async reset() {
      setAddress((await officeCall('operatorReset', { _id: person._id })).address);
      await queries.invalidateQueries();
    },
    remove: () => change(false),
    restore: () => change(true),
  };
  const words = wordsOf(person);
  if (isOwn) return null;
  return (
    <>
      {(person.status === 'removed' ? (['restore'] as const) : (['reset', 'remove'] as const)).map((what) => (
        <Button key={what} look={what === 'remove' ? 'danger' : 'secondary'} onClick={() => setAsked(what)}>
          {words[what].button}
        </Button>
      ))}
      {asked !== null && (
        <ConfirmDialog
          title={words[asked].button}
          confirm={words[asked].button}
          act={acts[asked]}
          onClose={() => setAsked(null)}
        >
          <p>{words[asked].sentence}</p>
        </ConfirmDialog>
      )}
      {address !== null && <AddressDialog name={person.name} address={address} onClose={() => setAddress(null)} />}
    </>
  );
}

/** An operator who has not started yet has nothing to reset. A new invitation replaces the old one. */
function wordsOf({
  status,
}: Operator): Readonly<Record<Asked, { readonly button: string; readonly sentence: string }>> {
  return {
    reset:
      status === 'invited'
        ? { button: texts.inviteAgain, sentence: texts.inviteAgainSentence }
        : { button: texts.resetButton, sentence: texts.reset },
    remove: { button: texts.removeButton, sentence: texts.remove },
    restore: { button: texts.restoreButton, sentence: texts.restore },
  };
}

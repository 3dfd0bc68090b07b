import { useState } from 'react';
import { accountCall } from '../../../session/account-call.ts';
import { accountTexts, addressTexts } from '../../../texts/account.de.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { FailureNotice } from '../notices/failure-notice.tsx';

/** Removes an address from the address book after a confirmation. */
export function RemoveAddress({ id, name, onRemoved }: { id: string; name: string; onRemoved: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  const removing = useAction(async () => {
    await accountCall('accountAddressRemove', { _id: id });
    setAsking(false);
    await onRemoved();
  });
  return (
    <>
      <Button look="plain" aria-label={addressTexts.removeOf(name)} onClick={() => setAsking(true)}>
        {addressTexts.remove}
      </Button>
      {isAsking && (
        <Dialog title={addressTexts.removeTitle} closeLabel={accountTexts.cancel} onClose={() => setAsking(false)}>
          <p>{name}</p>
          <FailureNotice failure={removing.failure} />
          <p>
            <Button look="primary" onClick={removing.run} aria-disabled={removing.isBusy || undefined}>
              {addressTexts.remove}
            </Button>
          </p>
        </Dialog>
      )}
    </>
  );
}

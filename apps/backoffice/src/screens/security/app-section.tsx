import type { TotpOffer } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Button } from '../../kit/button.tsx';
import { useAction } from '../../kit/use-action.ts';
import { securityQuery } from '../../records/security-query.ts';
import { securityTexts as texts } from '../../texts/security.de.ts';
import { NewAppDialog } from './new-app-dialog.tsx';
import { SecuritySection } from './security-section.tsx';

/** The authenticator app: set up or removed. `onCodes` gets the recovery codes that are made with it. */
export function AppSection({ hasTotp, onCodes }: { hasTotp: boolean; onCodes: (codes: readonly string[]) => void }) {
  const queries = useQueryClient();
  const [offer, setOffer] = useState<TotpOffer | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const begin = useAction(async () => setOffer(await officeCall('totpOffer', {})));
  const remove = async () => void queries.setQueryData(securityQuery.queryKey, await officeCall('totpRemove', {}));
  return (
    <SecuritySection title={texts.app} hint={hasTotp ? texts.appOn : texts.appOff}>
      <FailureNotice failure={begin.failure} />
      {hasTotp ? (
        <Button onClick={() => setRemoving(true)}>{texts.removeApp}</Button>
      ) : (
        <Button onClick={() => begin.run()} isBusy={begin.isBusy}>
          {texts.setUpApp}
        </Button>
      )}
      {offer !== null && <NewAppDialog offer={offer} onCodes={onCodes} onClose={() => setOffer(null)} />}
      {isRemoving && (
        <ConfirmDialog
          title={texts.removeApp}
          confirm={texts.removeApp}
          act={remove}
          onClose={() => setRemoving(false)}
        >
          <p>{texts.removeAppHint}</p>
        </ConfirmDialog>
      )}
    </SecuritySection>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { Button } from '../../kit/button.tsx';
import { securityQuery } from '../../records/security-query.ts';
import { securityTexts as texts } from '../../texts/security.de.ts';
import { SecuritySection } from './security-section.tsx';

/** How many recovery codes are left, and a button to replace them. */
export function CodesSection({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const renew = async () => {
    const { codes } = await officeCall('recoveryCodes', {});
    await queries.invalidateQueries(securityQuery);
    onCodes(codes);
  };
  return (
    <SecuritySection title={texts.codes} hint={texts.codesLeft(left)}>
      <Button onClick={() => setAsked(true)}>{texts.renewCodes}</Button>
      {isAsked && (
        <ConfirmDialog title={texts.renewCodes} confirm={texts.renewCodes} act={renew} onClose={() => setAsked(false)}>
          <p>{texts.renewCodesHint}</p>
        </ConfirmDialog>
      )}
    </SecuritySection>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { TextField } from '../../kit/text-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { securityQuery } from '../../records/security-query.ts';
import { makePasskey } from '../../session/passkeys.ts';
import { securityTexts as texts } from '../../texts/security.de.ts';

/** Names a passkey, then lets the browser create it. */
export function NewPasskeyDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const form = useOfficeForm({
    values: { name: '' },
    async send({ name }) {
      const offer = await officeCall('passkeyOffer', {});
      const answer = await makePasskey(offer);
      const security = await officeCall('passkeyAdd', { challenge: offer.challenge, answer, name });
      queries.setQueryData(securityQuery.queryKey, security);
      showToast(texts.added);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.add} submit={texts.add} form={form} onClose={onClose}>
      <TextField label={texts.name} hint={texts.nameHint} {...form.field('name', { required: true })} />
    </FormDialog>
  );
}

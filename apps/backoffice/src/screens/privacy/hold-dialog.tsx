import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { TextField } from '../../kit/text-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { retentionQuery } from '../../records/privacy-query.ts';
import { retentionTexts as texts } from '../../texts/privacy.de.ts';

/** Holds an order back from being erased, with a reason. */
export function HoldDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useOfficeForm({
    values: { reason: '' },
    fieldOfCode: { 'reason-missing': 'reason' },
    send: async ({ reason }) => {
      queries.setQueryData(retentionQuery.queryKey, await officeCall('retentionHold', { number, reason }));
      showToast(texts.heldNow);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.holdTitle} submit={texts.hold} form={form} onClose={onClose}>
      <p>{texts.holdHint}</p>
      <TextField label={texts.reason} maxLength={500} {...form.field('reason', { required: true })} />
    </FormDialog>
  );
}

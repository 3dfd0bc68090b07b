import type { OfficeOrder } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../../../calls/office-call.ts';
import { FormDialog } from '../../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../../forms/use-office-form.ts';
import { TextField } from '../../../../kit/text-field.tsx';
import { showToast } from '../../../../kit/toast-message.ts';
import { noteOrder } from '../../../../records/order-query.ts';
import { notedMoneyTexts as texts } from '../../../../texts/noted-money.de.ts';

/** Undoes a note made by hand, with a reason. */
export function UndoMoneyDialog(props: { order: OfficeOrder; id: string; onClose: () => void }) {
  const { order, id, onClose } = props;
  const queries = useQueryClient();
  const form = useOfficeForm({
    values: { reason: '' },
    async send({ reason }) {
      noteOrder(queries, await officeCall('orderMoneyUndo', { number: order.number, _id: id, reason }));
      showToast(texts.undone);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.undoTitle} submit={texts.undoTitle} form={form} onClose={onClose}>
      <p>{texts.undoHint}</p>
      <TextField label={texts.reason} autoComplete="off" {...form.field('reason', { required: true })} />
    </FormDialog>
  );
}

import type { OfficeVoucher } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { TextField } from '../../kit/text-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { voucherTexts as texts } from '../../texts/vouchers.de.ts';

/** Gives a voucher another last day, or none. */
export function EndDialog({ voucher, onClose }: { voucher: OfficeVoucher; onClose: () => void }) {
  const { code } = voucher;
  const queries = useQueryClient();
  const form = useOfficeForm({
    values: { lastDay: voucher.lastDay ?? '' },
    async send({ lastDay }) {
      await officeCall('voucherChange', { code, lastDay: lastDay === '' ? null : lastDay });
      showToast(texts.ended(code));
      await Promise.all(['vouchers', 'log'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
      onClose();
    },
  });
  return (
    <FormDialog title={texts.endOf(code)} submit={texts.end} form={form} onClose={onClose}>
      <TextField label={texts.lastDay} hint={texts.lastDayHint} type="date" {...form.field('lastDay')} />
    </FormDialog>
  );
}

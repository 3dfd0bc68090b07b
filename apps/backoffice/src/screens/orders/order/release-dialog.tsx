import type { OfficeOrder } from '@kontor/contract/office';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useSellerCountry } from '../../../session/office-state.ts';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import { vatIdTexts } from '../../../texts/vat-id.de.ts';
import { ReasonField } from './reason-field.tsx';
import { useStepForm } from './step/use-step-form.ts';

/** Releases an order that stays without tax although its VAT id is not known to be valid, with a reason. */
export function ReleaseDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const country = useSellerCountry();
  const form = useStepForm({
    ...{ order, onClose, done: 'release', values: { reason: '' } },
    send: ({ reason }, step) => step.take('orderHold', { ...step.base(), reason: null, releaseReason: reason }),
  });
  return (
    <FormDialog title={texts.buttons.release} submit={texts.buttons.release} form={form} onClose={onClose}>
      <p>{vatIdTexts.staysUntaxed(order.business?.vatId ?? '', country)}</p>
      <ReasonField form={form} />
    </FormDialog>
  );
}

import type { OfficeOrder } from '@kontor/contract/office';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import { FormCheckBox, type Typed } from './pieces/pieces-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { useStepForm } from './step/use-step-form.ts';

/** Undoes the shipment of a parcel that was noted by mistake. Who was told of it is told that it was none. */
export function UnshipDialog(props: { order: OfficeOrder; parcel: number; onClose: () => void }) {
  const { order, parcel, onClose } = props;
  const wasTold = order.timeline.some(
    ({ kind, isTold, parcels }) => kind === 'ship' && isTold === true && parcels?.includes(parcel),
  );
  const form = useStepForm<Typed>({
    ...{ order, onClose, done: 'unship' },
    values: { reason: '', isTold: wasTold },
    send: ({ reason, isTold }, step) =>
      step.take('orderUnship', { ...step.base(), parcel, reason: `${reason}`, isTold: isTold === true }),
  });
  return (
    <FormDialog title={texts.unshipParcel(parcel)} submit={texts.buttons.unship} form={form} onClose={onClose}>
      <p>{texts.unshipHint}</p>
      <ReasonField form={form} />
      {wasTold && <FormCheckBox form={form} name="isTold" label={texts.isToldAgain} />}
    </FormDialog>
  );
}

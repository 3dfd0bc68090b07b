import type { OfficeOrder } from '@kontor/contract/office';
import { FailureNotice } from '../../../forms/failure-notice.tsx';
import { Button } from '../../../kit/button.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { useAction } from '../../../kit/use-action.ts';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import { type PlainKind, useOrderStep } from './step/use-order-step.ts';

/** A step that needs no further input. `parcel`: delivers only this one. */
export function PlainStepButton(props: { order: OfficeOrder; kind: PlainKind; parcel?: number; isPrimary?: boolean }) {
  const { order, kind, parcel } = props;
  const step = useOrderStep(order, 'current');
  const action = useAction(async () => {
    const base = step.base();
    if (kind === 'release') await step.take('orderHold', { ...base, reason: null });
    else if (kind === 'deliver') await step.take('orderDeliver', { ...base, ...(parcel && { parcel }) });
    else await step.take(callOf[kind], base);
    showToast(texts.done[kind]);
  });
  return (
    <>
      <Button look={props.isPrimary ? 'primary' : 'secondary'} isBusy={action.isBusy} onClick={() => action.run()}>
        {parcel === undefined ? texts.buttons[kind] : texts.deliverParcel(parcel)}
      </Button>
      <FailureNotice failure={action.failure} />
    </>
  );
}

const callOf = { confirm: 'orderConfirm', pick: 'orderPick', complete: 'orderComplete' } as const;

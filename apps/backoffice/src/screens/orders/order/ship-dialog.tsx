import type { OfficeOrder } from '@kontor/contract/office';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../../forms/use-office-form.ts';
import { TextField } from '../../../kit/text-field.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import {
  areAll,
  choosable,
  FormCheckBox,
  firstPieces,
  PiecesFields,
  readPieces,
  type Typed,
  withLineErrors,
} from './pieces-fields.tsx';
import { useOrderStep } from './use-order-step.ts';

/** Ships all that waits, or a part of it. The tracking number comes first: a scanner types it and presses Enter. */
export function ShipDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const step = useOrderStep(order);
  const [lines] = useState(() => choosable(order, ({ open, picked }) => open + picked));
  const form = useOfficeForm<Typed>({
    values: {
      ...firstPieces(lines, 'all'),
      ...{ trackingNumber: '', carrier: order.order.carrier ?? '', isTold: true },
    },
    async send(typed) {
      const pieces = readPieces(lines, typed);
      const body = {
        ...step.base(),
        ...{ carrier: `${typed.carrier}`, trackingNumber: `${typed.trackingNumber}`, isTold: typed.isTold === true },
        ...(!areAll(lines, pieces) && { pieces: pieces.map(({ line, amount }) => ({ line, amount })) }),
      };
      await withLineErrors(() => step.take('orderShip', body));
      showToast(texts.done.ship);
      onClose();
    },
  });
  return (
    <FormDialog title={texts.buttons.ship} submit={texts.buttons.ship} form={form} onClose={onClose}>
      <TextField
        label={texts.trackingNumber}
        hint={texts.optional}
        autoComplete="off"
        {...form.field('trackingNumber')}
      />
      <TextField label={texts.carrier} autoComplete="off" {...form.field('carrier')} />
      <PiecesFields form={form} lines={lines} />
      <FormCheckBox form={form} name="isTold" label={texts.isTold} />
    </FormDialog>
  );
}

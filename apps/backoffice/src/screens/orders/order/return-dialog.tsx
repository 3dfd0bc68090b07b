import type { OfficeOrder } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { withdrawalsQuery } from '../../../records/withdrawals-query.ts';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import { choosable, FormCheckBox, firstPieces, PiecesFields, readPieces, type Typed } from './pieces/pieces-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { useStepForm } from './step/use-step-form.ts';

/** Notes returned pieces, and which of them can be sold again. After a withdrawal, that is the reason. */
export function ReturnDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { withdrawals } = useSuspenseQuery(withdrawalsQuery({ order: order.number })).data;
  const [lines] = useState(() => choosable(order, ({ shipped, delivered }) => shipped + delivered));
  const form = useStepForm<Typed>({
    ...{ order, onClose, done: 'return' },
    values: {
      ...firstPieces(lines, 'none'),
      isTold: true,
      reason: withdrawals[0] === undefined ? '' : texts.withdrawn(withdrawals[0].number),
    },
    send(typed, step) {
      const pieces = readPieces(lines, typed);
      const body = { ...step.base(), reason: `${typed.reason}`, isTold: typed.isTold === true, pieces };
      return step.take('orderReturn', body);
    },
  });
  return (
    <FormDialog title={texts.buttons.return} submit={texts.buttons.return} form={form} onClose={onClose}>
      <PiecesFields form={form} lines={lines} hasStock />
      <ReasonField form={form} />
      <FormCheckBox form={form} name="isTold" label={texts.isTold} />
    </FormDialog>
  );
}

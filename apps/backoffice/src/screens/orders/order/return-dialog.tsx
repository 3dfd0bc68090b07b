import type { OfficeOrder, OfficeWithdrawal } from '@kontor/contract/office';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { withdrawalsQuery } from '../../../records/withdrawals-query.ts';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import { choosable, FormCheckBox, firstPieces, PiecesFields, readPieces, type Typed } from './pieces/pieces-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { useStepForm } from './step/use-step-form.ts';

/**
 * Notes returned pieces, and which of them can be sold again. After a withdrawal, that is the reason, and the withdrawn
 * pieces that have not come back are typed already.
 */
export function ReturnDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { withdrawals } = useSuspenseQuery(withdrawalsQuery({ order: order.number })).data;
  const [withdrawal] = withdrawals;
  const [lines] = useState(() => choosable(order, ({ shipped, delivered }) => shipped + delivered));
  const form = useStepForm<Typed>({
    ...{ order, onClose, done: 'return' },
    values: {
      ...firstPieces(lines, (line) => comesBack(order, withdrawal, line)),
      isTold: true,
      reason: withdrawal === undefined ? '' : texts.withdrawn(withdrawal.number),
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

/**
 * How many pieces of a line were withdrawn and have not come back. A declaration without lines is of the whole
 * contract, unless it names its pieces in free words, which a person reads.
 */
function comesBack({ lines }: OfficeOrder, withdrawal: OfficeWithdrawal | undefined, line: number): number {
  if (withdrawal === undefined) return 0;
  const { items, owed } = withdrawal;
  if (items === null) return owed === null ? 0 : Number.MAX_SAFE_INTEGER;
  const withdrawn = items.find((item) => item.line === line)?.amount ?? 0;
  return Math.max(0, withdrawn - (lines[line]?.returned ?? 0));
}

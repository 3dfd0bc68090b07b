import type { OfficeOrder } from '@kontor/contract/office';
import { minimumAgeOf } from '@kontor/domain';
import { useState } from 'react';
import { formatPrice } from '../../../format/format-price.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import {
  areAll,
  choosable,
  FormCheckBox,
  firstPieces,
  PiecesFields,
  readPieces,
  type Typed,
} from './pieces/pieces-fields.tsx';
import { useStepForm } from './step/use-step-form.ts';

/**
 * Ships everything that waits, or part of it. The tracking number comes first, because a scanner types it and presses
 * Enter.
 */
export function ShipDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  // Gift vouchers, which alone have no tax rate, are sent by the shop itself.
  const isGoods = ({ line }: { readonly line: number }) => order.order.items[line]?.total.taxRates.length !== 0;
  const [lines] = useState(() => choosable(order, ({ open, picked }) => open + picked).filter(isGoods));
  const minimumAge = minimumAgeOf(lines.map(({ line }) => order.order.items[line]?.product ?? {}));
  const form = useStepForm<Typed>({
    ...{ order, onClose, done: 'ship' },
    values: {
      ...firstPieces(lines, 'all'),
      ...{ trackingNumber: '', carrier: order.order.carrier ?? '', isTold: true, isAgeChecked: false },
      isUnpaidAccepted: false,
    },
    send(typed, step) {
      const pieces = readPieces(lines, typed);
      const body = {
        ...step.base(),
        ...{ carrier: `${typed.carrier}`, trackingNumber: `${typed.trackingNumber}`, isTold: typed.isTold === true },
        ...(typed.isUnpaidAccepted === true && { isUnpaidAccepted: true }),
        ...(typed.isAgeChecked === true && { isAgeChecked: true }),
        ...(!areAll(lines, pieces) && { pieces: pieces.map(({ line, amount }) => ({ line, amount })) }),
      };
      return step.take('orderShip', body);
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
      <TextField label={texts.carrier} hint={texts.carrierHint} autoComplete="off" {...form.field('carrier')} />
      <PiecesFields form={form} lines={lines} />
      {order.awaitsPrepayment && (
        <>
          <Notice look="warn">{texts.unpaid(formatPrice(openOf(order)))}</Notice>
          <FormCheckBox form={form} name="isUnpaidAccepted" label={texts.isUnpaidAccepted} />
        </>
      )}
      {minimumAge !== null && (
        <>
          <Notice>{texts.ageCheck(minimumAge)}</Notice>
          <FormCheckBox form={form} name="isAgeChecked" label={texts.isAgeChecked} />
        </>
      )}
      <FormCheckBox form={form} name="isTold" label={texts.isTold} />
    </FormDialog>
  );
}

/** What is owed and not there, in EUR. */
function openOf({ money }: OfficeOrder): number {
  return Math.max(0, money.stillDue - (money.received ?? 0));
}

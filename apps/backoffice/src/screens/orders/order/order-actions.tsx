import type { OfficeOrder } from '@kontor/contract/office';
import type { StepKind } from '@kontor/domain';
import { type ComponentType, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator } from '../../../session/office-state.ts';
import { stepTexts as texts } from '../../../texts/order.de.ts';
import { AddressDialog } from './address-dialog.tsx';
import { AmendDialog } from './amend-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { staysUntaxed } from './order-vat-id.tsx';
import { PlainStepButton } from './plain-step-button.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import type { PlainKind } from './step/use-order-step.ts';

const dialogs: Readonly<
  Record<
    Exclude<StepKind, PlainKind | 'unship'> | 'refund' | 'release',
    ComponentType<{ order: OfficeOrder; onClose: () => void }>
  >
> = {
  ship: ShipDialog,
  cancel: CancelDialog,
  return: ReturnDialog,
  correct: AddressDialog,
  amend: AmendDialog,
  hold: HoldDialog,
  refund: RefundDialog,
  release: ReleaseDialog,
};

type Asked = keyof typeof dialogs;

/**
 * The steps that the order allows now, always in the same order. Other steps are not shown. State, pieces and the
 * reason of a hold are shown on the page.
 */
export function OrderActions({ order }: { order: OfficeOrder }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayRefund = isAllowed('money.refund', useOperator());
  const possible = order.steps.filter(
    ({ kind, refusal }) => refusal === null || (kind === 'cancel' && refusal === 'paid'),
  );
  // A held order is released next to the reason of the hold, and a shipment is undone next to its parcel.
  const isElsewhere = (kind: StepKind) => kind === 'unship' || (kind === 'hold' && order.hold !== null);
  const kinds = possible.map(({ kind }) => kind).filter((kind) => !isElsewhere(kind));
  const main = (['ship', 'deliver', 'complete'] as const).find((kind) => kinds.includes(kind));
  const Dialog = asked === null ? null : dialogs[asked];
  return (
    <>
      {kinds.map((kind) =>
        kind in dialogs && (kind !== 'release' || staysUntaxed(order)) ? (
          <Button
            key={kind}
            look={kind === main ? 'primary' : kind === 'cancel' ? 'danger' : 'secondary'}
            onClick={() => setAsked(kind as Asked)}
          >
            {texts.buttons[kind]}
          </Button>
        ) : (
          <PlainStepButton key={kind} order={order} kind={kind as PlainKind} isPrimary={kind === main} />
        ),
      )}
      {mayRefund && order.payments.length > 0 && order.money.toRefund > 0 && (
        <Button onClick={() => setAsked('refund')}>{texts.refundButton}</Button>
      )}
      {Dialog !== null && <Dialog order={order} onClose={() => setAsked(null)} />}
    </>
  );
}

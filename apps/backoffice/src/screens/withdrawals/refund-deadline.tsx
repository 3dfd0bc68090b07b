import type { OfficeWithdrawal } from '@kontor/contract/office';
import { daysUntil } from '../../format/days-until.ts';
import { formatDay } from '../../format/format-day.ts';
import { Status } from '../../kit/status.tsx';
import { withdrawalTexts as texts } from '../../texts/withdrawals.de.ts';

/** From how many days before its end the refund deadline is highlighted. */
const soon = 3;

/** The refund deadline and the remaining time, while a refund is due. */
export function RefundDeadline({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { refundUntil, checked, orderNumber, isRefundOpen } = withdrawal;
  // Without an order the shop cannot know. Then the reminder ends when an operator has checked the declaration.
  const isWatched = orderNumber === null ? checked === null : isRefundOpen;
  const left = daysUntil(refundUntil, Date.now());
  return (
    <span>
      {formatDay(refundUntil)}
      <span className="second-line">
        {isWatched && left <= soon && <Status look="warn" label={texts.left(left)} />}
        {isWatched && left > soon && texts.left(left)}
        {!isWatched && texts.settled}
      </span>
    </span>
  );
}

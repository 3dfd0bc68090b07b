import type { OfficeOrder } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { officeCall } from '../../../calls/office-call.ts';
import { formatDay } from '../../../format/format-day.ts';
import { formatAmount } from '../../../format/format-price.ts';
import { FailureNotice } from '../../../forms/failure-notice.tsx';
import { Button } from '../../../kit/button.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { useAction } from '../../../kit/use-action.ts';
import { articleName } from '../../../records/article-words.ts';
import { newStepKey, noteOrder } from '../../../records/order-query.ts';
import { giftVoucherTexts as texts } from '../../../texts/gift-vouchers.de.ts';

type GiftVoucher = OfficeOrder['giftVouchers'][number];

/** The gift vouchers that the order bought: what is left of each, and whether it can be redeemed. */
export function OrderGiftVouchers({ order, mayEdit }: { order: OfficeOrder; mayEdit: boolean }) {
  const { giftVouchers } = order;
  if (giftVouchers.length === 0) return null;
  return (
    <section className="section" aria-labelledby="gift-vouchers-title">
      <h2 id="gift-vouchers-title">{texts.title}</h2>
      <ul className="parcels">
        {giftVouchers.map((voucher) => (
          <li key={voucher.codeEnd}>
            <h3>
              {nameOf(order, voucher)} {texts.code(voucher.codeEnd)}
            </h3>
            <p>
              {texts.rest(formatAmount(voucher.rest), formatAmount(voucher.worth))}
              {voucher.lastDay !== null && voucher.state === 'valid' && texts.until(formatDay(voucher.lastDay))}
            </p>
            {voucher.state !== 'valid' && <p className="soft">{texts.states[voucher.state]}</p>}
          </li>
        ))}
      </ul>
      {mayEdit && giftVouchers.some(({ state }) => state === 'valid') && <SendAgain number={order.number} />}
    </section>
  );
}

function nameOf({ order }: OfficeOrder, { line }: GiftVoucher): string {
  const product = order.items[line]?.product;
  return product === undefined ? '' : articleName(product);
}

/** Mails the codes once more. Repeated after a lost answer, it is still one mail. */
function SendAgain({ number }: { number: string }) {
  const queries = useQueryClient();
  const key = useRef(newStepKey());
  const action = useAction(async () => {
    noteOrder(queries, await officeCall('orderGiftVouchersSend', { number, key: key.current }));
    key.current = newStepKey();
    showToast(texts.sentAgain);
  });
  return (
    <>
      <Button isBusy={action.isBusy} onClick={() => action.run()}>
        {texts.sendAgain}
      </Button>
      <FailureNotice failure={action.failure} />
    </>
  );
}

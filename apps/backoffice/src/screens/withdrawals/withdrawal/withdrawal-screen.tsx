import type { OfficeWithdrawal } from '@kontor/contract/office';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { officeCall } from '../../../calls/office-call.ts';
import { formatDay } from '../../../format/format-day.ts';
import { formatPrice } from '../../../format/format-price.ts';
import { FailureNotice } from '../../../forms/failure-notice.tsx';
import { RecordHistory } from '../../../history/record-history.tsx';
import { Button } from '../../../kit/button.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Time } from '../../../kit/time.tsx';
import { showToast } from '../../../kit/toast-message.ts';
import { useAction } from '../../../kit/use-action.ts';
import { withdrawalQuery } from '../../../records/withdrawals-query.ts';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator } from '../../../session/office-state.ts';
import { RoomHead } from '../../../shell/room-head.tsx';
import { withdrawalTexts as texts } from '../../../texts/withdrawals.de.ts';
import { RefundDeadline } from '../refund-deadline.tsx';
import { OrderOfWithdrawal } from './order-of-withdrawal.tsx';

const route = getRouteApi('/frame/office/widerrufe/$nummer');

/** One declaration of withdrawal: its content, the verdict on it, and the link to its order. */
export function WithdrawalScreen(): ReactNode {
  const { nummer } = route.useParams();
  const withdrawal = useSuspenseQuery(withdrawalQuery(nummer)).data;
  const { checked, verdict, orderNumber } = withdrawal;
  const mayEdit = isAllowed('orders.edit', useOperator());
  const check = useCheck(nummer);
  return (
    <div className="room">
      <RoomHead title={texts.title(nummer)}>
        {mayEdit && checked === null && (
          <Button look="primary" isBusy={check.isBusy} onClick={() => check.run()}>
            {texts.check}
          </Button>
        )}
      </RoomHead>
      <FailureNotice failure={check.failure} />
      <p>
        <Link to="/widerrufe" search={{ stand: checked === null ? undefined : 'geprueft' }}>
          {texts.toList}
        </Link>
      </p>
      <Notice look={verdict === 'in-time' ? 'plain' : 'warn'} title={texts.verdictOf(verdict)}>
        {texts.hintOf(verdict)}
      </Notice>
      <div className="record">
        <div className="record-parts">
          <Declared withdrawal={withdrawal} />
          {orderNumber !== null && <OrderOfWithdrawal number={orderNumber} />}
        </div>
        <RecordHistory subject="withdrawal" subjectId={nummer} />
      </div>
    </div>
  );
}

function useCheck(number: string) {
  const queries = useQueryClient();
  return useAction(async () => {
    queries.setQueryData(withdrawalQuery(number).queryKey, await officeCall('withdrawalCheck', { number }));
    for (const key of ['withdrawals', 'log']) void queries.invalidateQueries({ queryKey: [key] });
    showToast(texts.checkDone);
    // Its button is gone.
    document.querySelector<HTMLElement>('h1')?.focus();
  });
}

function Declared({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { receivedAt, content, lastDay, isAcknowledged, checked, owed } = withdrawal;
  return (
    <section className="section" aria-labelledby="declared-title">
      <h2 id="declared-title">{texts.declared}</h2>
      <Facts
        facts={[
          [texts.receivedAt, <Time key="received" iso={receivedAt} />],
          ...content.map(({ label, lines }) => [label, lines.join('\n')] as const),
          [texts.acknowledgement, isAcknowledged ? texts.acknowledged : texts.notAcknowledged],
          [texts.lastDay, lastDay === null ? texts.lastDayOpen : texts.until(formatDay(lastDay))],
          ...(owed === null || owed.amount === 0 ? [] : [[texts.owed, owedInWords(owed)] as const]),
          [texts.refundUntil, <RefundDeadline key="refund" withdrawal={withdrawal} />],
          [
            texts.checked,
            checked === null ? (
              texts.notChecked
            ) : (
              <>
                {texts.checkedBy(checked.by)}, <Time iso={checked.at} />
              </>
            ),
          ],
        ]}
      />
    </section>
  );
}

function owedInWords({ amount, hasDelivery }: NonNullable<OfficeWithdrawal['owed']>): string {
  return hasDelivery ? texts.withDelivery(formatPrice(amount)) : texts.withoutDelivery(formatPrice(amount));
}

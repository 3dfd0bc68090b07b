import type { RetentionOverview } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Button } from '../../kit/button.tsx';
import { Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { useAction } from '../../kit/use-action.ts';
import { OrderLink } from '../../records/order-link.tsx';
import { retentionQuery } from '../../records/privacy-query.ts';
import { erasureTexts, retentionTexts as texts } from '../../texts/privacy.de.ts';

/** The orders that are held back, and why. */
export function OrdersKeptBack({ held }: { held: RetentionOverview['held'] }) {
  const queries = useQueryClient();
  const release = useAction(async (number: string) => {
    queries.setQueryData(retentionQuery.queryKey, await officeCall('retentionHold', { number, reason: null }));
    showToast(texts.gone);
    // The button is gone.
    setTimeout(() => document.getElementById('next-title')?.focus());
  });
  return (
    <section className="section" aria-labelledby="held-title">
      <h2 id="held-title">{texts.held}</h2>
      <FailureNotice failure={release.failure} />
      <Table
        caption={texts.held}
        columns={[
          { title: erasureTexts.number, isShort: true, cell: ({ number }) => <OrderLink number={number} /> },
          { title: texts.reason, cell: ({ reason }) => reason },
          {
            title: texts.by,
            cell: ({ by, at }) => (
              <span>
                {by}
                <span className="second-line">
                  <Time iso={at} />
                </span>
              </span>
            ),
          },
          {
            title: texts.actions,
            isActions: true,
            cell: ({ number }) => (
              <Button
                look="plain"
                isBusy={release.isBusy}
                aria-label={texts.releaseOf(number)}
                onClick={() => release.run(number)}
              >
                {texts.release}
              </Button>
            ),
          },
        ]}
        rows={held}
        keyOf={({ number }) => number}
      />
    </section>
  );
}

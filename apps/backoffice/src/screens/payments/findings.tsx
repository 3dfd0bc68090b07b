import type { OfficeFinding } from '@kontor/contract/office';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Time } from '../../kit/time.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { findingsQuery } from '../../records/payments-query.ts';
import { paymentTexts as texts } from '../../texts/payments.de.ts';

/** What does not fit together between the shop and its providers, each with its order and its repair. */
export function Findings({ mayEdit }: { mayEdit: boolean }) {
  const { findings } = useSuspenseQuery(findingsQuery).data;
  const [asked, setAsked] = useState<OfficeFinding | null>(null);
  const resolve = useResolve();
  return (
    <section className="section findings" aria-labelledby="findings-title">
      <h2 id="findings-title">{texts.findings}</h2>
      {findings.length === 0 && <Notice look="good">{texts.noFindings}</Notice>}
      {findings.map((finding) => (
        <Finding key={finding._id} finding={finding} onResolve={mayEdit ? () => setAsked(finding) : undefined} />
      ))}
      {asked !== null && (
        <ConfirmDialog
          title={texts.resolve}
          confirm={asked.books ? texts.resolveBooking : texts.resolve}
          act={() => resolve(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{asked.title}</p>
          <p>{asked.books ? texts.resolveBooks : texts.resolveHint}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Finding({ finding, onResolve }: { finding: OfficeFinding; onResolve: (() => void) | undefined }) {
  const { title, detail, foundAt, reference, orderNumber } = finding;
  return (
    <Notice look="warn" title={title}>
      <p>{detail}</p>
      <p className="soft">
        {reference !== null && `${texts.payment(reference)}, `}
        {texts.found} <Time iso={foundAt} />
      </p>
      <p className="finding-steps">
        {orderNumber !== null && (
          <Link className="button button-secondary" to="/bestellungen/$nummer" params={{ nummer: orderNumber }}>
            {texts.toOrder(orderNumber)}
          </Link>
        )}
        {onResolve && <Button onClick={onResolve}>{texts.resolve}</Button>}
      </p>
    </Notice>
  );
}

function useResolve(): (finding: OfficeFinding) => Promise<void> {
  const queries = useQueryClient();
  return async ({ _id, orderNumber }) => {
    await officeCall('paymentFindingResolve', { _id });
    showToast(texts.resolved);
    if (orderNumber !== null) void queries.invalidateQueries({ queryKey: ['order', orderNumber] });
    await Promise.all(
      ['payment-findings', 'payments', 'log'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    );
    // Its button is gone.
    document.querySelector<HTMLElement>('h1')?.focus();
  };
}

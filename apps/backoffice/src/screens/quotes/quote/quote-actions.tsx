import type { OfficeQuote } from '@kontor/contract/office';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { handOutFile } from '../../../calls/hand-out-file.ts';
import { officeCall } from '../../../calls/office-call.ts';
import { FailureNotice } from '../../../forms/failure-notice.tsx';
import { Button } from '../../../kit/button.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { isAllowed } from '../../../session/is-allowed.ts';
import { useOperator } from '../../../session/office-state.ts';
import { quoteTexts as texts } from '../../../texts/quotes.de.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { ProlongDialog, WithdrawDialog } from './quote-dialogs.tsx';
import { useQuoteStep } from './use-quote-step.ts';

type Opened = 'accept' | 'prolong' | 'withdraw' | null;

/** What can be done with an offer now. */
export function QuoteActions({ quote }: { quote: OfficeQuote }) {
  const { number, revision, steps, email } = quote;
  const operator = useOperator();
  const mayTake = isAllowed('orders.take', operator);
  const [opened, setOpened] = useState<Opened>(null);
  const done = useQuoteStep();
  const pdf = useAction(async () => {
    const file = await officeCall('quoteFile', { number });
    handOutFile(file, { type: file.mimeType, isOpened: true });
  });
  const send = useAction(async () => done(await officeCall('quoteSend', { number, revision }), texts.sent));
  const can = (step: (typeof steps)[number]) => mayTake && steps.includes(step);
  const close = () => setOpened(null);
  return (
    <>
      {can('accept') && (
        <Button look="primary" onClick={() => setOpened('accept')}>
          {texts.accept}
        </Button>
      )}
      {can('change') && (
        <Link className="button button-secondary" to="/bestellungen/aufnehmen" search={{ angebot: number }}>
          {texts.change}
        </Link>
      )}
      {can('prolong') && <Button onClick={() => setOpened('prolong')}>{texts.prolong}</Button>}
      {can('send') && email !== '' && (
        <Button isBusy={send.isBusy} onClick={() => send.run()}>
          {texts.send}
        </Button>
      )}
      <Button isBusy={pdf.isBusy} onClick={() => pdf.run()}>
        {texts.pdf}
      </Button>
      {can('withdraw') && <Button onClick={() => setOpened('withdraw')}>{texts.withdraw}</Button>}
      <FailureNotice failure={send.failure ?? pdf.failure} />
      {opened === 'accept' && <AcceptDialog quote={quote} onClose={close} />}
      {opened === 'prolong' && <ProlongDialog quote={quote} onClose={close} />}
      {opened === 'withdraw' && <WithdrawDialog quote={quote} onClose={close} />}
    </>
  );
}

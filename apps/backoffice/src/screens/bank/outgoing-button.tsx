import type { BankEntryWithMatch } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';
import { FailureNotice } from '../../forms/failure-notice.tsx';
import { Button } from '../../kit/button.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { useAction } from '../../kit/use-action.ts';
import { bankTexts as texts } from '../../texts/bank.de.ts';

/** Whether an open entry took money off the account and fits no order. */
export function isIdleOutgoing({ state, amount, match }: BankEntryWithMatch): boolean {
  return state === 'open' && amount < 0 && match?.kind === 'none';
}

/** Sets aside all entries like rent and fees at once. Each can be taken up again. */
export function OutgoingButton() {
  const queries = useQueryClient();
  const action = useAction(async () => {
    const { count } = await officeCall('bankOutgoingSetAside', {});
    await queries.invalidateQueries({ queryKey: ['bank-entries'] });
    void queries.invalidateQueries({ queryKey: ['today'] });
    showToast(texts.outgoingDone(count));
  });
  return (
    <>
      <Button isBusy={action.isBusy} onClick={() => action.run()}>
        {texts.outgoing}
      </Button>
      <FailureNotice failure={action.failure} />
    </>
  );
}

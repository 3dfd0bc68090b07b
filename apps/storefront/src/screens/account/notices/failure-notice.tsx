import { failureMessage } from '../../../calls/failure-message.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Why something failed, said at once. Nothing where nothing did. */
export function FailureNotice({ failure }: { failure: unknown }) {
  if (failure === null) return null;
  return (
    <Notice look="bad" alert>
      {failureMessage(failure)}
    </Notice>
  );
}

import { failureMessage } from '../../../calls/failure-message.ts';
import { Notice } from '../../../ui/notice.tsx';

/** The message of a failure, announced at once. Nothing without a failure. */
export function FailureNotice({ failure }: { failure: unknown }) {
  if (failure === null) return null;
  return (
    <Notice look="bad" alert>
      {failureMessage(failure)}
    </Notice>
  );
}

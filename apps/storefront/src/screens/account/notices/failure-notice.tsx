import { failureMessage } from '../../../calls/failure-message.ts';
import { Notice } from '../../../ui/notice.tsx';

/** The reason of a failure, announced at once. Nothing if there was none. */
export function FailureNotice({ failure }: { failure: unknown }) {
  if (failure === null) return null;
  return (
    <Notice look="bad" alert>
      {failureMessage(failure)}
    </Notice>
  );
}

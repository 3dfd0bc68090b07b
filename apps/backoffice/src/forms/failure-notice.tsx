import { failureMessage } from '../calls/failure-message.ts';
import { Notice } from '../kit/notice.tsx';

/** Why something failed, read aloud when it appears. Shows nothing without a failure. */
export function FailureNotice({ failure }: { failure: unknown }) {
  return (
    <div role="alert" hidden={failure === null}>
      {failure !== null && <Notice look="bad">{failureMessage(failure)}</Notice>}
    </div>
  );
}

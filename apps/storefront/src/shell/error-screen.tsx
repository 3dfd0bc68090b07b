import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { callFailureOf } from '../calls/call-failure.ts';
import { useReadyMark } from '../page/ready-mark.ts';
import { failureTexts } from '../texts/failure.de.ts';
import { Button } from '../ui/button.tsx';

/** Shown instead of a screen, or of the whole frame, that could not be loaded. */
export function ErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  useReadyMark();
  return (
    <div className="error-screen">
      <title>{failureTexts.headline}</title>
      <h1>{failureTexts.headline}</h1>
      <p>{explanationOf(error)}</p>
      <p className="error-screen-actions">
        <Button look="primary" onClick={() => router.invalidate()}>
          {failureTexts.retry}
        </Button>
        <a className="button button-secondary" href="/">
          {failureTexts.home}
        </a>
      </p>
    </div>
  );
}

/**
 * The explanation for the customer. Failures between browser and shop have sentences of their own. The server's
 * internal errors are not shown.
 */
function explanationOf(error: unknown): string {
  const failure = callFailureOf(error);
  const status = failure?.status ?? 500;
  if (status === 0) return failureTexts.network;
  if (status >= 502 && status <= 504) return failureTexts.unreachable;
  return failure !== null && status === 429 ? failure.refusal.msg : failureTexts.explanation;
}

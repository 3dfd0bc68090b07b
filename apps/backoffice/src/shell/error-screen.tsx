import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { isRefusedWith } from '../calls/call-failure.ts';
import { failureMessage } from '../calls/failure-message.ts';
import { Button } from '../kit/button.tsx';
import { failureTexts as texts } from '../texts/failure.de.ts';
import { RoomHead } from './room-head.tsx';

/** Shown in place of a room that failed to load or may not be entered. The frame around it stays. */
export function ErrorScreen({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const isForbidden = isRefusedWith(error, 'right-missing');
  const retry = () => {
    reset();
    router.invalidate();
  };
  return (
    <div className="room">
      <RoomHead title={isForbidden ? texts.forbiddenTitle : texts.title} />
      <p>{failureMessage(error)}</p>
      <p className="room-actions">
        {!isForbidden && (
          <Button look="primary" onClick={retry}>
            {texts.retry}
          </Button>
        )}
        <Link className="button button-secondary" to="/">
          {texts.toStart}
        </Link>
      </p>
    </div>
  );
}

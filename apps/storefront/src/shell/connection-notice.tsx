import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { isConnectionLost, subscribeToConnection, tryAgain } from '../calls/connection.ts';
import { failureTexts } from '../texts/failure.de.ts';
import { shellTexts } from '../texts/shell.de.ts';
import { Button } from '../ui/button.tsx';
import { useAboveAll } from '../ui/use-above-all.ts';

/** Whether the next page waits for the network. The present one stays and can be used. */
export function useWaitsForNetwork(): boolean {
  const isBusy = useRouterState({ select: (state) => state.status === 'pending' });
  const isLost = useSyncExternalStore(subscribeToConnection, isConnectionLost, () => false);
  return isBusy && isLost;
}

/**
 * Says that the next page waits for the network, and offers to try at once. Always there, so that screen readers hear
 * it come.
 */
export function ConnectionNotice() {
  const waits = useWaitsForNetwork();
  return <div role="status">{waits && <NoticeAboveAll />}</div>;
}

/** Over an open panel too: a tick in it is what may be waiting. */
function NoticeAboveAll() {
  return (
    <div className="connection-notice" popover="manual" ref={useAboveAll<HTMLDivElement>()}>
      <p>{shellTexts.connectionLost}</p>
      <Button onClick={tryAgain}>{failureTexts.retry}</Button>
    </div>
  );
}

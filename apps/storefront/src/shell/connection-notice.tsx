import { useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { isConnectionLost, subscribeToConnection, tryAgain } from '../calls/connection.ts';
import { failureTexts } from '../texts/failure.de.ts';
import { shellTexts } from '../texts/shell.de.ts';
import { Button } from '../ui/button.tsx';
import { useAboveAll } from '../ui/use-above-all.ts';

/** Whether the next page waits for the network. The current page stays usable meanwhile. */
export function useWaitsForNetwork(): boolean {
  const isBusy = useRouterState({ select: (state) => state.status === 'pending' });
  const isLost = useSyncExternalStore(subscribeToConnection, isConnectionLost, () => false);
  return isBusy && isLost;
}

/**
 * Says that the next page waits for the network, with a button to try at once. Always rendered, so that screen readers
 * announce its content.
 */
export function ConnectionNotice() {
  const waits = useWaitsForNetwork();
  return <div role="status">{waits && <NoticeAboveAll />}</div>;
}

/** Covers open panels too, because the waiting change may come from a checkbox in one. */
function NoticeAboveAll() {
  return (
    <div className="connection-notice" popover="manual" ref={useAboveAll<HTMLDivElement>()}>
      <p>{shellTexts.connectionLost}</p>
      <Button onClick={tryAgain}>{failureTexts.retry}</Button>
    </div>
  );
}

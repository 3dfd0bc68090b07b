import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { listenToChanges } from '../calls/change-stream.ts';
import { sendCall } from '../calls/send-call.ts';
import { reloadChanged } from '../records/changed-queries.ts';
import { forgetSession, useOfficeState } from '../session/office-state.ts';

/**
 * Keeps what is shown up to date with what others change (decision 060), as long as there is a session.
 *
 * @returns a function that closes the stream, and returns the function that opens it again
 */
export function useLiveChanges(): () => () => void {
  const queries = useQueryClient();
  const isSignedIn = (useOfficeState()?.operator ?? null) !== null;
  const [opening, openAgain] = useState(0);
  const stop = useRef(() => {});
  const wasOpen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `opening` opens the stream again.
  useEffect(() => {
    if (!isSignedIn) return;
    stop.current = listenToChanges({
      mayHaveMissed: wasOpen.current,
      onChange: (subjects) => reloadChanged(queries, subjects),
      isSignedIn: async () => (await sendCall('officeState', {})).operator !== null,
      onSignedOut: () => forgetSession(queries),
    });
    wasOpen.current = true;
    return () => stop.current();
  }, [queries, isSignedIn, opening]);
  return () => {
    stop.current();
    return () => openAgain((times) => times + 1);
  };
}

import { useEffect } from 'react';

/**
 * Notes in the document's timeline when its scripts have taken over what the server rendered (User Timing, mark
 * `ready`): from then on every button answers. Browsers' tools show it, and journeys press nothing before it.
 */
export function useReadyMark(): void {
  useEffect(() => {
    performance.mark('ready');
  }, []);
}

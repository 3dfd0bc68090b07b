import { useEffect } from 'react';

/**
 * Sets the User Timing mark `ready` when the scripts have hydrated the page and every button works. Browser tools show
 * the mark, and journeys wait for it before they press anything.
 */
export function useReadyMark(): void {
  useEffect(() => {
    performance.mark('ready');
  }, []);
}

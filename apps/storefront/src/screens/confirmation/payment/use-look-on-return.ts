import { useEffect, useRef } from 'react';

/**
 * Checks the status when the visitor returns to this page, because they may have paid in another window or tab. Does
 * not check while the page itself `waits` for a window, whose script reports its end. Failed checks are ignored.
 */
export function useLookOnReturn(look: () => Promise<unknown>, waits: boolean): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (waits) return;
    let isLooking = false;
    const lookNow = () => {
      if (isLooking || document.visibilityState === 'hidden') return;
      isLooking = true;
      const rest = () => {
        isLooking = false;
      };
      latest.current().then(rest, rest);
    };
    window.addEventListener('focus', lookNow);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      window.removeEventListener('focus', lookNow);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [waits]);
}

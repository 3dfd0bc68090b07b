import { useEffect, useRef } from 'react';

/**
 * Looks at the status when the visitor returns to this page: they may have paid in another window or tab. It does not
 * look while the page `waits` for a window itself, whose script reports its end. A failed look counts as one that found
 * nothing.
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

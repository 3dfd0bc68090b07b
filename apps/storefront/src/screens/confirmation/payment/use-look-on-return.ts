import { useEffect, useRef } from 'react';

/**
 * Looks when somebody turns to this page again: they may have paid in another window or tab, whose end it was not told.
 * Not while it `waits` for such a window itself, which tells it. A look that fails is one that found nothing.
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

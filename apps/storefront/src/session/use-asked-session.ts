import { useEffect } from 'react';
import { askSession, settleSession } from './ask-session.ts';
import { onOtherTabs } from './session-tabs.ts';

/**
 * Asks who is signed in once the page is hydrated, because the page itself is the same for everybody
 * (docs/decisions/006, 022). Asks again when another tab reports a change, and when the browser restores the page from
 * its back/forward cache. Does not ask if the shop has no login.
 */
export function useAskedSession(isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return settleSession(null);
    askSession();
    const askAgain = ({ persisted }: PageTransitionEvent) => persisted && askSession();
    window.addEventListener('pageshow', askAgain);
    const stopHearing = onOtherTabs(() => askSession(true));
    return () => {
      stopHearing();
      window.removeEventListener('pageshow', askAgain);
    };
  }, [isOffered]);
}

import { useEffect } from 'react';
import { askSession, settleSession } from './ask-session.ts';
import { onOtherTabs } from './session-tabs.ts';

/**
 * Asks who is signed in, once the page has been hydrated: the page itself is the same for everybody
 * (docs/decisions/006, 022). And again when another tab says that it changed, or the browser puts back a page that was
 * left. Where no login is offered nobody is asked.
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

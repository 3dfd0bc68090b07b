import { useRouterState } from '@tanstack/react-router';
import { shellTexts } from '../texts/shell.de.ts';

/** A line at the upper edge while the next page is loading. The current page stays usable. Short waits show nothing. */
export function NavigationProgress() {
  const isBusy = useRouterState({ select: (state) => state.status === 'pending' });
  return isBusy ? <div className="navigation-progress" role="progressbar" aria-label={shellTexts.loading} /> : null;
}

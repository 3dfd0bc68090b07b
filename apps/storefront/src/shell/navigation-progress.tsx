import { useRouterState } from '@tanstack/react-router';
import { shellTexts } from '../texts/shell.de.ts';

/**
 * A line at the upper edge while the next page is on its way; the present one stays and can be used. Short waits show
 * nothing.
 */
export function NavigationProgress() {
  const isBusy = useRouterState({ select: (state) => state.status === 'pending' });
  return isBusy ? <div className="navigation-progress" role="progressbar" aria-label={shellTexts.loading} /> : null;
}

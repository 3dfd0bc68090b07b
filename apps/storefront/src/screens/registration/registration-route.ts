import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../page/lazy-screen.ts';
import { rootRoute } from '../../shell/root-route.ts';

/**
 * The addresses `/U/register` and `…/P/register` (SPEC §2). Its code is loaded apart from the list's: see
 * docs/decisions/005.
 */
export const registrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registration/$',
  component: lazyScreen(() => import('./registration-screen.tsx'), 'RegistrationScreen'),
});

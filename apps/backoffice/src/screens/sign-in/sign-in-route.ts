import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { stateQuery } from '../../session/office-state.ts';
import { rootRoute } from '../../shell/root-route.tsx';
import { readSignInSearch } from './sign-in-search.ts';

/** Signing in: `/admin/anmelden?nach=<next address>`. Operators who are already signed in are redirected at once. */
export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/anmelden',
  validateSearch: readSignInSearch,
  beforeLoad: async ({ context: { queries }, search }) => {
    const { operator } = await queries.ensureQueryData(stateQuery);
    if (operator !== null) throw redirect({ href: search.nach ?? '/', replace: true });
  },
  component: lazyRouteComponent(() => import('./sign-in-screen.tsx'), 'SignInScreen'),
});

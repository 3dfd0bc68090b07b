import { createRoute, redirect } from '@tanstack/react-router';
import { noteOperator, stateQuery } from '../session/office-state.ts';
import { OfficeFrame } from './office-frame.tsx';
import { rootRoute } from './root-route.tsx';

/** The frame for signed-in operators. Others are redirected to the sign-in and then back to this address. */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  beforeLoad: async ({ context: { queries }, location }) => {
    const { operator } = await queries.ensureQueryData(stateQuery);
    if (operator === null) throw redirect({ to: '/anmelden', search: { nach: location.href }, replace: true });
    noteOperator(queries, operator);
    return { operator };
  },
  component: OfficeFrame,
});

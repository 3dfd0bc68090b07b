import { createRoute } from '@tanstack/react-router';
import { MissingScreen } from './missing-screen.tsx';
import { officeRoute } from './office-route.ts';

/** Every address that no room has: the frame stays around the answer. */
export const missingRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/$',
  component: MissingScreen,
});

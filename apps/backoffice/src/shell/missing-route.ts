import { createRoute } from '@tanstack/react-router';
import { MissingScreen } from './missing-screen.tsx';
import { officeRoute } from './office-route.ts';

/** All addresses without a room. The frame stays around the message. */
export const missingRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/$',
  component: MissingScreen,
});

import { CallFailure } from '@kontor/contract';
import { createRoute, Outlet } from '@tanstack/react-router';
import { isAllowed } from '../session/is-allowed.ts';
import { failureTexts } from '../texts/failure.de.ts';
import { ErrorScreen } from './error-screen.tsx';
import { frameRoute } from './frame-route.ts';
import { MissingScreen } from './missing-screen.tsx';

/**
 * The parent of all rooms. A room whose right the operator lacks says so inside the frame and loads nothing. The menu
 * uses the same check (rooms.ts).
 */
export const officeRoute = createRoute({
  getParentRoute: () => frameRoute,
  id: 'office',
  beforeLoad: ({ context: { operator }, matches }) => {
    const room = matches.findLast(({ staticData }) => staticData.room !== undefined)?.staticData.room;
    if (room !== undefined && !isAllowed(room.right, operator))
      throw new CallFailure(403, { code: 'right-missing', msg: failureTexts.forbidden(room.title) });
  },
  component: Outlet,
  errorComponent: ErrorScreen,
  notFoundComponent: MissingScreen,
});

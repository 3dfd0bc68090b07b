import { invitationRoute } from './screens/invitation/invitation-route.ts';
import { kitRoute } from './screens/kit/kit-route.ts';
import { signInRoute } from './screens/sign-in/sign-in-route.ts';
import { todayRoute } from './screens/today/today-route.ts';
import { frameRoute } from './shell/frame-route.ts';
import { officeRoute } from './shell/office-route.ts';
import { rootRoute } from './shell/root-route.tsx';

const rooms = officeRoute.addChildren([todayRoute]);
const pages = [signInRoute, invitationRoute, frameRoute.addChildren([rooms])] as const;

/** All pages of the back office. The navigation shows its rooms in the order in which they stand here. */
export const routeTree = rootRoute.addChildren(import.meta.env.DEV ? [...pages, kitRoute] : pages);

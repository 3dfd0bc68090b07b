import { lazyRouteComponent } from '@tanstack/react-router';
import { patiently } from '../calls/connection.ts';
import { isPageUnderWay } from '../calls/patient-calls.ts';

/**
 * A screen whose code is loaded when it is first shown. If the code cannot be loaded, a new version of the shop has
 * replaced it, or the network is gone. The router then loads the page anew, once, which needs a shop that answers.
 */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  const loadOrWait = () =>
    load().catch(async (failure: unknown) => {
      await patiently(() => fetch('/livez', { cache: 'no-store' }), isPageUnderWay);
      throw failure;
    });
  return lazyRouteComponent(loadOrWait, name);
}

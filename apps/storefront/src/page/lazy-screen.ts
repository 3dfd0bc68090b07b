import { lazyRouteComponent } from '@tanstack/react-router';
import { patiently } from '../calls/connection.ts';
import { isPageUnderWay } from '../calls/patient-calls.ts';

/**
 * A screen whose code is loaded when it is first shown. The load fails if a new version of the shop has replaced the
 * code, or without network. The router then reloads the page once, so this waits until the shop answers.
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

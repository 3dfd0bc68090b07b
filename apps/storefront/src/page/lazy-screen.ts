import { lazyRouteComponent, redirect } from '@tanstack/react-router';
import { patiently } from '../calls/connection.ts';
import { isPageUnderWay } from '../calls/patient-calls.ts';

/** By this beginning of its message the router knows a failure after which it reloads the page once. */
const isMissing = 'Failed to fetch dynamically imported module';

/**
 * A screen whose code is loaded, with its styles, when it is first shown. The load fails if a new version of the shop
 * has replaced one of them, or without network. The router then reloads the page once, so this waits until the shop
 * answers.
 */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  const loadOrWait = () =>
    load().catch(async (failure: unknown) => {
      await untilShopAnswers();
      throw new Error(`${isMissing}: ${failure}`);
    });
  return lazyRouteComponent(loadOrWait, name);
}

/**
 * The code of a loader that is loaded when it is first needed. If that fails as above, the page comes from the server
 * instead, whose address this is.
 */
export async function lazyLoader<Module>(load: () => Promise<Module>, address: string): Promise<Module> {
  try {
    return await load();
  } catch {
    await untilShopAnswers();
    throw redirect({ href: address, reloadDocument: true });
  }
}

function untilShopAnswers(): Promise<Response> {
  return patiently(() => fetch('/livez', { cache: 'no-store' }), isPageUnderWay);
}

import { type CallShop, classOf } from '@kontor/contract';
import { lazyRouteComponent } from '@tanstack/react-router';
import { callFailureOf } from './call-failure.ts';
import { patiently } from './connection.ts';

let isNavigating: () => boolean = () => false;

/** Says how to tell that a page is on its way. On the server none ever waits. */
export function followNavigation(isUnderWay: () => boolean): void {
  isNavigating = isUnderWay;
}

/**
 * Makes calls such that a navigation without network waits for it instead of failing: the old page stays
 * (shell/connection-notice.tsx). Whatever else fails, and whatever nobody waits for, fails at once.
 */
export function patientCalls(call: CallShop): CallShop {
  return (name, body) => {
    const isWorthWaiting = (failure: unknown) => callFailureOf(failure)?.status === 0 && isNavigating();
    return classOf(name).isPatient ? patiently(() => call(name, body), isWorthWaiting) : call(name, body);
  };
}

/**
 * A screen whose code is loaded when it is first shown. Code that cannot be had was replaced by a new version of the shop, or the network is
 * gone. The router then loads the page anew, once, which needs a shop that answers.
 */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  const loadOrWait = () =>
    load().catch(async (failure: unknown) => {
      await patiently(() => fetch('/livez', { cache: 'no-store' }), isNavigating);
      throw failure;
    });
  return lazyRouteComponent(loadOrWait, name);
}

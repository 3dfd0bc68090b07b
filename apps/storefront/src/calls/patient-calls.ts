import { type CallShop, classOf } from '@kontor/contract';
import { callFailureOf } from './call-failure.ts';
import { patiently } from './connection.ts';

let isNavigating: () => boolean = () => false;

/** Says how to tell that a page is on its way. On the server none ever waits. */
export function followNavigation(isUnderWay: () => boolean): void {
  isNavigating = isUnderWay;
}

/** Whether a page is on its way. */
export function isPageUnderWay(): boolean {
  return isNavigating();
}

/**
 * Makes calls during a navigation wait for the network instead of failing: the old page stays
 * (shell/connection-notice.tsx). All other failures, and calls that no navigation waits for, fail at once.
 */
export function patientCalls(call: CallShop): CallShop {
  return (name, body) => {
    const isWorthWaiting = (failure: unknown) => callFailureOf(failure)?.status === 0 && isPageUnderWay();
    return classOf(name).isPatient ? patiently(() => call(name, body), isWorthWaiting) : call(name, body);
  };
}

import { type CallShop, classOf } from '@kontor/contract';
import { callFailureOf } from './call-failure.ts';
import { patiently } from './connection.ts';

let isNavigating: () => boolean = () => false;

/** Sets how to find out whether a navigation is pending. On the server it is never called, so no call waits there. */
export function followNavigation(isUnderWay: () => boolean): void {
  isNavigating = isUnderWay;
}

/** Whether a navigation is pending. */
export function isPageUnderWay(): boolean {
  return isNavigating();
}

/**
 * Makes calls wait for the network during a navigation instead of failing, so that the old page stays
 * (shell/connection-notice.tsx). All other failures, and calls outside a navigation, fail at once.
 */
export function patientCalls(call: CallShop): CallShop {
  return (name, body) => {
    const isWorthWaiting = (failure: unknown) => callFailureOf(failure)?.status === 0 && isPageUnderWay();
    return classOf(name).isPatient ? patiently(() => call(name, body), isWorthWaiting) : call(name, body);
  };
}

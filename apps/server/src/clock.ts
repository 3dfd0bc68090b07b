import { setTimeout as timeout } from 'node:timers/promises';

/** Returns the time in epoch milliseconds. Passed as a parameter wherever time matters, so that tests can set it. */
export type Clock = () => number;

/** The system clock. */
export const systemClock: Clock = () => Date.now();

/** Resolves after a number of milliseconds. Passed as a parameter wherever something waits, so that tests need not. */
export type Wait = (milliseconds: number) => Promise<void>;

/** Waits by a system timer that does not keep the process running. */
export const systemWait: Wait = (milliseconds) => timeout(milliseconds, undefined, { ref: false });

import { setTimeout as timeout } from 'node:timers/promises';

/** Tells the time in epoch milliseconds. A parameter wherever time matters, so that a test can set it. */
export type Clock = () => number;

/** The machine's clock. */
export const systemClock: Clock = () => Date.now();

/** Resolves after so many milliseconds. A parameter wherever something waits, so that no test has to. */
export type Wait = (milliseconds: number) => Promise<void>;

/** Waits by the machine's timers; a wait alone does not keep the process running. */
export const systemWait: Wait = (milliseconds) => timeout(milliseconds, undefined, { ref: false });

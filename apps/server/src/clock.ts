/** Tells the time in epoch milliseconds. A parameter wherever time matters, so that a test can set it. */
export type Clock = () => number;

/** The machine's clock. */
export const systemClock: Clock = () => Date.now();

import { type Refused, refused } from './refused.ts';

/**
 * The refusal when too many passwords are being hashed, so that another one would wait too long. `retryAfter` in
 * seconds.
 */
export const tooBusy = (retryAfter = 5): Refused => refused(429, 'too-many-requests', { retryAfter });

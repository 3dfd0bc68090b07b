import { type Refused, refused } from './refused.ts';

/** So many passwords are being hashed that another one would wait too long: come again, in seconds. */
export const tooBusy = (retryAfter = 5): Refused => refused(429, 'too-many-requests', { retryAfter });

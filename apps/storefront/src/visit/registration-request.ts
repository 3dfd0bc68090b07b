import { isText } from './shape.ts';

/** Raised when the shape of the stored request changes. */
export const registrationVersion = 1;

/** How far somebody has come with a registration or a new password. Passwords and codes are never kept. */
export interface RegistrationRequest {
  /** As typed so far. */
  readonly email: string;
  /** The address that the last code was sent to; empty: none was asked for. */
  readonly requestedFor: string;
}

/** Nothing typed yet. */
export const noRegistration: RegistrationRequest = { email: '', requestedFor: '' };

/** The request in a stored value, or null when it is none of ours. */
export function readRegistration(stored: Readonly<Record<string, unknown>>): RegistrationRequest | null {
  const { email, requestedFor } = stored;
  return isText(email) && isText(requestedFor) ? { email, requestedFor } : null;
}

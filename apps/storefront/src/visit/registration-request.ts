import { isText } from './shape.ts';

/** Increase it when the shape of the stored request changes. */
export const registrationVersion = 1;

/** The progress of a registration or password reset. Passwords and codes are never stored. */
export interface RegistrationRequest {
  /** The e-mail address as typed so far. */
  readonly email: string;
  /** The address to which the last code was sent; empty if none was requested. */
  readonly requestedFor: string;
}

export const noRegistration: RegistrationRequest = { email: '', requestedFor: '' };

/** Reads a stored request; null if it is invalid. */
export function readRegistration(stored: Readonly<Record<string, unknown>>): RegistrationRequest | null {
  const { email, requestedFor } = stored;
  return isText(email) && isText(requestedFor) ? { email, requestedFor } : null;
}

/**
 * How long a proof of identity is valid for actions that require one (money, rights, keys, exports, erasure), in ms.
 */
export const proofLasts = 10 * 60_000;

/** How long a session lasts without a request, and its maximum duration, in ms. */
export const officeSession = { idle: 60 * 60_000, longest: 12 * 60 * 60_000 } as const;

/** Whether an operator proved their identity recently enough. `provenAt` and `now` in epoch ms. */
export function isProofFresh(provenAt: number, now: number): boolean {
  return now - provenAt < proofLasts;
}

/** Whether a session of the back office has ended. All times in epoch ms. */
export function isOfficeSessionOver(
  session: { readonly beganAt: number; readonly seenAt: number },
  now: number,
): boolean {
  return now - session.beganAt >= officeSession.longest || now - session.seenAt >= officeSession.idle;
}

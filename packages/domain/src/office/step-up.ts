/** How long a proof of identity counts for what needs one, in ms: money, rights, keys, exports and erasure. */
export const proofLasts = 10 * 60_000;

/** How long a session lasts without a request, and how long at most, in ms. */
export const officeSession = { idle: 60 * 60_000, longest: 12 * 60 * 60_000 } as const;

/** Whether somebody proved recently enough who they are. `provenAt` and `now` in epoch ms. */
export function isProofFresh(provenAt: number, now: number): boolean {
  return now - provenAt < proofLasts;
}

/** Whether a session of the back office is over. All in epoch ms. */
export function isOfficeSessionOver(
  session: { readonly beganAt: number; readonly seenAt: number },
  now: number,
): boolean {
  return now - session.beganAt >= officeSession.longest || now - session.seenAt >= officeSession.idle;
}

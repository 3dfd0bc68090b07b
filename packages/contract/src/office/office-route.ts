import type { Right } from '@kontor/domain';

/** The properties of a back office call that are known before it is made. */
export interface OfficeRoute {
  readonly path: `/api/admin/${string}`;
  /** A call that reads changes nothing, so it may be repeated whatever happened to it. */
  readonly effect: 'read' | 'write';
  /** Who may make it: operators with this right, any signed-in operator, or anybody. */
  readonly right: Right | 'signed-in' | 'anybody';
  /** A second required right, for a call that does what two rights allow. */
  readonly alsoRight?: Right;
  /** Whether it also requires the right to see the list that its body names as `list` (wire/office-lists.ts). */
  readonly ofList?: true;
  /** Whether it requires a proof of identity from the last ten minutes: money, rights, keys, exports and erasure. */
  readonly needsProof?: true;
  /** The maximum size of its body in bytes; without it the usual one. */
  readonly maxBytes?: number;
  /** The limit per visitor and minute; without it the usual one. */
  readonly perMinute?: number;
}

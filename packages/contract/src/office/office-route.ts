import type { Right } from '@kontor/domain';

/** What is known of a call of the back office before it is made. */
export interface OfficeRoute {
  readonly path: `/api/admin/${string}`;
  /** A call that reads changes nothing: it may be made again, whatever became of it. */
  readonly effect: 'read' | 'write';
  /** Who may make it: whoever has this right, any operator who is signed in, or anybody. */
  readonly right: Right | 'signed-in' | 'anybody';
  /** A second right that it asks for: a call that does what two rights allow. */
  readonly alsoRight?: Right;
  /** It asks for a proof of identity that is younger than ten minutes: money, rights, keys, exports and erasure. */
  readonly needsProof?: true;
  /** How large its body may be, in bytes; without it as large as most. */
  readonly maxBytes?: number;
  /** How often one visitor may make it a minute; without it as often as most. */
  readonly perMinute?: number;
}

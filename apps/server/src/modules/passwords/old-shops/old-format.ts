/** A way in which old shops wrote password hashes. */
export interface OldFormat {
  /** The pattern of a hash. Its group `work`, if it has one, gives the cost of a check. */
  readonly pattern: RegExp;
  /** How often the work of a hash is doubled, read from the group `work`; only as much as `mostDoublings` is done. */
  doublings(work: string): number;
  readonly mostDoublings: number;
  /** Whether a password is the one of a hash that fits the pattern and the limit. */
  isOf(hash: RegExpExecArray, password: string): boolean;
}

/** A message of a provider whose origin was verified, and where it points. */
export interface ProviderEvent {
  /** The provider's, the same when it is sent again. */
  readonly id: string;
  readonly kind: string;
  /** As it came, without headers. */
  readonly raw: string;
}

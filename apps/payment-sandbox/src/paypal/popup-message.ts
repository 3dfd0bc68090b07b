/** What the approval page tells the page that opened it. */
export interface PopupMessage {
  readonly orderId: string;
  readonly did: 'approved' | 'cancelled' | 'failed';
  readonly payerId: string | null;
  /** English, why it failed: what PayPal's script says. */
  readonly reason: string | null;
}

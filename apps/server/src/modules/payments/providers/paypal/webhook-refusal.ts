/**
 * Why a message is not accepted. `certificate-unavailable` is not the sender's fault: PayPal sends the message again
 * after an answer that is not 2xx.
 */
export interface WebhookRefusal {
  readonly ok: false;
  readonly code:
    | 'header-missing'
    | 'wrong-algorithm'
    | 'foreign-certificate'
    | 'certificate-unavailable'
    | 'certificate-invalid'
    | 'wrong-signature'
    | 'not-an-event';
}

import { paymentProviders } from '@kontor/domain';
import { type Static, type TSchema, Type } from 'typebox';

const Text = Type.String();
const Provider = Type.Enum([...paymentProviders]);

/**
 * Every kind of job with the schema of its payload. A payload contains ids, not personal data, because a failed job is
 * kept for the operator to see. The only exceptions are an e-mailed code and the key of a link, which are stored
 * nowhere else in plain text.
 */
export const jobPayloads = {
  'order-document': Type.Object({ orderId: Text }),
  'order-mail': Type.Object({ orderId: Text }),
  /** `to`: an address of the shop. */
  'order-notice': Type.Object({ orderId: Text, to: Text }),

  /** `version`: of the order's step that is told. */
  'order-shipped-mail': Type.Object({ orderId: Text, version: Type.Integer() }),
  'order-unshipped-mail': Type.Object({ orderId: Text, version: Type.Integer() }),
  'order-corrected-mail': Type.Object({ orderId: Text, version: Type.Integer() }),
  'order-amended-mail': Type.Object({ orderId: Text, version: Type.Integer() }),
  'order-refunded-mail': Type.Object({ orderId: Text, version: Type.Integer() }),
  'order-returned-mail': Type.Object({ orderId: Text, version: Type.Integer() }),
  'order-cancelled-mail': Type.Object({ orderId: Text, version: Type.Integer() }),

  /** The payment of an order with gift vouchers has changed: their codes are sent, or stopped. */
  'gift-vouchers': Type.Object({ orderId: Text }),
  /** `version`: of the order's step by which they were sent. */
  'gift-voucher-mail': Type.Object({ orderId: Text, version: Type.Integer() }),

  /** The VAT id of an order is to be checked again. */
  'vat-id-check': Type.Object({ orderId: Text }),

  'reminder-mail': Type.Object({ reminderId: Text }),

  /** `isMailed`: the customer gets the file once it is made. */
  'document-render': Type.Object({ documentId: Text, isMailed: Type.Boolean() }),
  'document-mail': Type.Object({ documentId: Text }),

  'withdrawal-mail': Type.Object({ withdrawalId: Text }),
  /** `to`: an address of the shop. */
  'withdrawal-notice': Type.Object({ withdrawalId: Text, to: Text }),

  /** `revision`: of the offer's change that is told. */
  'quote-mail': Type.Object({ quoteId: Text, revision: Type.Integer() }),
  /** `to`: an address of the shop. */
  'quote-notice': Type.Object({ quoteId: Text, revision: Type.Integer(), to: Text }),

  /** `at`: the planned time in epoch milliseconds. */
  'payment-check': Type.Object({ attemptId: Text, at: Type.Integer() }),
  'payment-settle': Type.Object({ attemptId: Text }),
  /** `id`: the provider's id of the message. */
  'payment-event': Type.Object({ provider: Provider, id: Text }),
  'payment-mail': Type.Object({ attemptId: Text }),
  /** `refunded`: the sum refunded so far in cents; missing in a job of an older version. */
  'payment-returned-mail': Type.Object({ attemptId: Text, refunded: Type.Optional(Type.Integer()) }),
  /** `notedId`: the note by which the order is paid. */
  'payment-noted-mail': Type.Object({ orderId: Text, notedId: Text }),
  /** `to`: an address of the shop. */
  'payment-notice': Type.Object({ attemptId: Text, to: Text }),

  /** `askedAt`: the request that is to be confirmed; `queuedAt`: when the mail was queued. In epoch ms. */
  'stock-alert-confirm-mail': Type.Object({ alertId: Text, askedAt: Type.Integer() }),
  'stock-alert-mail': Type.Object({ alertId: Text, queuedAt: Type.Integer() }),

  'review-request-mail': Type.Object({ orderId: Text }),
  /** `key`: of the link that confirms. `askedAt`: the request, in epoch ms. */
  'newsletter-confirm-mail': Type.Object({ subscriberId: Text, key: Text }),
  'newsletter-known-mail': Type.Object({ subscriberId: Text, askedAt: Type.Integer() }),

  'customer-words': Type.Object({}),
  'order-words': Type.Object({}),
  /** `day`: in Vienna. */
  retention: Type.Object({ day: Text }),
  /** `id`: the id of the notice. */
  'erased-mail': Type.Object({ id: Text }),

  'code-mail': Type.Object({ requestHash: Text, code: Text }),
  /** `id`: the id of the notice. */
  'email-changed-mail': Type.Object({ id: Text }),
  'password-changed-mail': Type.Object({ id: Text }),
} satisfies Readonly<Record<string, TSchema>>;

/** The kind of a job. The table may also contain kinds of a newer server. */
export type JobKind = keyof typeof jobPayloads;

/** The payload of each kind. */
export type JobPayloads = { readonly [Kind in JobKind]: Readonly<Static<(typeof jobPayloads)[Kind]>> };

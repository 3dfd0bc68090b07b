import { paymentProviders } from '@kontor/domain';
import { type Static, type TSchema, Type } from 'typebox';

const Text = Type.String();
const Provider = Type.Enum([...paymentProviders]);

/**
 * Every kind of job, and what its handler is given. A payload names ids, never people or their words: a failed job is
 * kept for the operator to see. The one exception is a code, which exists nowhere else in plain.
 */
export const jobPayloads = {
  'order-document': Type.Object({ orderId: Text }),
  'order-mail': Type.Object({ orderId: Text }),
  /** `to`: an address of the shop. */
  'order-notice': Type.Object({ orderId: Text, to: Text }),

  /** `at`: the time that was planned for it, in epoch milliseconds. */
  'payment-check': Type.Object({ attemptId: Text, at: Type.Integer() }),
  'payment-settle': Type.Object({ attemptId: Text }),
  /** `id`: of the provider's message. */
  'payment-event': Type.Object({ provider: Provider, id: Text }),
  'payment-mail': Type.Object({ attemptId: Text }),
  /** `refunded`: what was refunded by then, in cents; missing in a job of an older version. */
  'payment-returned-mail': Type.Object({ attemptId: Text, refunded: Type.Optional(Type.Integer()) }),
  /** `to`: an address of the shop. */
  'payment-notice': Type.Object({ attemptId: Text, to: Text }),

  'code-mail': Type.Object({ requestHash: Text, code: Text }),
  /** `id`: of the notice. */
  'email-changed-mail': Type.Object({ id: Text }),
  'password-changed-mail': Type.Object({ id: Text }),
} satisfies Readonly<Record<string, TSchema>>;

/** What a job does. The table may also hold kinds of a newer server. */
export type JobKind = keyof typeof jobPayloads;

/** What the handler of each kind is given. */
export type JobPayloads = { readonly [Kind in JobKind]: Readonly<Static<(typeof jobPayloads)[Kind]>> };

import { type Static, Type } from 'typebox';

const Id = Type.String({ minLength: 1, maxLength: 200 });

/**
 * A line of a cart as sent: ids and an amount. The shop never uses a price sent by a client (CONTRACT §5). A valid
 * {@link Price} or a deposit only lets the answer report changes.
 */
export const CartItem = Type.Object({
  product: Type.Object({ _id: Id }),
  condition: Type.Object({
    _id: Id,
    price: Type.Optional(Type.Unknown({ description: 'The price when the item was put into the cart.' })),
    deposit: Type.Optional(Type.Unknown({ description: 'The deposit in EUR at that time, 0 without one.' })),
  }),
  amount: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});
export type CartItem = Static<typeof CartItem>;

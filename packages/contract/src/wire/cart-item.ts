import { type Static, Type } from 'typebox';

const Id = Type.String({ minLength: 1, maxLength: 200 });

/**
 * One line of a cart as it is sent: ids and an amount. A price that a client sends is ignored, whatever it is (CONTRACT
 * §5); one like {@link Price} only lets the answer say that it has changed, and so does a deposit.
 */
export const CartItem = Type.Object({
  product: Type.Object({ _id: Id }),
  condition: Type.Object({
    _id: Id,
    price: Type.Optional(Type.Unknown({ description: 'Price the cart was filled at.' })),
    deposit: Type.Optional(Type.Unknown({ description: 'Deposit of that moment in EUR, 0 for none.' })),
  }),
  amount: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
});
export type CartItem = Static<typeof CartItem>;

import { type OfflineKind, offlineKinds } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { PriceDeclaration } from './price.ts';

/** A country for addresses of orders (SPEC §3). */
export const Country = Type.Object({ shortName: Type.String(), name: Type.String() });
export type Country = Static<typeof Country>;

/** How a payment condition is paid. Of online payments, what the customer pays with. */
export type ShownMethod = 'paypal' | 'card' | OfflineKind;

/** A payment condition (SPEC §3): `name` is the key, `title` is shown to customers. */
export const PaymentCondition = Type.Object({
  name: Type.String(),
  title: Type.String(),
  method: Type.Optional(
    Type.Unsafe<ShownMethod>(
      Type.Enum(['paypal', 'card', ...offlineKinds], {
        description: 'How one pays: at the provider, by transfer before or after the delivery, or at the handover.',
      }),
    ),
  ),
  fee: Type.Optional(
    Type.Number({
      description:
        'EUR, gross or net as the shop declares prices to everybody. The amount for a cart is in order/calc.',
    }),
  ),
});
export type PaymentCondition = Static<typeof PaymentCondition>;

/**
 * An entry of the menu bar with its subentries of the same shape (SPEC §2, §3). A `uri` that starts with a slash stays
 * in the shop; any other leaves it.
 */
export interface MenuEntry {
  name: string;
  uri: string;
  items?: MenuEntry[];
}

/** Schema of {@link MenuEntry}. */
export const MenuEntry = Type.Cyclic(
  {
    MenuEntry: Type.Object({
      name: Type.String(),
      uri: Type.String(),
      items: Type.Optional(Type.Array(Type.Ref('MenuEntry'))),
    }),
  },
  'MenuEntry',
);

/** An order option, a checkbox before ordering (SPEC §3); `content` is HTML. */
export const OrderOption = Type.Object({ name: Type.String(), content: Type.String(), mandatory: Type.Boolean() });
export type OrderOption = Static<typeof OrderOption>;

/** The settings of the storefront (SPEC §3). */
export const UiSettings = Type.Object({
  partnerLogin: Type.Boolean(),
  userLogin: Type.Boolean(),
  priceDeclaration: PriceDeclaration,
  productCardHeight: Type.String({ description: "Width to height of a card's picture, such as '1:1'." }),
  brandAttribute: Type.Optional(
    Type.String({ description: 'The attribute group with the brand, for search engines. The default is Marke.' }),
  ),
  ordersClosed: Type.Optional(
    Type.Boolean({
      description:
        'True while the shop accepts no orders, because data that the law requires of its operator is missing.',
    }),
  ),
  taxNote: Type.Optional(
    Type.String({
      description:
        'A sentence shown beside prices instead of inkl. USt. It names the law by which the seller charges no tax.',
    }),
  ),
  asksVatId: Type.Optional(
    Type.Literal(true, {
      description: 'Whether the order form asks for a VAT id, because businesses in other member states pay no tax.',
    }),
  ),
  vatIdName: Type.Optional(
    Type.String({ description: 'Where it is asked for: what a VAT id is called in the country of the seller.' }),
  ),
  businessesOnly: Type.Optional(
    Type.Literal(true, {
      description: 'Whether the shop sells to businesses alone: an order must name a company and have its declaration.',
    }),
  ),
  dispatchUntil: Type.Optional(
    Type.String({
      description:
        "The time of day, '14:00' in Vienna, until which goods in stock are dispatched on the same working day.",
    }),
  ),
  freeShipping: Type.Optional(
    Type.Object(
      {
        from: Type.Number({ description: 'The value of goods in EUR, as the shop declares prices.' }),
        carrier: Type.String({ description: 'Empty if the shop offers no choice.' }),
        country: Type.String({ description: 'The name of the country.' }),
      },
      { description: "From which value on goods go to the seller's country for nothing, whatever they weigh." },
    ),
  ),
  reviews: Type.Optional(
    Type.Object(
      { askAfterDays: Type.Optional(Type.Integer({ description: 'Absent: nobody is asked by mail.' })) },
      { description: 'Where buyers review products: how many days after delivery a mail asks them to.' },
    ),
  ),
  offersStockAlerts: Type.Optional(
    Type.Literal(true, {
      description:
        'Whether a visitor may ask to be told when a product is in stock again. Never in the prices of a customer group.',
    }),
  ),
  newsletter: Type.Optional(
    Type.String({
      description: 'Where a visitor may order the newsletter: the words that they agree to, shown at the form.',
    }),
  ),
  contactEmail: Type.Optional(Type.String({ description: "The shop's mailbox for questions." })),
  contactPhone: Type.Optional(Type.String({ description: "The shop's telephone number." })),
  customerGroup: Type.Optional(
    Type.String({ description: 'The customer group whose prices apply. Absent: the prices for everybody.' }),
  ),
});
export type UiSettings = Static<typeof UiSettings>;

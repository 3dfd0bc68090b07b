import {
  type ChargeKind,
  type Exemption,
  type Price,
  paymentKinds,
  paymentProviders,
  shippingOf,
  type VatIdState,
  withPaymentMethod,
} from '@kontor/domain';
import type { Selectable } from 'kysely';
import { type TSchema, Type } from 'typebox';
import type { OrderTable } from '../../database/schema.ts';
import { storedJson } from '../../database/stored-json.ts';
import { withBuyerTax } from './buyer-tax.ts';
import { chargeTexts } from './texts/charges.de.ts';
import type { OrderSnapshot, OrderVoucher } from './types.ts';

const Text = Type.String();
const TextOrNull = Type.Union([Text, Type.Null()]);
const Cents = Type.Integer();

const StoredPrice = Type.Object({
  gross: Cents,
  net: Cents,
  tax: Cents,
  taxRates: Type.Array(Type.Object({ rate: Type.Integer(), net: Cents, amount: Cents })),
});

const Address = Type.Object({
  name: Text,
  firstName: Text,
  companyName: Text,
  street: Text,
  zipCode: Text,
  city: Text,
  country: Text,
  countryName: Text,
});

const Seller = Type.Object({
  companyName: Text,
  street: Text,
  zipCode: Text,
  city: Text,
  country: Text,
  email: Text,
  phone: Text,
  managingDirectors: Type.Optional(Type.Array(Text)),
  seat: Type.Optional(Text),
  taxNumber: Type.Optional(Text),
  smallBusiness: Type.Optional(Type.Boolean()),
  vatId: Text,
  registerNumber: Text,
  registerCourt: Text,
  bank: Type.Object({ iban: Text, bic: Text, holder: Text }),
});

const Line = Type.Object({
  productId: Text,
  conditionId: Text,
  articleNumber: Text,
  name: Text,
  nameSuffix: TextOrNull,
  pictures: Type.Array(Text),
  unit: Text,
  amount: Type.Integer(),
  price: StoredPrice,
  priceQuantity: Type.Optional(Type.Integer()),
  deposit: Type.Optional(Cents),
  total: StoredPrice,
  normPrice: Type.Optional(Type.Object({ price: Cents, unit: Text })),
  delivery: Type.Optional(
    Type.Object({
      stockStatusText: Text,
      termsOfDelivery: TextOrNull,
      days: Type.Optional(Type.Object({ min: Type.Integer(), max: Type.Integer() })),
    }),
  ),
  minimumAge: Type.Optional(Type.Enum([16, 18])),
  giftVoucher: Type.Optional(Type.Literal(true)),
  makersGuarantee: Type.Optional(Text),
});

const Charge = Type.Object({ kind: Type.Unsafe<ChargeKind>(Text), label: Text, price: StoredPrice });

/** A stored order. A field is optional if the customer need not fill it, or if earlier versions did not store it. */
const StoredOrder = Type.Object({
  format: Type.Literal(1),
  id: Text,
  orderNumber: Text,
  createdAt: Type.Integer(),
  shop: Type.Object({ title: Text, priceDeclaration: Type.Enum(['gross', 'net']), seller: Seller }),
  customerGroup: Type.Optional(Text),
  taxedIn: Type.Optional(Type.Object({ country: Text, sentence: Text })),
  untaxed: Type.Optional(Type.Object({ exemption: Type.Unsafe<Exemption>(Text), sentence: Text })),
  business: Type.Optional(
    Type.Object({
      vatId: Text,
      check: Type.Optional(
        Type.Object({
          state: Type.Unsafe<VatIdState>(Text),
          askedAt: Type.Integer(),
          consultation: TextOrNull,
          trader: TextOrNull,
        }),
      ),
    }),
  ),
  soldTo: Type.Optional(Type.Literal('businesses')),
  email: Text,
  personId: Type.Optional(Text),
  address: Address,
  shippingAddress: Type.Union([Address, Type.Null()]),
  paymentCondition: Type.Object({
    name: Text,
    title: Text,
    kind: Type.Optional(Type.Enum([...paymentKinds])),
    provider: Type.Optional(Type.Enum([...paymentProviders])),
    cashDiscount: Type.Optional(Type.Object({ basisPoints: Cents, days: Cents })),
  }),
  carrier: TextOrNull,
  dispatchUntil: Type.Optional(Text),
  externalNumber: TextOrNull,
  lines: Type.Array(Line),
  goods: StoredPrice,
  /** The part of the charges that earlier versions read. They run beside this one while a shop is updated. */
  shippingCosts: StoredPrice,
  charges: Type.Optional(Type.Array(Charge)),
  vouchers: Type.Array(
    Type.Object({ code: Text, session: Text, kind: Type.Unsafe<OrderVoucher['kind']>(Text), price: StoredPrice }),
  ),
  total: StoredPrice,
  options: Type.Array(Type.Object({ name: Text, content: Text, mandatory: Type.Boolean() })),
  texts: Type.Array(Type.Object({ name: Text, id: Text })),
  confirmationDoc: Type.Object({ content: Text, filename: Text }),
});

const read = storedJson('orders.snapshot', StoredOrder);
const Tax = Type.Pick(StoredOrder, ['business', 'untaxed', 'taxedIn']).properties;
const orNull = <Shape extends TSchema>(shape: Shape) => Type.Union([shape, Type.Null()]);

/** The shape of a business and its tax that are stored beside the snapshot. */
export const BuyerTaxShape = Type.Object({
  ...{ business: orNull(Tax.business), untaxed: orNull(Tax.untaxed), taxedIn: orNull(Tax.taxedIn) },
});

/** The shape of a corrected contact. */
export const OrderContactShape = Type.Pick(StoredOrder, ['email', 'address', 'shippingAddress', 'business']);

const readContact = storedJson(
  'orders.correction',
  Type.Object({
    ...Type.Pick(StoredOrder, ['email', 'address', 'shippingAddress']).properties,
    /** The VAT id and its tax as they are now. Absent: an earlier version wrote it, and they are as agreed. */
    tax: Type.Optional(BuyerTaxShape),
  }),
);

/** The shape of goods and amounts that are stored beside the snapshot. */
export const OrderGoodsShape = Type.Object({
  ...Type.Pick(StoredOrder, ['lines', 'goods', 'vouchers', 'total']).properties,
  charges: Type.Array(Charge),
});

const readAmendedGoods = storedJson(
  'orders.amendment',
  Type.Object({ ...OrderGoodsShape.properties, amendedAt: Type.Integer() }),
);

/** An order in its stored form. */
export function writeSnapshot(order: OrderSnapshot): string {
  const stored: OrderSnapshot & { readonly shippingCosts: Price } = {
    ...order,
    shippingCosts: shippingOf(order.charges),
  };
  return JSON.stringify(stored);
}

/** The columns for reading an order's snapshot. Errors name the order by its number, because its id is a secret. */
export const snapshotColumns = ['order_number', 'snapshot', 'correction', 'amendment'] as const;

type StoredRow = Pick<Selectable<OrderTable>, (typeof snapshotColumns)[number]>;

/**
 * Reads an order as it is now: with its amended goods, its corrected addresses, e-mail address and VAT id. Fills in
 * what earlier versions did not store.
 * @throws StoredJsonUnreadable for an unknown format.
 */
export function readSnapshot(row: StoredRow): OrderSnapshot {
  const agreed = readAgreed(row);
  const amended = { ...agreed, ...(row.amendment !== null && readAmendedGoods(row.amendment, row.order_number)) };
  if (row.correction === null) return amended;
  const { tax, ...contact } = readContact(row.correction, row.order_number);
  return { ...(tax === undefined ? amended : withBuyerTax(amended, tax)), ...contact };
}

/** The same as it was agreed, without amendment and corrections: what the confirmation says. */
export function readAgreed(row: StoredRow): OrderSnapshot {
  const { shippingCosts, charges, ...snapshot } = read(row.snapshot, row.order_number);
  return {
    ...snapshot,
    paymentCondition: withPaymentMethod(snapshot.paymentCondition),
    charges: charges ?? [{ kind: 'shipping', label: chargeTexts.shipping, price: shippingCosts }],
  };
}

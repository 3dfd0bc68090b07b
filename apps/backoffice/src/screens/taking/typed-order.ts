import type { FoundArticle, OfficeCustomer, OrderToPreview, TakingChoices } from '@kontor/contract/office';
import type { OrderChannel } from '@kontor/domain';
import { typedAmount } from '../../format/typed-amount.ts';
import type { OfficeForm } from '../../forms/use-office-form.ts';
import { type TypedAddress, typedAddress } from '../../records/address-fields.tsx';

/** An article that can be ordered. */
export type Article = FoundArticle;

/** A line of the form, and the name of its fields. */
export interface PickedLine {
  readonly key: string;
  readonly article: Article;
}

/** Amount and price of a line, as typed. An empty price is that of the shop. */
export interface TypedLine {
  amount: string;
  price: string;
}

/** What is typed of an order. */
export interface TypedOrder {
  email: string;
  address: TypedAddress;
  delivery: 'same' | 'own';
  shippingAddress: TypedAddress;
  /** By the key of the line. */
  lines: Record<string, TypedLine>;
  paymentCondition: string;
  carrier: string;
  externalNumber: string;
  vatId: string;
  birthDate: string;
  channel: OrderChannel;
  remark: string;
  reason: string;
  /** In the order of the shop's options. */
  agreed: boolean[];
}

/** The form of the room, as its parts have it. */
export type TakingFormFields = OfficeForm<TypedOrder>;

/** What the form has besides its fields. */
export interface Picked {
  readonly customer: OfficeCustomer | null;
  readonly lines: readonly PickedLine[];
  readonly vouchers: OrderToPreview['vouchers'];
}

/** An empty form: the first carrier, and the first way to pay that needs no provider. */
export function emptyOrder(choices: TakingChoices): TypedOrder {
  const { countries, carriers, paymentConditions, options } = choices;
  const country = countries[0]?.shortName ?? '';
  const payment = paymentConditions.find(({ kind }) => kind !== 'online') ?? paymentConditions[0];
  return {
    ...{ email: '', address: typedAddress({ country }), delivery: 'same', shippingAddress: typedAddress({}) },
    ...{ lines: {}, paymentCondition: payment?.name ?? '', carrier: carriers[0] ?? '', externalNumber: '' },
    ...{ birthDate: '', vatId: '' },
    ...{ channel: 'telephone', remark: '', reason: '', agreed: options.map(() => false) },
  };
}

/** The whole number from 1 that an amount is, or null. */
export function readAmount(typed: string): number | null {
  const text = typed.trim();
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}

/** The price in EUR; undefined: that of the shop; null: it is none. */
export function readPrice(typed: string): number | null | undefined {
  if (typed.trim() === '') return undefined;
  const price = typedAmount(typed);
  return price !== null && price >= 0 ? price : null;
}

/** Whether some line has a price of its own. */
export function setsPrices({ lines }: Picked, typed: Pick<TypedOrder, 'lines'>): boolean {
  return lines.some(({ key }) => (typed.lines[key]?.price ?? '').trim() !== '');
}

/** The order as the server previews it; null: an amount or a price is none. */
export function orderToPreview({ customer, lines, vouchers }: Picked, typed: TypedOrder): OrderToPreview | null {
  const items = lines.map(({ key, article: { productId, conditionId } }) => {
    const { amount: typedText = '', price: typedPrice = '' } = typed.lines[key] ?? {};
    const [amount, price] = [readAmount(typedText), readPrice(typedPrice)];
    if (amount === null || price === null) return null;
    return { productId, conditionId, amount, ...(price !== undefined && { price }) };
  });
  const whole = items.filter((item) => item !== null);
  if (whole.length < items.length) return null;
  const { email, address, delivery, shippingAddress, paymentCondition, carrier, externalNumber, birthDate } = typed;
  const vatId = typed.vatId.trim();
  return {
    ...{ customerId: customer?._id ?? null, items: whole, vouchers: [...vouchers] },
    ...{ email, address, shippingAddress: delivery === 'own' ? shippingAddress : null },
    ...{ paymentCondition, carrier, externalNumber },
    ...(birthDate !== '' && { birthDate }),
    ...(vatId !== '' && { vatId }),
  };
}

import type { OrderCalculation } from '@kontor/contract';
import type { OrderToPreview } from '@kontor/contract/office';
import {
  type Cents,
  centsFromEuro,
  cleanLine,
  declaredAmount,
  hasControlCharacters,
  isUnitPrice,
} from '@kontor/domain';
import { formErrors } from '../../http/form-errors.ts';
import type { Operator } from '../../http/operator.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { cleanText, textRefusals } from '../../http/typed-text.ts';
import type { OrderSnapshot } from '../orders/types.ts';
import { takingTexts } from './texts/taking.de.ts';

/** The maximum lengths of typed texts, in characters. */
const longest = { reason: 500, remark: 5000 } as const;

/** The prices that an operator typed, by line, in cents. Setting one needs a right of its own. */
export function readPrices(
  { rights }: Pick<Operator, 'rights'>,
  items: OrderToPreview['items'],
): readonly (Cents | undefined)[] | Refused {
  if (items.some(({ price }) => price !== undefined) && !rights.includes('orders.price'))
    return refused(403, 'right-missing');
  const errors: { path: string; msg: string }[] = [];
  const prices = items.map(({ price }, i) => {
    if (price === undefined) return undefined;
    const cents = centsFromEuro(price);
    if (isUnitPrice(cents)) return cents;
    errors.push({ path: `items.${i}.price`, msg: takingTexts.wrongPrice });
    return undefined;
  });
  return errors.length > 0 ? refused(400, 'invalid-form', { errors }) : prices;
}

/** The order in the form in which customers send theirs. */
export function asCustomersSend({
  items,
  vouchers,
  shippingAddress,
  ...form
}: Omit<OrderToPreview, 'customerId' | 'options' | 'isWhole'>): OrderCalculation {
  const { email, address, paymentCondition, carrier, externalNumber, birthDate, vatId } = form;
  return {
    ...{ email, address, paymentCondition, carrier, externalNumber, vouchers },
    ...(birthDate !== undefined && { birthDate }),
    ...(vatId !== undefined && { vatId }),
    items: items.map(({ productId, conditionId, amount }) => ({
      ...{ product: { _id: productId }, condition: { _id: conditionId }, amount },
    })),
    separateShippingAddress: shippingAddress !== null,
    ...(shippingAddress !== null && { shippingAddress }),
  };
}

/** The prices of an order that differ from those of the shop, as the order declares prices. */
export function differingPrices(
  { lines, shop }: Pick<OrderSnapshot, 'lines' | 'shop'>,
  shopPrices: readonly Cents[],
): { readonly name: string; readonly before: Cents; readonly after: Cents }[] {
  return lines.flatMap(({ name, price }, i) => {
    const [before, after] = [shopPrices[i] ?? 0, declaredAmount(price, shop.priceDeclaration)];
    return before === after ? [] : [{ name, before, after }];
  });
}

/** Remark and reason, cleaned. A reason is required where a price was set. */
export function readWords(
  typed: { readonly remark: string; readonly reason: string },
  setsPrices: boolean,
): { readonly remark: string; readonly reason: string } | Refused {
  const { text: remark, hasControls } = cleanText(typed.remark);
  const reason = cleanLine(typed.reason);
  const wrong = [
    ...(remark === '' ? [] : textRefusals('remark', remark, longest.remark, hasControls)),
    ...(setsPrices || reason !== ''
      ? textRefusals('reason', reason, longest.reason, hasControlCharacters(reason))
      : []),
  ];
  return wrong.length > 0 ? refused(400, 'invalid-form', { errors: formErrors(wrong) }) : { remark, reason };
}

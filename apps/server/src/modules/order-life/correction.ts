import { type Refused, refused } from '../../http/refused.ts';
import {
  addressLines,
  type CorrectionTerms,
  judgeContact,
  type OrderRecord,
  type TypedContact,
} from '../orders/orders.service.ts';
import type { OrderContact } from '../orders/types.ts';
import { invalidForm } from './step-form.ts';
import { stepFormTexts } from './texts/steps.de.ts';

/** The correction of an order as it will be stored, or why it is refused. */
export function correctionOf(
  { order }: OrderRecord,
  typed: TypedContact,
  {
    canAmend,
    ...terms
  }: CorrectionTerms & {
    /** Whether no piece has moved, so that the tax can be computed anew. */
    readonly canAmend: boolean;
  },
): OrderContact | Refused {
  const judged = judgeContact(order, typed, terms);
  switch (judged.kind) {
    case 'wrong':
      return invalidForm(judged.wrong);
    case 'other-costs':
      return refused(409, 'country-costs-differ', { msg: stepFormTexts.otherCosts(judged.from, judged.to) });
    case 'other-tax': {
      const msg = stepFormTexts.otherTax(order.shop.seller.country, canAmend);
      return refused(409, 'vat-id-changes-tax', { msg });
    }
    case 'same':
      return refused(409, 'step-already', { msg: stepFormTexts.nothingCorrected });
    default:
      return judged.contact;
  }
}

/** A changed part of a correction, in one line each. */
export interface ContactChange {
  readonly field: 'email' | 'address' | 'shippingAddress' | 'vatId';
  readonly before: string;
  readonly after: string;
}

/** What a correction changed. A shipping address is empty where goods go to the billing address. */
export function contactChanges(before: OrderContact, after: OrderContact): ContactChange[] {
  const [was, is] = [contactInLines(before), contactInLines(after)];
  return (['email', 'address', 'shippingAddress', 'vatId'] as const)
    .map((field) => ({ field, before: was[field], after: is[field] }))
    .filter((change) => change.before !== change.after);
}

/** Addresses, e-mail address and VAT id in one line each, with their countries. */
export function contactInLines({ email, address, shippingAddress, business }: OrderContact) {
  const line = (one: OrderContact['address']) => addressLines(one, '').join(', ');
  return {
    ...{ email, address: line(address), shippingAddress: shippingAddress === null ? '' : line(shippingAddress) },
    vatId: business?.vatId ?? '',
  };
}

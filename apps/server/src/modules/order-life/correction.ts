import { type Refused, refused } from '../../http/refused.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { addressLines, judgeContact, type OrderRecord, type TypedContact } from '../orders/orders.service.ts';
import type { OrderContact } from '../orders/types.ts';
import { invalidForm } from './step-form.ts';
import { stepFormTexts } from './texts/steps.de.ts';

/** The correction of an order as it will be stored, or why it is refused. */
export function correctionOf(
  { order }: OrderRecord,
  typed: TypedContact,
  settings: ShopConfiguration,
): OrderContact | Refused {
  const judged = judgeContact(order, typed, settings);
  switch (judged.kind) {
    case 'wrong':
      return invalidForm(judged.wrong);
    case 'other-costs':
      return refused(409, 'country-costs-differ', { msg: stepFormTexts.otherCosts(judged.from, judged.to) });
    case 'same':
      return refused(409, 'step-already', { msg: stepFormTexts.nothingCorrected });
    default:
      return judged.contact;
  }
}

/** A changed part of a correction, in one line each. */
export interface ContactChange {
  readonly field: keyof OrderContact;
  readonly before: string;
  readonly after: string;
}

/** What a correction changed. A shipping address is empty where goods go to the billing address. */
export function contactChanges(before: OrderContact, after: OrderContact): ContactChange[] {
  const [was, is] = [contactInLines(before), contactInLines(after)];
  return (['email', 'address', 'shippingAddress'] as const)
    .map((field) => ({ field, before: was[field], after: is[field] }))
    .filter((change) => change.before !== change.after);
}

/** Addresses and e-mail address in one line each, with their countries. */
export function contactInLines({ email, address, shippingAddress }: OrderContact) {
  const line = (one: OrderContact['address']) => addressLines(one, '').join(', ');
  return { email, address: line(address), shippingAddress: shippingAddress === null ? '' : line(shippingAddress) };
}

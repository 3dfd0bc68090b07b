import type { OfficeOrder } from '@kontor/contract/office';
import { formatPrice } from '../../../../format/format-price.ts';
import { typedAmount } from '../../../../format/typed-amount.ts';
import { fieldRefusal } from '../../../../forms/field-refusal.ts';
import { TextField } from '../../../../kit/text-field.tsx';
import { documentTexts } from '../../../../texts/documents.de.ts';
import { stepTexts } from '../../../../texts/order.de.ts';

const texts = documentTexts.invoice;

/** What was received for the whole order, also where an invoice bills only a part of it. Empty: what the shop knows. */
export function PaidField({ order, input }: { order: OfficeOrder; input: object }) {
  const { received } = order.money;
  const hint = texts.paidHint(received === null ? null : formatPrice(received));
  return <TextField inputMode="decimal" autoComplete="off" {...input} label={texts.paid} hint={hint} />;
}

/** What the field asks the server for. Refused at the field `paid` if it is no amount. */
export function paidWish(typed: string): { readonly paid?: number } {
  if (typed.trim() === '') return {};
  const paid = typedAmount(typed);
  if (paid === null || paid < 0) throw fieldRefusal('paid', stepTexts.wrongAmount);
  return { paid };
}

import type {
  AmendmentToSee,
  AmendStep,
  CancelStep,
  CorrectStep,
  HoldStep,
  InvoiceReplacement,
  OrderNote,
  OrderTags,
  ReturnStep,
  ShipStep,
  UnshipStep,
} from '@kontor/contract/office';
import {
  centsFromEuro,
  cleanAddress,
  cleanLine,
  cleanVatId,
  type FieldRefusal,
  hasControlCharacters,
} from '@kontor/domain';
import { typedEmail } from '../../email/typed-email.ts';
import { formErrors } from '../../http/form-errors.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { cleanText, textRefusals } from '../../http/typed-text.ts';
import type { TypedAmendment } from '../orders/orders.service.ts';
import { stepFormTexts } from './texts/steps.de.ts';
import type { AskedAmendment, AskedRemark, AskedReplacement, AskedStep } from './types.ts';

/** The maximum lengths of typed texts, in characters. */
const longest = { reason: 500, carrier: 100, trackingNumber: 100, note: 5000, tag: 50 } as const;

/** A shipment from the operator's form. */
export function readShip(body: ShipStep): AskedStep | Refused {
  const form = readLines({ carrier: body.carrier ?? '', trackingNumber: body.trackingNumber ?? '' }, 'may be empty');
  if (isRefused(form)) return form;
  const { pieces, isTold = true, isAgeChecked = false, isUnpaidAccepted = false } = body;
  const step = { kind: 'ship' as const, isAgeChecked, isUnpaidAccepted, ...(pieces && { pieces }) };
  const said = { ...(isAgeChecked && { isAgeChecked }), ...(isUnpaidAccepted && { isUnpaidAccepted }) };
  return { ...askedOf(body), step, detail: { ...form, isTold, ...said } };
}

/** A shipment that is undone, from the operator's form. */
export function readUnship(body: UnshipStep): AskedStep | Refused {
  const form = readLines({ reason: body.reason });
  if (isRefused(form)) return form;
  const { parcel, isTold = true } = body;
  return { ...askedOf(body), step: { kind: 'unship', parcel }, detail: { ...form, isTold } };
}

/** A cancellation from the operator's form. `refunds`: the operator may refund the money of a paid order. */
export function readCancel(body: CancelStep, refunds: boolean): AskedStep | Refused {
  const form = readLines({ reason: body.reason });
  if (isRefused(form)) return form;
  const { pieces, isTold = true } = body;
  const step = { kind: 'cancel' as const, refunds, ...(pieces && { pieces }) };
  return { ...askedOf(body), step, detail: { ...form, isTold } };
}

/** A correction from the operator's form. Addresses and e-mail address are judged by the order that they are for. */
export function readCorrection(body: CorrectStep): AskedStep | Refused {
  const form = readLines({ reason: body.reason });
  if (isRefused(form)) return form;
  const { email, address: typed, shippingAddress, vatId, isTold = true } = body;
  const address = cleanAddress(typed);
  const contact = {
    ...{ email: typedEmail(email), address, separateShippingAddress: shippingAddress !== null },
    shippingAddress: cleanAddress(shippingAddress ?? {}, address.country),
    ...(vatId !== undefined && { vatId: cleanVatId(vatId) }),
  };
  const { replacesInvoice = false } = body;
  return { ...askedOf(body), step: { kind: 'correct' }, detail: { ...form, isTold }, contact, replacesInvoice };
}

/** The replacement of an invoice from the operator's form. */
export function readReplacement(body: InvoiceReplacement): AskedReplacement | Refused {
  const form = readLines({ reason: body.reason });
  if (isRefused(form)) return form;
  const { address, vatId, isMailed } = body;
  const billing = { address: cleanAddress(address), ...(vatId !== undefined && { vatId: cleanVatId(vatId) }) };
  return { ...askedOf(body), ...form, ...billing, isMailed };
}

/** An amendment from the operator's form. `refunds`: what came beyond the new amount is refunded. */
export function readAmendment(body: AmendStep, refunds: boolean): AskedAmendment | Refused {
  const form = readLines({ reason: body.reason });
  if (isRefused(form)) return form;
  const typed = readTyped(body);
  const total = centsFromEuro(body.total);
  if (isRefused(typed)) return typed;
  if (total === null) return refused(400, 'invalid-request');
  const { isTold = true, replacesInvoice = false } = body;
  return { ...askedOf(body), typed, total, refunds, replacesInvoice, detail: { ...form, isTold } };
}

/** The lines of an amendment, with its prices in cents. A price that is no amount of money is refused at its field. */
export function readTyped({ lines, added, shippingCosts, vatId }: AmendmentToSee): TypedAmendment | Refused {
  const errors: { path: string; msg: string }[] = [];
  const withPrice = <Line extends { readonly price?: number }>({ price, ...line }: Line, path: string) => {
    if (price === undefined) return line;
    const unitPrice = centsFromEuro(price);
    if (unitPrice === null) errors.push({ path, msg: stepFormTexts.wrongPrice });
    return { ...line, unitPrice: unitPrice ?? 0 };
  };
  const typed = {
    ...(vatId !== undefined && { vatId: cleanVatId(vatId) }),
    lines: lines.map((line, i) => withPrice(line, `lines.${i}.price`)),
    added: added.map((line, i) => withPrice(line, `added.${i}.price`)),
    shipping: shippingCosts,
  };
  return errors.length > 0 ? refused(400, 'invalid-form', { errors }) : typed;
}

/** A return from the operator's form. */
export function readReturn(body: ReturnStep): AskedStep | Refused {
  const form = readLines({ reason: body.reason });
  if (isRefused(form)) return form;
  const { pieces, isTold = true } = body;
  return { ...askedOf(body), step: { kind: 'return', pieces }, detail: { ...form, isTold } };
}

/** A hold with its reason from the operator's form. Without a reason the hold is released. */
export function readHold(body: HoldStep): AskedStep | Refused {
  if (body.reason === null) return readRelease(body);
  const form = readLines({ reason: body.reason });
  return isRefused(form) ? form : { ...askedOf(body), step: { kind: 'hold', ...form }, detail: form };
}

function readRelease({ releaseReason, ...body }: HoldStep): AskedStep | Refused {
  const form = releaseReason === undefined ? {} : readLines({ reason: releaseReason });
  return isRefused(form) ? form : { ...askedOf(body), step: { kind: 'release' }, detail: form };
}

/** The reason of a refund from the operator's form. */
export function readReason(reason: string): { readonly reason: string } | Refused {
  return readLines({ reason });
}

/** A note. Its lines are cleaned one by one. */
export function readNote({ number, key, text: typed }: OrderNote): AskedRemark | Refused {
  const { text, hasControls } = cleanText(typed);
  const wrong = textRefusals('text', text, longest.note, hasControls);
  return wrong.length > 0 ? invalidForm(wrong) : { orderNumber: number, key, remark: { kind: 'note', text } };
}

/** Tags to add to an order and to remove from it. */
export function readTags({ number, key, added, removed }: OrderTags): AskedRemark | Refused {
  const clean = (tags: readonly string[]) => [...new Set(tags.map(cleanLine))];
  const [gets, loses] = [clean(added), clean(removed)];
  const wrong = gets.flatMap((tag, i) => textRefusals(`added.${i}`, tag, longest.tag, hasControlCharacters(tag)));
  if (wrong.length > 0) return invalidForm(wrong);
  const remark = { kind: 'tag' as const, added: gets.filter((tag) => !loses.includes(tag)), removed: loses };
  return { orderNumber: number, key, remark };
}

/** The refusal of too many tags. */
export function tooManyTags(limit: number): Refused {
  return refused(400, 'invalid-form', { errors: [{ path: 'added', msg: stepFormTexts.tooManyTags(limit) }] });
}

function askedOf({ number, version, key }: Pick<CancelStep, 'number' | 'version' | 'key'>) {
  return { orderNumber: number, version, key } as const;
}

/** Lines of text, cleaned, or what is wrong with them. */
function readLines<Name extends 'reason' | 'carrier' | 'trackingNumber'>(
  typed: Readonly<Record<Name, string>>,
  empty: 'may be empty' | 'required' = 'required',
): Readonly<Record<Name, string>> | Refused {
  const names = Object.keys(typed) as Name[];
  const lines = Object.fromEntries(names.map((name) => [name, cleanLine(typed[name])])) as Record<Name, string>;
  const wrong = names.flatMap((name) =>
    lines[name] === '' && empty === 'may be empty'
      ? []
      : textRefusals(name, lines[name], longest[name], hasControlCharacters(lines[name])),
  );
  return wrong.length > 0 ? invalidForm(wrong) : lines;
}

/** The refusal of a form with wrong fields. */
export function invalidForm(wrong: readonly FieldRefusal[]): Refused {
  return refused(400, 'invalid-form', { errors: formErrors(wrong) });
}

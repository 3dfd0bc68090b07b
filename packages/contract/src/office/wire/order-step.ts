import { type Static, Type } from 'typebox';
import { Address } from '../../wire/order.ts';
import { isTold, Pieces, remark, step, vatId, Words } from './order-parts.ts';

const PiecesToMove = Type.Array(Pieces, { maxItems: 500 });

/** Pieces that are cancelled or returned. `toStock` false: they do not return to stock, such as defective goods. */
const PiecesToTakeBack = Type.Array(Type.Object({ ...Pieces.properties, toStock: Type.Boolean() }), {
  maxItems: 500,
});

/** The body of steps without further data: order/confirm, order/pick, order/complete. */
export const PlainStep = Type.Object(step);
export type PlainStep = Static<typeof PlainStep>;

/** The body of order/ship. Without `pieces`: everything that waits. */
export const ShipStep = Type.Object({
  ...step,
  ...isTold,
  pieces: Type.Optional(PiecesToMove),
  carrier: Type.Optional(Type.String({ maxLength: 20_000, description: 'Missing or empty: as ordered.' })),
  trackingNumber: Type.Optional(Words),
  isUnpaidAccepted: Type.Optional(
    Type.Boolean({ description: 'True: it goes out although its prepayment is not there, which is required then.' }),
  ),
  isAgeChecked: Type.Optional(
    Type.Boolean({
      description:
        'True: the age is checked at the hand-over. Required for goods with a minimum age, unless the carrier always checks it (setting ageCheckCarriers).',
    }),
  ),
});
export type ShipStep = Static<typeof ShipStep>;

/** The body of order/unship: the shipment of a parcel was noted by mistake. */
export const UnshipStep = Type.Object({
  ...step,
  isTold: Type.Optional(
    Type.Boolean({
      description:
        'False: no e-mail corrects the one about the shipment. Without that one there is no correction in any case.',
    }),
  ),
  parcel: Type.Integer({ minimum: 1 }),
  reason: Type.String({ maxLength: 20_000, description: 'Internal; the customer does not see it.' }),
});
export type UnshipStep = Static<typeof UnshipStep>;

/** The body of order/deliver. Without `parcel`: all parcels on their way. */
export const DeliverStep = Type.Object({ ...step, parcel: Type.Optional(Type.Integer({ minimum: 1 })) });
export type DeliverStep = Static<typeof DeliverStep>;

/** The body of order/cancel and order/cancel-paid. Without `pieces`: everything that waits, which returns to stock. */
export const CancelStep = Type.Object({
  ...step,
  ...isTold,
  pieces: Type.Optional(PiecesToTakeBack),
  reason: Type.String({ maxLength: 20_000, description: 'Internal; the customer does not see it.' }),
});
export type CancelStep = Static<typeof CancelStep>;

/** The body of order/return. */
export const ReturnStep = Type.Object({
  ...step,
  ...isTold,
  pieces: PiecesToTakeBack,
  reason: Type.String({ maxLength: 20_000, description: 'Internal; the customer does not see it.' }),
});
export type ReturnStep = Static<typeof ReturnStep>;

/** The body of order/hold. `reason` null releases the hold. */
export const HoldStep = Type.Object({
  ...step,
  reason: Type.Union([Words, Type.Null()]),
  releaseReason: Type.Optional(
    Type.String({
      maxLength: 20_000,
      description:
        'Why it is released. Required while an order without tax has a VAT id that is not known to be valid.',
    }),
  ),
});
export type HoldStep = Static<typeof HoldStep>;

/** The body of order/correct: where mails, invoice and goods go, in full, and not only what changes. */
export const CorrectStep = Type.Object({
  ...step,
  ...isTold,
  email: Words,
  address: Address,
  shippingAddress: Type.Union([Address, Type.Null()], { description: 'Null: the billing address.' }),
  vatId,
  reason: Type.String({ maxLength: 20_000, description: 'Internal; the customer does not see it.' }),
  replacesInvoice: Type.Optional(
    Type.Boolean({
      description:
        'True: the open invoice of the order is cancelled and issued anew, if the addresses on it change. The customer gets both unless isTold is false.',
    }),
  ),
});
export type CorrectStep = Static<typeof CorrectStep>;

/** The body of order/replace-invoice. */
export const InvoiceReplacement = Type.Object({
  ...step,
  address: Address,
  vatId,
  reason: Type.String({ maxLength: 20_000, description: 'On the cancellation; the customer reads it.' }),
  isMailed: Type.Boolean({ description: 'Whether the customer gets both documents by e-mail.' }),
});
export type InvoiceReplacement = Static<typeof InvoiceReplacement>;

/** The body of order/gift-vouchers/send: mails the codes of its gift vouchers once more. */
export const VouchersToSend = Type.Object(remark);
export type VouchersToSend = Static<typeof VouchersToSend>;

/** The body of order/note. */
export const OrderNote = Type.Object({ ...remark, text: Words });
export type OrderNote = Static<typeof OrderNote>;

/** The body of order/tag. */
export const OrderTags = Type.Object({
  ...remark,
  added: Type.Array(Words, { maxItems: 20 }),
  removed: Type.Array(Words, { maxItems: 20 }),
});
export type OrderTags = Static<typeof OrderTags>;

import { type ChargeKind, type Exemption, paymentMeansCodes, type TaxTreatment } from '@kontor/domain';
import { Type } from 'typebox';
import { storedJson } from '../../database/stored-json.ts';
import type { DocumentModel } from './types.ts';

const Text = Type.String();
const Cents = Type.Integer();
const TextOrNull = Type.Union([Text, Type.Null()]);

const Treatment = {
  category: Type.Unsafe<TaxTreatment['category']>(Text),
  rate: Type.Integer(),
};
const Part = {
  id: Text,
  declared: Cents,
  net: Cents,
  ...Treatment,
  exemption: Type.Optional(Type.Unsafe<Exemption>(Text)),
};

const Line = Type.Object({
  ...Part,
  name: Text,
  description: Text,
  articleNumber: Text,
  unit: Text,
  unitCode: Text,
  quantity: Type.Integer(),
  unitPrice: Cents,
  priceQuantity: Type.Integer(),
});

const Amounts = Type.Object({
  basis: Type.Enum(['gross', 'net']),
  lines: Type.Array(Line),
  allowances: Type.Array(Type.Object({ ...Part, reason: Text, base: Type.Enum(['goods', 'shipping']) })),
  charges: Type.Array(Type.Object({ ...Part, reason: Text, kind: Type.Unsafe<ChargeKind>(Text) })),
  groups: Type.Array(
    Type.Object({ ...Treatment, exemptions: Type.Array(Type.Unsafe<Exemption>(Text)), net: Cents, vat: Cents }),
  ),
  totals: Type.Object({
    lines: Cents,
    allowances: Cents,
    charges: Cents,
    net: Cents,
    vat: Cents,
    gross: Cents,
    paid: Cents,
    rounding: Cents,
    due: Cents,
  }),
});

const Party = {
  name: Text,
  person: Text,
  street: Text,
  zipCode: Text,
  city: Text,
  country: Text,
  countryName: Text,
};

const Head = {
  number: Text,
  issuedOn: Text,
  orderNumber: Text,
  orderedOn: Text,
  buyerReference: Text,
  buyersOrderNumber: Text,
  seller: Type.Object({
    name: Text,
    street: Text,
    zipCode: Text,
    city: Text,
    country: Text,
    vatId: Text,
    taxNumber: Text,
    registerNumber: Text,
    contact: Text,
    phone: Text,
    email: Text,
  }),
  buyer: Type.Object({ ...Party, email: Text, vatId: Text }),
  deliveredTo: Type.Object(Party),
  delivery: Type.Object({ from: Text, to: Text }),
};

const StoredInvoice = Type.Object({
  ...Head,
  kind: Type.Enum(['invoice', 'correction', 'cancellation']),
  corrects: Type.Union([Type.Object({ number: Text, issuedOn: Text }), Type.Null()]),
  replaces: Type.Optional(Type.Object({ number: Text, issuedOn: Text, cancelledBy: Text })),
  part: Type.Optional(
    Type.Object({
      isFinal: Type.Boolean(),
      earlier: Type.Array(Type.Object({ number: Text, issuedOn: Text, gross: Cents })),
    }),
  ),
  reason: Text,
  amounts: Amounts,
  exemptionTexts: Type.Record(Text, Text),
  payment: Type.Object({
    code: Type.Enum([...paymentMeansCodes]),
    title: Text,
    account: Type.Union([Type.Object({ iban: Text, bic: Text, holder: Text }), Type.Null()]),
    dueOn: TextOrNull,
    discount: Type.Optional(Type.Object({ basisPoints: Cents, days: Cents, until: Text, amount: Cents })),
  }),
});

const StoredDeliveryNote = Type.Object({
  ...Head,
  kind: Type.Literal('delivery-note'),
  lines: Type.Array(
    Type.Object({
      id: Text,
      name: Text,
      description: Text,
      articleNumber: Text,
      unit: Text,
      quantity: Type.Integer(),
      ordered: Type.Integer(),
      minimumAge: Type.Optional(Type.Enum([16, 18])),
    }),
  ),
});

/** The seller as printed in head and foot. Unknown details of a newer version are kept. */
const Seller = Type.Object({
  companyName: Text,
  street: Text,
  zipCode: Text,
  city: Text,
  country: Text,
  email: Text,
  phone: Text,
  vatId: Text,
  registerNumber: Text,
  registerCourt: Text,
  bank: Type.Object({ iban: Text, bic: Text, holder: Text }),
});

const StoredModel = Type.Object({
  format: Type.Literal(1),
  shop: Type.Object({ title: Text, seller: Seller }),
  document: Type.Union([StoredInvoice, StoredDeliveryNote]),
});

const read = storedJson('issued_documents.model', StoredModel);

/**
 * Reads the stored content of a document. `number` names it in an error.
 * @throws StoredJsonUnreadable for a shape that this version does not know, because an invoice must not be guessed.
 */
export function readModel(json: string, number: string): DocumentModel {
  return read(json, number);
}

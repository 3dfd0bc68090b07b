import { type FindingDetails, type FindingKind, type PaymentState, paymentProviders } from '@kontor/domain';
import { type TProperties, Type } from 'typebox';
import type { PaymentFindingTable } from '../../../database/payment-tables.ts';
import { type StoredJsonReader, storedJson } from '../../../database/stored-json.ts';

const Text = Type.String();
const TextOrNull = Type.Union([Text, Type.Null()]);
const Cents = Type.Integer();
const Time = Type.Integer();
const Provider = Type.Enum([...paymentProviders]);

const refusal = { code: Text, reason: Text };
const payment = { reference: Text, amount: Cents };

const read = <Properties extends TProperties>(properties: Properties) =>
  storedJson('payment_findings.detail', Type.Object(properties));

/**
 * The readers of the stored details. `FindingDetails` describes the fields. The types refuse a reader of another shape.
 */
const readers: { readonly [Kind in FindingKind]: StoredJsonReader<FindingDetails[Kind]> } = {
  'amount-differs': read({
    seen: Type.Enum(['authorized', 'captured', 'capturing']),
    amount: Cents,
    currency: Text,
    reference: TextOrNull,
    asked: Type.Object({ amount: Cents, reference: Text }),
  }),
  'paid-twice': read(payment),
  'late-payment': read(payment),
  'paid-without-capture': read({
    seen: Type.Enum(['failed', 'cancelled', 'expired']),
    code: Text,
    amount: Cents,
  }),
  'captured-without-order': read({ provider: Provider, event: Text }),
  'capture-overdue': read({ state: Type.Unsafe<PaymentState>(Text), ...payment }),
  'refund-refused': read({ ...refusal, key: Text, amount: Cents }),
  'refund-unclear': read({
    key: Text,
    amount: Cents,
    state: Type.Enum(['asked', 'unknown', 'pending', 'done', 'refused']),
  }),
  'refunded-elsewhere': storedJson(
    'payment_findings.detail',
    Type.Union([Type.Object({ refunded: Cents, known: Cents }), Type.Object({ key: Text, asked: Cents })]),
  ),
  reversed: read({ amount: Cents }),
  'paid-again': read({
    amount: Cents,
    isCancelled: Type.Optional(Type.Literal(true)),
    goesBack: Type.Optional(Type.Boolean()),
  }),
  disputed: read({
    id: Text,
    reason: TextOrNull,
    status: Text,
    stage: TextOrNull,
    amount: Type.Union([Cents, Type.Null()]),
    answerBy: Type.Union([Time, Type.Null()]),
    outcome: TextOrNull,
    changedAt: Time,
    won: Type.Optional(Type.Boolean()),
  }),
  'void-refused': read(refusal),
  'create-refused': read(refusal),
  'capture-refused': read(refusal),
  'credentials-wrong': read({ ...refusal, provider: Provider }),
  'settings-wrong': read({
    ...{ ...refusal, provider: Provider },
    answer: Type.Optional(Type.Object({ status: Type.Integer(), is: Type.Enum(['page', 'json', 'text', 'empty']) })),
  }),
  'provider-away': read({ provider: Provider, since: Time, reason: Text }),
  'messages-wrong': read({
    provider: Provider,
    code: Type.Enum(['unknown-webhook', 'missing-events', 'wrong-signature']),
    missing: Type.Optional(Type.Array(Text)),
  }),
};

/** The columns from which a detail is read. */
export type StoredDetail = Pick<PaymentFindingTable, 'id' | 'detail'>;

/**
 * The detail of a stored finding of a kind.
 * @throws StoredJsonUnreadable for a detail that this version does not know.
 */
export function detailOf<Kind extends FindingKind>(kind: Kind, { id, detail }: StoredDetail): FindingDetails[Kind] {
  return readers[kind](detail, id);
}

/** Whether this version of the shop knows a stored kind. */
export function isFindingKind(kind: string): kind is FindingKind {
  return Object.hasOwn(readers, kind);
}

/** The payment providers that a shop can have an account with. */
export const paymentProviders = ['paypal', 'saferpay'] as const;

/** The provider that collects the money of an online payment. */
export type PaymentProvider = (typeof paymentProviders)[number];

/**
 * How an order is paid (CONTRACT §3). Rules depend on the kind, never on the operator's name for a payment condition.
 * 'online': a provider collects the money. 'transfer': the customer transfers it before the delivery. 'invoice': the
 * customer transfers it after the delivery. 'on-delivery': it is collected with the handover, at the door or at the
 * counter.
 */
export type PaymentMethod =
  | { readonly kind: 'online'; readonly provider: PaymentProvider }
  | { readonly kind: 'transfer' | 'invoice' | 'on-delivery'; readonly provider?: never };

/** The kinds of payment methods. */
export type PaymentKind = PaymentMethod['kind'];

/** The kinds whose money no provider collects. */
export type OfflineKind = Exclude<PaymentKind, 'online'>;

/**
 * What rules depend on. `byTransfer`: customers transfer the money to the shop's account themselves. `beforeDelivery`:
 * the goods wait for the money. `mayCostFee`: a fee is allowed. The law forbids it for cards, PayPal, direct debits and
 * transfers, including those for invoices (LAW P11). `hasPaymentDays`: the invoice is due after the days that the
 * operator sets (`documents.paymentDays`), and may offer a cash discount. Otherwise it is due at once.
 */
interface KindProperties {
  readonly byTransfer: boolean;
  readonly beforeDelivery: boolean;
  readonly mayCostFee: boolean;
  readonly hasPaymentDays: boolean;
}

/** The properties of each kind. A new one stands last, because debtors have their accounts in this order. */
const kinds: Readonly<Record<PaymentKind, KindProperties>> = {
  online: { byTransfer: false, beforeDelivery: true, mayCostFee: false, hasPaymentDays: false },
  transfer: { byTransfer: true, beforeDelivery: true, mayCostFee: false, hasPaymentDays: false },
  invoice: { byTransfer: true, beforeDelivery: false, mayCostFee: false, hasPaymentDays: true },
  'on-delivery': { byTransfer: false, beforeDelivery: false, mayCostFee: true, hasPaymentDays: false },
};

/** All kinds, in the order in which they are named to operators. */
export const paymentKinds = Object.keys(kinds) as readonly PaymentKind[];

/** {@link OfflineKind}, in the same order. */
export const offlineKinds: readonly OfflineKind[] = paymentKinds.filter((kind) => kind !== 'online');

/** Whether customers transfer the money to the shop's account themselves. */
export function isPaidByTransfer({ kind }: Pick<PaymentMethod, 'kind'>): boolean {
  return kinds[kind].byTransfer;
}

/** Whether the goods wait for the money. */
export function isPaidBeforeDelivery({ kind }: Pick<PaymentMethod, 'kind'>): boolean {
  return kinds[kind].beforeDelivery;
}

/** Whether a fee is allowed for this kind (LAW P11). */
export function mayCostFee({ kind }: Pick<PaymentMethod, 'kind'>): boolean {
  return kinds[kind].mayCostFee;
}

/** Whether an invoice paid in this way is due only after some days. */
export function hasPaymentDays({ kind }: Pick<PaymentMethod, 'kind'>): boolean {
  return kinds[kind].hasPaymentDays;
}

/** The kinds of payment conditions that were stored by name only, before they had a kind. */
const formerMethods: Readonly<Record<string, PaymentMethod>> = {
  paypal: { kind: 'online', provider: 'paypal' },
  saferpay: { kind: 'online', provider: 'saferpay' },
  vorkasse: { kind: 'transfer' },
  rechnung: { kind: 'invoice' },
};

/**
 * The method of a payment condition without a kind, stored by an earlier version or by an operator who left it out. A
 * name that always stood for one kind keeps it. Any other name is 'on-delivery', because the shop does not see that
 * money.
 */
export function paymentMethodByName(name: string): PaymentMethod {
  return (Object.hasOwn(formerMethods, name) ? formerMethods[name] : undefined) ?? { kind: 'on-delivery' };
}

/** A payment condition with its kind. If it has none, the name decides. */
export function withPaymentMethod<C extends { readonly name: string; readonly kind?: PaymentKind | undefined }>(
  condition: C,
): C & PaymentMethod {
  const said = condition.kind === undefined ? paymentMethodByName(condition.name) : {};
  return { ...condition, ...said } as C & PaymentMethod;
}

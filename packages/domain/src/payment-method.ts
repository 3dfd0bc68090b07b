/** The payment providers that a shop can have an account with. */
export const paymentProviders = ['paypal', 'saferpay'] as const;

/** Who takes the money of an order that is paid online. */
export type PaymentProvider = (typeof paymentProviders)[number];

/**
 * How an order is paid (CONTRACT §3). Rules ask the kind, never the name that the operator gave a payment condition.
 * 'online': a provider takes the money. 'transfer': the customer transfers it before the delivery. 'invoice': the same
 * after it. 'on-delivery': whoever hands over the goods takes it, at the door or at the counter.
 */
export type PaymentMethod =
  | { readonly kind: 'online'; readonly provider: PaymentProvider }
  | { readonly kind: 'transfer' | 'invoice' | 'on-delivery'; readonly provider?: never };

/** The kinds of payment methods. */
export type PaymentKind = PaymentMethod['kind'];

/** All kinds, in the order in which they are named to operators. */
export const paymentKinds = ['online', 'transfer', 'invoice', 'on-delivery'] as const satisfies readonly PaymentKind[];

/** Whether customers transfer the money to the shop's account themselves. */
export function isPaidByTransfer({ kind }: Pick<PaymentMethod, 'kind'>): boolean {
  return kind === 'transfer' || kind === 'invoice';
}

/**
 * Whether a fee may be asked for paying so: of those who pay on delivery alone. For cards, PayPal and transfers, an
 * invoice's among them, the law forbids it (LAW P11).
 */
export function mayCostFee({ kind }: Pick<PaymentMethod, 'kind'>): boolean {
  return kind === 'on-delivery';
}

/** What names meant before a payment condition had a kind. */
const formerMethods: Readonly<Record<string, PaymentMethod>> = {
  paypal: { kind: 'online', provider: 'paypal' },
  saferpay: { kind: 'online', provider: 'saferpay' },
  vorkasse: { kind: 'transfer' },
  rechnung: { kind: 'invoice' },
};

/**
 * The method of a payment condition that was stored without a kind, by an earlier version or an operator who left it
 * out: that of a name which always meant one, otherwise 'on-delivery', since the shop sees nothing of such money.
 */
export function paymentMethodByName(name: string): PaymentMethod {
  return (Object.hasOwn(formerMethods, name) ? formerMethods[name] : undefined) ?? { kind: 'on-delivery' };
}

/** A payment condition that says how it is paid: as it is where it does, otherwise by its name. */
export function withPaymentMethod<C extends { readonly name: string; readonly kind?: PaymentKind | undefined }>(
  condition: C,
): C & PaymentMethod {
  const said = condition.kind === undefined ? paymentMethodByName(condition.name) : {};
  return { ...condition, ...said } as C & PaymentMethod;
}

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

/**
 * What holds for each kind. `byTransfer`: customers transfer the money to the shop's account themselves. `mayCostFee`:
 * a fee may be asked, which the law forbids for cards, PayPal and transfers, an invoice's among them (LAW P11).
 */
const kinds: Readonly<Record<PaymentKind, { readonly byTransfer: boolean; readonly mayCostFee: boolean }>> = {
  online: { byTransfer: false, mayCostFee: false },
  transfer: { byTransfer: true, mayCostFee: false },
  invoice: { byTransfer: true, mayCostFee: false },
  'on-delivery': { byTransfer: false, mayCostFee: true },
};

/** All kinds, in the order in which they are named to operators. */
export const paymentKinds = Object.keys(kinds) as readonly PaymentKind[];

/** Whether customers transfer the money to the shop's account themselves. */
export function isPaidByTransfer({ kind }: Pick<PaymentMethod, 'kind'>): boolean {
  return kinds[kind].byTransfer;
}

/** Whether a fee may be asked for paying so (LAW P11). */
export function mayCostFee({ kind }: Pick<PaymentMethod, 'kind'>): boolean {
  return kinds[kind].mayCostFee;
}

/** The kind that a name meant before payment conditions had one. */
const formerMethods: Readonly<Record<string, PaymentMethod>> = {
  paypal: { kind: 'online', provider: 'paypal' },
  saferpay: { kind: 'online', provider: 'saferpay' },
  vorkasse: { kind: 'transfer' },
  rechnung: { kind: 'invoice' },
};

/**
 * The method of a payment condition without a kind, stored by an earlier version or by an operator who left it out. A
 * name that always meant one kind keeps it. Any other is 'on-delivery', since the shop sees nothing of such money.
 */
export function paymentMethodByName(name: string): PaymentMethod {
  return (Object.hasOwn(formerMethods, name) ? formerMethods[name] : undefined) ?? { kind: 'on-delivery' };
}

/** A payment condition with its kind: the one it has, otherwise that of its name. */
export function withPaymentMethod<C extends { readonly name: string; readonly kind?: PaymentKind | undefined }>(
  condition: C,
): C & PaymentMethod {
  const said = condition.kind === undefined ? paymentMethodByName(condition.name) : {};
  return { ...condition, ...said } as C & PaymentMethod;
}

import type { Cents, ChargeKind } from '@kontor/domain';

/** The charges of a kind together, in cents as declared. */
export interface ChargeSum {
  readonly kind: ChargeKind;
  readonly name: string;
  readonly amount: Cents;
}

/** The charges of each kind over all tax rates. Kinds without an amount are left out. */
export function sumsByKind(
  charges: readonly { readonly kind: ChargeKind; readonly reason: string; readonly declared: Cents }[],
): ChargeSum[] {
  const byKind = new Map<ChargeKind, ChargeSum>();
  for (const { kind, reason: name, declared } of charges) {
    byKind.set(kind, { kind, name, amount: (byKind.get(kind)?.amount ?? 0) + declared });
  }
  return [...byKind.values()].filter(({ amount }) => amount > 0);
}

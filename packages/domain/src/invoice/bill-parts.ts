import type { Cents } from '../money.ts';
import { type PriceDeclaration, taxOn } from '../price.ts';
import type {
  AllowanceToBill,
  ChargeToBill,
  InvoiceAmounts,
  InvoicePart,
  InvoiceTotals,
  LineToBill,
  Netted,
  VatGroup,
} from './invoice-amounts.ts';
import { netShares } from './net-shares.ts';

/** The parts of an invoice before their nets and taxes are computed. */
export interface PartsToBill {
  readonly basis: PriceDeclaration;
  readonly lines: readonly LineToBill[];
  readonly allowances: readonly AllowanceToBill[];
  readonly charges: readonly ChargeToBill[];
}

/**
 * The VAT of a group whose parts declare a sum, in cents. A correction takes it from what is left of the invoice's VAT.
 */
export type VatOf = (declared: Cents, group: Pick<VatGroup, 'category' | 'rate'>) => Cents;

/** A group with the declared sum of its parts, and whether the part reduces it. */
interface PartOfGroup {
  readonly part: InvoicePart;
  readonly sign: 1 | -1;
}

/**
 * The nets, taxes and totals of parts (EN 16931, BR-CO-10 to BR-CO-16). In a gross invoice the tax of a group is that
 * of its gross, rounded once, and its net is the rest: so the total is what the customer agreed to, and net × rate
 * differs from the tax by less than a cent. In a net invoice the tax is that of the sum of the nets (LAW T8).
 *
 * @param agreed what the customer has to pay for it in gross cents; a net invoice whose lines were taxed one by one
 *   reaches it by a rounding amount. null: the sum of the parts.
 */
export function billParts(
  parts: PartsToBill,
  { agreed, paid }: { readonly agreed: Cents | null; readonly paid: Cents },
  vatOf: VatOf = (declared, { rate }) => taxOn(declared, rate, parts.basis),
): InvoiceAmounts {
  const all: readonly PartOfGroup[] = [
    ...parts.lines.map((part) => ({ part, sign: 1 as const })),
    ...parts.allowances.map((part) => ({ part, sign: -1 as const })),
    ...parts.charges.map((part) => ({ part, sign: 1 as const })),
  ];
  const nets = new Map<InvoicePart, Cents>();
  const groups = groupsOf(all).map((members) => {
    const group = vatGroup(members, parts.basis, vatOf);
    for (const [i, net] of netsOf(members, group, parts.basis).entries()) {
      const member = members[i];
      if (member) nets.set(member.part, 0 + member.sign * net);
    }
    return group;
  });
  const netted = <Part extends InvoicePart>(part: Part): Netted<Part> => ({ ...part, net: nets.get(part) ?? 0 });
  const [lines, allowances, charges] = [
    parts.lines.map(netted),
    parts.allowances.map(netted),
    parts.charges.map(netted),
  ];
  const totals = totalsOf({ lines, allowances, charges, groups }, { agreed, paid });
  return { basis: parts.basis, lines, allowances, charges, groups, totals };
}

/** The totals of parts with their nets and taxes. */
export function totalsOf(
  { lines, allowances, charges, groups }: Pick<InvoiceAmounts, 'lines' | 'allowances' | 'charges' | 'groups'>,
  { agreed, paid }: { readonly agreed: Cents | null; readonly paid: Cents },
): InvoiceTotals {
  const sums = { lines: sumOf(lines), allowances: sumOf(allowances), charges: sumOf(charges) };
  const net = sums.lines - sums.allowances + sums.charges;
  const vat = groups.reduce((sum, group) => sum + group.vat, 0);
  const gross = net + vat;
  const rounding = agreed === null ? 0 : agreed - gross;
  return { ...sums, net, vat, gross, paid, rounding, due: gross - paid + rounding };
}

function sumOf(parts: readonly { readonly net: Cents }[]): Cents {
  return parts.reduce((sum, { net }) => sum + net, 0);
}

/** The parts by category and rate, the lowest rate first. */
function groupsOf(parts: readonly PartOfGroup[]): PartOfGroup[][] {
  const groups = new Map<string, PartOfGroup[]>();
  for (const member of parts) {
    const key = `${String(member.part.rate).padStart(5, '0')} ${member.part.category}`;
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, members]) => members);
}

function vatGroup(members: readonly PartOfGroup[], basis: PriceDeclaration, vatOf: VatOf): VatGroup {
  const [
    {
      part: { category, rate },
    } = { part: { category: 'Z', rate: 0 } as const },
  ] = members;
  const declared = members.reduce((sum, { part, sign }) => sum + sign * part.declared, 0);
  const vat = vatOf(declared, { category, rate });
  const exemptions = [...new Set(members.flatMap(({ part }) => part.exemption ?? []))];
  return { category, rate, exemptions, net: basis === 'gross' ? declared - vat : declared, vat };
}

/** The nets of the parts of a group. Parts that reduce it have negative nets. */
function netsOf(members: readonly PartOfGroup[], group: VatGroup, basis: PriceDeclaration): Cents[] {
  const declared = members.map(({ part, sign }) => 0 + sign * part.declared);
  return basis === 'net' ? declared : netShares(declared, group.rate, group.net);
}

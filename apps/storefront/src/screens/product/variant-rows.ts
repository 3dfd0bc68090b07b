import { type Family, type FamilyMember, productAddress } from '@kontor/contract';
import { type VariantChoice, valuesOfProperties, variantChoices } from '@kontor/domain';
import { declaredAmount, normOf, type PriceDeclaration, perOf, type ShownPrice } from '../../format/shown-price.ts';

/** One value of a property, as a link to a member of the family. */
export interface VariantLink {
  readonly value: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isSoldOut: boolean;
  /** What that member costs. Absent if all members cost the same, or cannot be compared in a few words. */
  readonly price?: Pick<ShownPrice, 'amount' | 'per' | 'norm'>;
  /** Other properties in which that member differs from the current one; null if there are none. */
  readonly otherwise: string | null;
}

/** A property of a family with all its values. */
export interface VariantRow {
  readonly name: string;
  /** The current product's value; empty if it has none. */
  readonly value: string;
  readonly links: readonly VariantLink[];
}

/**
 * The choices of a family as seen from one of its members: a row for each property with at least two choices.
 * `listAddress`: the address of the category in which the visitor looks at it.
 */
export function variantRows(
  { properties, members = [] }: Family,
  id: string,
  { listAddress, declaration }: { readonly listAddress: string; readonly declaration: PriceDeclaration },
): VariantRow[] {
  const current = members.find(({ _id }) => _id === id);
  if (current === undefined) return [];
  const prices = comparablePrices(members, declaration);
  const values = valuesOfProperties(properties, members);
  return properties.flatMap((name, property) => {
    const choices = variantChoices(current, property, values[property] ?? [], members);
    if (choices.length < 2) return [];
    const links = choices.map((choice) => variantLink(choice, { current, property, listAddress, prices }));
    return [{ name, value: current.values[property] ?? '', links }];
  });
}

function variantLink(
  { value, member, isCurrent, isExact }: VariantChoice<FamilyMember>,
  seen: {
    readonly current: FamilyMember;
    readonly property: number;
    readonly listAddress: string;
    readonly prices: ReturnType<typeof comparablePrices>;
  },
): VariantLink {
  const { current, property, listAddress, prices } = seen;
  const price = prices.get(member._id);
  const others = member.values.filter((other, i) => i !== property && other !== '' && other !== current.values[i]);
  return {
    ...{ value, isCurrent },
    href: productAddress(listAddress, member._id),
    isSoldOut: member.stockStatus === 'red',
    ...(price !== undefined && { price }),
    otherwise: isExact || others.length === 0 ? null : others.join(', '),
  };
}

/**
 * The prices of members by their ids, if they differ. None where they are for different packs, or where the law wants
 * more beside a price than a choice has room for: a deposit, an energy label, what becomes of the bottle (LAW P6, S2,
 * S5).
 */
function comparablePrices(
  members: readonly FamilyMember[],
  declaration: PriceDeclaration,
): ReadonlyMap<string, NonNullable<VariantLink['price']>> {
  const offered = members.flatMap(({ _id, offer }) => (offer === undefined ? [] : [{ _id, offer }]));
  const costs = new Set(offered.map(({ offer: { price, priceQuantity } }) => `${price.gross} ${priceQuantity}`));
  const needsMore = members.some(
    ({ offer, energy, container }) => offer?.deposit !== undefined || energy !== undefined || container !== undefined,
  );
  const units = new Set(offered.map(({ offer: { unit } }) => unit));
  if (costs.size < 2 || units.size > 1 || needsMore) return new Map();
  return new Map(
    offered.map(({ _id, offer }) => [
      _id,
      { amount: declaredAmount(offer.price, declaration), per: perOf(offer), norm: normOf(offer) },
    ]),
  );
}

import { type Family, type FamilyMember, productAddress } from '@kontor/contract';
import { type VariantChoice, valuesOfProperties, variantChoices } from '@kontor/domain';

/** One value of a property, as a link to a member of the family. */
export interface VariantLink {
  readonly value: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isSoldOut: boolean;
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
export function variantRows({ properties, members = [] }: Family, id: string, listAddress: string): VariantRow[] {
  const current = members.find(({ _id }) => _id === id);
  if (current === undefined) return [];
  const values = valuesOfProperties(properties, members);
  return properties.flatMap((name, property) => {
    const choices = variantChoices(current, property, values[property] ?? [], members);
    if (choices.length < 2) return [];
    const links = choices.map((choice) => variantLink(choice, { current, property, listAddress }));
    return [{ name, value: current.values[property] ?? '', links }];
  });
}

function variantLink(
  { value, member, isCurrent, isExact }: VariantChoice<FamilyMember>,
  seen: { readonly current: FamilyMember; readonly property: number; readonly listAddress: string },
): VariantLink {
  const { current, property, listAddress } = seen;
  const others = member.values.filter((other, i) => i !== property && other !== '' && other !== current.values[i]);
  return {
    ...{ value, isCurrent },
    href: productAddress(listAddress, member._id),
    isSoldOut: member.stockStatus === 'red',
    otherwise: isExact || others.length === 0 ? null : others.join(', '),
  };
}

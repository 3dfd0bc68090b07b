import { basisPointsFromPercent, categoriesAtPath, cleanLine, foldCase } from '@kontor/domain';
import type { FieldError } from '../../http/field-errors.ts';
import type { CheckedValue } from './check-configuration.ts';
import { customerGroupTexts as texts } from './texts/customer-groups.de.ts';
import type { CustomerGroup, OfferedPayment } from './types.ts';

/** The fields of a category that a path needs. */
export interface PlacedCategory {
  readonly _id: string;
  readonly name: string;
  readonly children: readonly PlacedCategory[];
}

/** The categories and payment conditions that groups may name. The tree is null while there are no categories. */
export interface NamedByGroups {
  readonly root: PlacedCategory | null;
  readonly paymentConditions: readonly OfferedPayment[];
}

/**
 * Checks the rules that no schema can express: names of groups are unique, and what the groups name exists. Categories
 * are stored by id, so that a renamed or moved category changes no price.
 */
export function checkCustomerGroups(groups: readonly CustomerGroup[], named: NamedByGroups): CheckedValue {
  const errors: FieldError[] = [];
  const checked = groups.map((group, place) => {
    const name = cleanLine(group.name);
    if (name === '' || sameNameBefore(groups, place))
      errors.push({ path: `${place}.name`, msg: texts.nameTaken(name) });
    errors.push(...unknownPayments(group, place, named.paymentConditions));
    const discounts = group.discounts?.map(({ category, percent }, i) => {
      const path = `${place}.discounts.${i}`;
      const id = named.root && categoryId(named.root, category);
      if (id === null) errors.push({ path: `${path}.category`, msg: texts.unknownCategory(category) });
      if (basisPointsFromPercent(percent) === null) errors.push({ path: `${path}.percent`, msg: texts.decimals });
      return { category: id ?? category, percent };
    });
    for (const [i, { category }] of (discounts ?? []).entries()) {
      const isFirst = discounts?.findIndex((other) => other.category === category) === i;
      if (!isFirst) errors.push({ path: `${place}.discounts.${i}.category`, msg: texts.categoryTwice });
    }
    return { ...group, name, ...(discounts && { discounts }) };
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: checked };
}

function sameNameBefore(groups: readonly CustomerGroup[], place: number): boolean {
  const key = (group: CustomerGroup | undefined) => foldCase(cleanLine(group?.name ?? ''));
  return groups.slice(0, place).some((group) => key(group) === key(groups[place]));
}

function unknownPayments(group: CustomerGroup, place: number, known: readonly OfferedPayment[]): FieldError[] {
  return (group.paymentConditions ?? []).flatMap((name, i) =>
    known.some((condition) => condition.name === name)
      ? []
      : [{ path: `${place}.paymentConditions.${i}`, msg: texts.unknownPayment(name) }],
  );
}

/** The id of a category by its path, such as /shop/werkzeug, or by its id; null when there is none. */
function categoryId(root: PlacedCategory, pathOrId: string): string | null {
  if (pathOrId.startsWith('/')) return categoriesAtPath(root, pathOrId)?.at(-1)?._id ?? null;
  const stack = [root];
  for (let category = stack.pop(); category !== undefined; category = stack.pop()) {
    if (category._id === pathOrId) return pathOrId;
    stack.push(...category.children);
  }
  return null;
}

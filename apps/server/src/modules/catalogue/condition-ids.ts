import { foldCase, salesUnitKey, spellingToKeep, spellingToShow } from '@kontor/domain';
import type { Selectable } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { FormerConditionTable } from '../../database/schema.ts';
import { formerConditions } from './former-conditions.ts';
import {
  type ConditionToIdentify,
  type ConditionToStore,
  defaultUnit,
  type ProductToIdentify,
  type ProductToStore,
} from './product-to-store.ts';
import { readableId } from './readable-id.ts';

type StoredCondition = Selectable<FormerConditionTable>;

/** A stored condition, as far as it is known by its unit. */
type KnownCondition = Pick<ConditionToStore, 'id' | 'unit' | 'customerGroup'>;

/** A condition without an id, neither in its file nor in the catalogue. `base`: the beginning of its new id. */
interface NewCondition {
  readonly condition: ConditionToIdentify;
  readonly base: string;
}

/**
 * Gives an id to each condition that has none in its file: the id of the stored condition of the same group and unit,
 * or of one that the product had, or a new one. The position of a row never decides. Otherwise an added or moved row
 * would exchange prices and their history, and an article would be shown as "85 % cheaper" when it is not (LAW P7). A
 * row that was missing from one file would lose its history, and its price before. Returns the products in their
 * order, with null for a product whose file states no units and so cannot tell several conditions apart.
 */
export async function withConditionIds<P extends ProductToIdentify>(
  queryable: Queryable,
  products: readonly P[],
): Promise<(ProductToStore | null)[]> {
  const nameless = products.filter(({ conditions }) => conditions.some(({ id }) => id === null));
  const productIds = nameless.map(({ id }) => id);
  const stored = await namedConditions(queryable, productIds);
  const named = products.flatMap(({ conditions }) => conditions.flatMap(({ id }) => id ?? []));
  const former = await formerConditions(queryable, productIds, new Set(named));
  const known = products.map((product) =>
    knownConditions(product, stored.get(product.id) ?? [], former.get(product.id) ?? []),
  );
  const news = products.flatMap((product, i) => newConditions(product, known[i]));
  const taken = new Set([...named, ...[...stored.values()].flat().map(({ id }) => id)]);
  const made = await newIds(queryable, news, taken);
  return products.map((product, i) => {
    const ids = known[i];
    if (!ids) return null;
    const identified = (own: ConditionToIdentify): ConditionToStore => {
      const stored = ids.get(own);
      if (own.id !== null) return { ...own, id: own.id };
      return { ...own, id: stored?.id ?? made.get(own) ?? '', unit: shownUnit(own.unit, stored) };
    };
    return { ...product, conditions: product.conditions.map(identified) };
  });
}

/** The spelling of a unit that a condition without an id gets. */
function shownUnit(written: string | null, stored: KnownCondition | undefined): string | null {
  if (stored === undefined) return written === null ? null : spellingToShow(written);
  const isOther = unitKey(written) !== unitKey(stored.unit) || isSameSpelling(written, stored.unit);
  return isOther ? written : spellingToKeep(written ?? defaultUnit, stored.unit ?? defaultUnit);
}

/** The identifying columns of products' conditions, in their order, by product id. */
async function namedConditions(
  queryable: Queryable,
  productIds: readonly string[],
): Promise<Map<string, StoredCondition[]>> {
  if (productIds.length === 0) return new Map();
  const conditions = await queryable
    .selectFrom('conditions')
    .select(['id', 'product_id', 'unit', 'customer_group'])
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return Map.groupBy(conditions, ({ product_id }) => product_id);
}

/** Whether two conditions of a product look the same to a customer. */
export function isSameUnit(
  a: Pick<ConditionToIdentify, 'customerGroup' | 'unit'>,
  b: Pick<ConditionToIdentify, 'customerGroup' | 'unit'>,
): boolean {
  return a.customerGroup === b.customerGroup && unitKey(a.unit) === unitKey(b.unit);
}

/** A key that is the same for all spellings of a unit. No unit means piece. */
export function unitKey(unit: string | null): string {
  return salesUnitKey(unit ?? defaultUnit);
}

/** Whether two units read the same. */
function isSameSpelling(a: string | null, b: string | null): boolean {
  return foldCase(a ?? defaultUnit) === foldCase(b ?? defaultUnit);
}

/**
 * The conditions that those without an id mean: stored ones, and former ones that come back. Undefined if the file
 * cannot tell which ones it means.
 */
function knownConditions(
  { conditions }: ProductToIdentify,
  stored: readonly StoredCondition[],
  former: readonly StoredCondition[],
): Map<ConditionToIdentify, KnownCondition> | undefined {
  const named = new Set(conditions.map(({ id }) => id));
  const others = stored.filter(({ id }) => !named.has(id)).map(asKnown);
  const gone = former.map(asKnown);
  const known = new Map<ConditionToIdentify, KnownCondition>();
  for (const condition of conditions.filter(({ id }) => id === null)) {
    const ofGroup = others.filter(({ customerGroup }) => customerGroup === condition.customerGroup);
    const hasNoUnit = condition.unnamed?.includes('unit') === true;
    const same = hasNoUnit && ofGroup.length === 1 ? ofGroup[0] : likeliest(ofGroup, condition);
    if (!same && hasNoUnit && ofGroup.length > 0) return undefined;
    const meant = same ?? likeliest(gone, condition);
    if (meant) known.set(condition, meant);
  }
  return known;
}

function asKnown({ id, unit, customer_group }: StoredCondition): KnownCondition {
  return { id, unit, customerGroup: customer_group };
}

/** The condition of the same group and unit. If two have different spellings, that of the same spelling. */
function likeliest(others: readonly KnownCondition[], condition: ConditionToIdentify): KnownCondition | undefined {
  const same = others.filter((other) => isSameUnit(other, condition));
  return same.find(({ unit }) => isSameSpelling(unit, condition.unit)) ?? same[0];
}

function newConditions(
  { id, conditions }: ProductToIdentify,
  known: ReadonlyMap<ConditionToIdentify, KnownCondition> | undefined,
): NewCondition[] {
  return conditions
    .filter((condition) => condition.id === null && known?.has(condition) === false)
    .map((condition) => ({
      condition,
      base: condition.customerGroup === null ? id : `${id}-${readableId(condition.customerGroup)}`,
    }));
}

/**
 * Numbers new conditions. A used number is never given to another one: carts and price history refer to the former
 * condition by it.
 */
async function newIds(
  queryable: Queryable,
  news: readonly NewCondition[],
  taken: Set<string>,
): Promise<Map<ConditionToIdentify, string>> {
  const made = new Map<ConditionToIdentify, string>();
  for (let waiting = news; waiting.length > 0; ) {
    const tried = waiting.map(({ condition, base }) => [condition, nextId(base, taken)] as const);
    const used = await usedIds(
      queryable,
      tried.map(([, id]) => id),
    );
    for (const [condition, id] of tried) if (!used.has(id)) made.set(condition, id);
    waiting = waiting.filter(({ condition }) => !made.has(condition));
  }
  return made;
}

function nextId(base: string, taken: Set<string>): string {
  let number = 1;
  while (taken.has(`${base}-${number}`)) number++;
  taken.add(`${base}-${number}`);
  return `${base}-${number}`;
}

async function usedIds(queryable: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const conditions = await queryable.selectFrom('conditions').select('id').where('id', 'in', ids).execute();
  const history = await queryable
    .selectFrom('price_history')
    .select('condition_id as id')
    .distinct()
    .where('condition_id', 'in', ids)
    .execute();
  return new Set([...conditions, ...history].map(({ id }) => id));
}

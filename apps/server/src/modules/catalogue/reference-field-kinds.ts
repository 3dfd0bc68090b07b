import { type Reference, References } from '@kontor/contract/wire-product';
import { maxAmount } from '@kontor/domain';
import type { FieldReader } from '../../tables/field-reader.ts';
import { cellOfParts, object, partsOf } from './field-kinds.ts';
import { fieldReasons } from './texts/products.de.ts';

/** Other articles by their numbers: `A-100 | A-200`. The parts of a set have amounts: `2 x A-100`. */
const kinds = object(References, {
  accessories: listOf(false),
  spareParts: listOf(false),
  similar: listOf(false),
  successors: listOf(false),
  setOf: listOf(true),
});
export const references: typeof kinds = {
  ...kinds,
  toCells: (shown = {}) => kinds.parts?.map((part) => cellOfList(shown[part as keyof References])) ?? [],
};

function cellOfList(list: readonly Reference[] = []): string {
  return cellOfParts(
    list.map(({ articleNumber, amount }) => (amount === undefined ? articleNumber : `${amount} x ${articleNumber}`)),
  );
}

function listOf(hasAmounts: boolean) {
  return (read: FieldReader, value: unknown, heading: string): Reference[] | null => {
    const written: unknown = typeof value === 'string' ? partsOf(value) : value;
    if (written === undefined || written === null) return null;
    const list: readonly unknown[] = Array.isArray(written) ? written : [written];
    const found = new Map<string, Reference>();
    for (const item of list.slice(0, 200)) {
      const reference = referenceIn(read, item, heading, hasAmounts);
      if (reference) found.set(reference.articleNumber, reference);
    }
    return found.size === 0 ? null : [...found.values()];
  };
}

function referenceIn(read: FieldReader, item: unknown, heading: string, hasAmounts: boolean): Reference | null {
  const said =
    typeof item === 'object' && item !== null
      ? (item as Partial<Record<keyof Reference, unknown>>)
      : inWords(item, hasAmounts);
  const articleNumber = read.line(heading, said.articleNumber, 60);
  if (articleNumber === null) return null;
  const { amount } = said;
  if (!hasAmounts || amount === undefined) return { articleNumber };
  const isOne = typeof amount === 'number' && Number.isInteger(amount) && amount >= 1 && amount <= maxAmount;
  return isOne ? { articleNumber, amount } : read.leaveOut(fieldReasons.noSetAmount(heading));
}

function inWords(item: unknown, hasAmounts: boolean) {
  const [, amount, number] = (hasAmounts && /^(\d+)\s*[x×]\s+(.+)$/i.exec(String(item))) || [];
  return number === undefined ? { articleNumber: item } : { articleNumber: number, amount: Number(amount) };
}

/** References without the article's own number, and whether it was among them. */
export function withoutItself(
  all: References | null,
  articleNumber: string,
): { readonly references: References | null; readonly hadItself: boolean } {
  const groups = Object.entries(all ?? {}).map(([kind, list]) => {
    return [kind, list.filter((reference) => reference.articleNumber !== articleNumber)] as const;
  });
  const left = groups.filter(([, list]) => list.length > 0);
  const hadItself = Object.values(all ?? {}).some((list) => list.some((one) => one.articleNumber === articleNumber));
  return { references: left.length === 0 ? null : Object.fromEntries(left), hadItself };
}

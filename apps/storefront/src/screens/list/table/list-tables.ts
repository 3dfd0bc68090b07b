import { type Family, type Product, productAddress } from '@kontor/contract';
import { type SizeRow, sizeName, sizeRow } from '../../../catalogue/sizes/size-rows.ts';
import type { PriceDeclaration } from '../../../format/shown-price.ts';
import { sizeTexts } from '../../../texts/sizes.de.ts';
import { variantTexts } from '../../../texts/variants.de.ts';
import { mostMembers } from './most-members.ts';

/** A table of a list: a family by its sizes, or articles without a choice of sizes. */
export interface ListTable {
  /** The position of its first product in the list. */
  readonly place: number;
  /** The family; null for articles without one. */
  readonly family: {
    readonly name: string;
    readonly href: string;
    readonly picture?: string | undefined;
    /** 'alle 16 Größen', where the table shows only some; null where it shows all. */
    readonly all: string | null;
  } | null;
  /** What the first column tells. */
  readonly head: string;
  readonly rows: readonly SizeRow[];
}

/** The most lines of a page, so that many large families make no page of megabytes. Each family has its share. */
const mostLines = 240;
const leastShare = 6;

/** The tables of a page of products. None crosses `border`, the position of the products that lack searched words. */
export function listTables(
  products: readonly Product[],
  shown: {
    readonly listAddress: string;
    readonly declaration: PriceDeclaration;
    readonly border: number | null;
  },
): ListTable[] {
  const { listAddress, declaration, border } = shown;
  const share = Math.max(leastShare, Math.floor(mostLines / Math.max(1, products.length)));
  const tables: ListTable[] = [];
  let singles: SizeRow[] | null = null;
  for (const [place, product] of products.entries()) {
    const href = productAddress(listAddress, product._id);
    if (product.family?.members !== undefined) {
      tables.push({ place, ...familyTable(product, product.family, { ...shown, href, share }) });
      singles = null;
      continue;
    }
    const name = [product.name, product.nameSuffix].filter(Boolean).join(', ');
    const row = sizeRow(product, { name, href, declaration });
    if (singles === null || place === border) {
      singles = [row];
      tables.push({ place, family: null, head: sizeTexts.article, rows: singles });
    } else singles.push(row);
  }
  return tables;
}

function familyTable(
  { name, files }: Product,
  { properties, count, members = [] }: Family,
  shown: { listAddress: string; declaration: PriceDeclaration; href: string; share: number },
): Omit<ListTable, 'place'> {
  const { listAddress, declaration, href, share } = shown;
  const rows = members.map(({ offers = [], ...member }) =>
    sizeRow(
      { ...member, conditions: offers },
      { name: sizeName(member, sizeTexts.none), href: productAddress(listAddress, member._id), declaration },
    ),
  );
  const few = withinShare(rows, share);
  const isCut = few.length < rows.length || members.length === mostMembers;
  const picture = files[0]?.content;
  const all = isCut ? variantTexts.all(count, properties.length === 1 ? (properties[0] ?? null) : null) : null;
  return {
    family: { name, href, ...(picture !== undefined && { picture }), all },
    head: properties.join(' · '),
    rows: few,
  };
}

/** As many rows as have no more lines than the share, and one at least. */
function withinShare(rows: readonly SizeRow[], share: number): readonly SizeRow[] {
  let lines = 0;
  const end = rows.findIndex(({ offers }, i) => {
    lines += Math.max(1, offers.length);
    return i > 0 && lines > share;
  });
  return end < 0 ? rows : rows.slice(0, end);
}

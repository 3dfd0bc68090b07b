import type { Category, Product, ShownCategory, ShownFrontPage, ShownFrontPageBlock } from '@kontor/contract';
import { type FrontPage, type FrontPageBlock, frontPageLimits, usualProducts } from '@kontor/domain';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { FileService } from '../files/files.service.ts';

/** The dependencies of showing a page. */
export interface ShownSources {
  readonly catalogue: Pick<CatalogueService, 'categories' | 'category' | 'products' | 'numbered' | 'newest'>;
  readonly files: Pick<FileService, 'mimeTypeOf'>;
}

/** Products beyond those that a block shows: some may be sold out, others stand further above already. */
const spare = 12;

/** What the blocks of one page share while it is made. */
interface Making extends ShownSources {
  readonly root: Category;
  readonly about: ShownCategory | null;
  readonly customerGroup: string | null;
  /** The ids of products in the blocks so far, which are not shown a second time unless the operator names them. */
  readonly shown: Set<string>;
}

/**
 * Resolves the blocks of a page: products at the prices of the customer group (null: everybody's), tiles of categories,
 * pictures that exist. Blocks without anything to show are left out. A page whose only content would be the shop's name
 * is none.
 */
export async function showFrontPage(
  sources: ShownSources,
  { blocks }: FrontPage,
  customerGroup: string | null,
): Promise<ShownFrontPage> {
  const root = await sources.catalogue.categories();
  const about = await sources.catalogue.category(root._id);
  const making: Making = { ...sources, root, about, customerGroup, shown: new Set() };
  const shown: ShownFrontPageBlock[] = [];
  for (const block of blocks.slice(0, frontPageLimits.blocks)) {
    const made = await showBlock(making, block);
    if (made !== null) shown.push(made);
  }
  const all = await sources.catalogue.products({ categoryId: root._id, limit: 1 }, customerGroup);
  const count = 'code' in all ? 0 : all.count;
  if (!shown.some(saysSomething)) return { blocks: [], count };
  return { blocks: shown, count, ...forSearchEngines(about) };
}

/** What the operator wants search engines to read about the whole shop. */
function forSearchEngines(about: ShownCategory | null): Pick<ShownFrontPage, 'metaTitle' | 'metaDescription'> {
  const { metaTitle, metaDescription } = about ?? {};
  return { ...(metaTitle !== undefined && { metaTitle }), ...(metaDescription !== undefined && { metaDescription }) };
}

/** Whether a block says more than the name of the shop. */
function saysSomething({ kind, title, text = '', picture }: ShownFrontPageBlock): boolean {
  return kind !== 'claim' || title !== '' || text !== '' || picture !== undefined;
}

async function showBlock(making: Making, block: FrontPageBlock): Promise<ShownFrontPageBlock | null> {
  const { kind, title } = block;
  if (kind === 'categories') {
    const tiles = tilesOf(making, block.categories ?? []);
    return tiles.length === 0 ? null : { kind, title, tiles };
  }
  if (kind === 'products' || kind === 'offers') {
    const { products, count } = await productsOf(making, block);
    for (const { _id } of products) making.shown.add(_id);
    return products.length === 0 ? null : { kind, title, products, ...(count !== undefined && { count }) };
  }
  if (kind === 'facts') return { kind, title, facts: [...(block.facts ?? [])] };
  return showText(making, block);
}

/** A block of text, with its picture if that is stored. */
async function showText({ files }: Making, block: FrontPageBlock): Promise<ShownFrontPageBlock> {
  const { kind, title, text = '', picture, alt = '', links = [] } = block;
  const isThere = picture !== undefined && (await files.mimeTypeOf(picture))?.startsWith('image/');
  return {
    ...{ kind, title },
    ...(text !== '' && { text }),
    ...(isThere && { picture, alt }),
    ...(links.length > 0 && { links: [...links] }),
  };
}

/** The tiles of the first level, or of the chosen categories in their order. */
function tilesOf({ about }: Making, chosen: readonly string[]) {
  const children = about?.children ?? [];
  if (chosen.length === 0) return children.slice(0, frontPageLimits.categories);
  return chosen.flatMap((id) => children.find(({ _id }) => _id === id) ?? []);
}

async function productsOf(
  making: Making,
  { kind, choice = 'best', articles = [], most = usualProducts }: FrontPageBlock,
): Promise<{ products: Product[]; count?: number }> {
  const { catalogue, root, customerGroup, shown } = making;
  if (kind === 'products' && choice === 'chosen') {
    const products = await catalogue.numbered(articles, customerGroup);
    return { products: products.slice(0, frontPageLimits.articles) };
  }
  const isWanted = (product: Product) => isWorthShowing(product, shown);
  if (kind === 'products' && choice === 'new') {
    return { products: await catalogue.newest({ most, isWanted }, customerGroup) };
  }
  const limit = Math.min(most + shown.size + spare, 200);
  const reduced = kind === 'offers' && { reduced: true };
  const list = await catalogue.products({ categoryId: root._id, limit, ...reduced }, customerGroup);
  if ('code' in list) return { products: [] };
  const products = worthShowing(list.products, shown, most);
  return { products, ...(kind === 'offers' && { count: list.count }) };
}

/** Whether a product can be ordered now and is not shown yet. */
function isWorthShowing({ _id, conditions, stockStatus }: Product, shown: ReadonlySet<string>): boolean {
  return !shown.has(_id) && conditions.length > 0 && stockStatus !== 'red';
}

/** The first products worth showing; of a family one. */
function worthShowing(products: readonly Product[], shown: ReadonlySet<string>, most: number): Product[] {
  const families = new Set<string>();
  const isFirst = ({ family }: Product) => {
    if (family === undefined) return true;
    const isNew = !families.has(family._id);
    families.add(family._id);
    return isNew;
  };
  return products
    .filter((product) => isWorthShowing(product, shown))
    .filter(isFirst)
    .slice(0, most);
}

import { type Category, contentAddress, productAddress, textAddress, textPages } from '@kontor/contract';
import { categoryPath, customPageTemplate } from '@kontor/domain';
import { VersionedValue } from '../../concurrency/versioned-value.ts';
import type { Database } from '../../database/database.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { isPage, type TemplateService } from '../templates/templates.service.ts';
import { categoryChanges, idFurtherOn, productsAfter } from './sitemap.repository.ts';
import { type ListedPage, mostAddresses, sitemap, sitemapIndex } from './sitemap-xml.ts';

/** The sitemaps for search engines (sitemaps.org). */
export interface SitemapService {
  /** The list of all sitemaps. */
  index(): Promise<string>;
  /** The sitemap with a name, written while it is read from the database; null when there is none. */
  part(name: string): Promise<AsyncIterable<string> | null>;
}

/** Dependencies of the service. `version` is the catalogue's. */
export interface SitemapSources {
  readonly database: Database;
  readonly catalogue: Pick<CatalogueService, 'categories'>;
  readonly templates: Pick<TemplateService, 'content' | 'pageNames' | 'textNames'>;
  readonly version: () => number;
  readonly publicUrl: string;
  /** Addresses in one sitemap; fewer for tests. */
  readonly partSize?: number;
}

/** The kept data of one version: all pages except the products', and the beginning of each sitemap of products. */
interface Plan {
  readonly pages: readonly ListedPage[];
  readonly paths: ReadonlyMap<string, string>;
  /** Ids after which the products of each part begin. */
  readonly productParts: readonly string[];
}

/**
 * Products per query. The number limits memory for a catalogue of any size, and other requests are answered in between.
 */
const batchSize = 1000;

/** Makes the service. */
export function createSitemapService(sources: SitemapSources): SitemapService {
  const { database, version, publicUrl, partSize = mostAddresses } = sources;
  const plan = new VersionedValue<Plan>(version, () => makePlan(sources, partSize));

  async function* products({ paths, productParts }: Plan, place: number): AsyncGenerator<ListedPage[]> {
    const end = productParts[place + 1];
    for (let after = productParts[place]; after !== undefined; ) {
      const found = await productsAfter(database.read, after, end, batchSize);
      yield found.map(({ id, categoryId, changedAt }) => ({
        path: productAddress(paths.get(categoryId) ?? '', id),
        changedAt,
      }));
      after = found.length < batchSize ? undefined : found.at(-1)?.id;
    }
  }

  return {
    async index() {
      const { pages, productParts } = await plan.get();
      const names = (kind: string, count: number) =>
        Array.from({ length: count }, (_, place) => `sitemap-${kind}-${place + 1}.xml`);
      const ofPages = names('pages', Math.ceil(pages.length / partSize));
      return sitemapIndex(publicUrl, [...ofPages, ...names('products', productParts.length)]);
    },
    async part(name) {
      const [, kind, number] = /^sitemap-(pages|products)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
      const place = Number(number) - 1;
      const known = await plan.get();
      if (kind === 'products' && place < known.productParts.length) return sitemap(publicUrl, products(known, place));
      const pages = known.pages.slice(place * partSize, (place + 1) * partSize);
      return kind === 'pages' && pages.length > 0 ? sitemap(publicUrl, inBatches(pages)) : null;
    },
  };
}

async function* inBatches(pages: readonly ListedPage[]): AsyncGenerator<readonly ListedPage[]> {
  for (let place = 0; place < pages.length; place += batchSize) yield pages.slice(place, place + batchSize);
}

async function makePlan({ database, catalogue, templates }: SitemapSources, partSize: number): Promise<Plan> {
  const changes = await categoryChanges(database.read);
  const categories = [...categoriesOf(await catalogue.categories(), [])];
  const categoryPages = categories.map(({ id, path }) => ({ path, changedAt: changes.get(id) ?? null }));
  return {
    pages: [
      ...categoryPages,
      ...(await textsAndContents(templates, new Set(categories.map(({ template }) => template)))),
    ],
    paths: new Map(categories.map(({ id, path }) => [id, path])),
    productParts: await productParts(database, partSize),
  };
}

function* categoriesOf(
  category: Category,
  above: readonly Category[],
): Generator<{ id: string; path: string; template: string | null }> {
  const trail = [...above, category];
  yield { id: category._id, path: categoryPath(trail), template: customPageTemplate(category.customPage) };
  for (const child of category.children) yield* categoriesOf(child, trail);
}

/** The pages of texts, those of the shop first, and the content pages that belong to no category. */
async function textsAndContents(
  templates: SitemapSources['templates'],
  shown: ReadonlySet<string | null>,
): Promise<ListedPage[]> {
  // a page template can stand in for a text
  const ofTheShop = Object.values(textPages);
  const contents = await Promise.all(ofTheShop.map((name) => templates.content(name)));
  const others = (await templates.textNames()).filter(
    (name) => !ofTheShop.includes(name) && isPage({ kind: 'text', name }),
  );
  const texts = [...ofTheShop.filter((_, place) => contents[place] !== null), ...others];
  const names = (await templates.pageNames()).filter((name) => isPage({ kind: 'page', name }) && !shown.has(name));
  const paths = [...texts.map(textAddress), ...names.map(contentAddress)];
  return paths.map((path) => ({ path, changedAt: null }));
}

async function productParts({ read }: Database, partSize: number): Promise<string[]> {
  const parts: string[] = [];
  for (let after: string | undefined = ''; after !== undefined; after = await idFurtherOn(read, after, partSize)) {
    if ((await idFurtherOn(read, after, 1)) !== undefined) parts.push(after);
  }
  return parts;
}

import type { CategoryPage } from '@kontor/contract';
import type { AttributeDefinitions, CatalogueIndex } from '@kontor/search';
import { VersionedValue } from '../../concurrency/versioned-value.ts';
import type { Database } from '../../database/database.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import type { TemplateService } from '../templates/templates.service.ts';
import { attributeDefinitions } from './attributes.repository.ts';
import { categoryRows } from './catalogue.repository.ts';
import { type CategoryFinder, categoryFinder } from './category-finder.ts';
import { categoryPagesFrom } from './category-pages.ts';
import { type CategoryTree, categoryTreeFrom } from './category-tree.ts';
import { type FormerNames, readFormerNames } from './former-names.ts';
import { isNoList, type PageFinder, pageFinder } from './page-finder.ts';

/** The dependencies of the values. */
interface ValueSources {
  readonly database: Pick<Database, 'read'>;
  readonly index: Pick<CatalogueIndex, 'version' | 'otherNames'>;
  readonly configuration: Pick<ConfigurationService, 'current'>;
  readonly templates: Pick<TemplateService, 'all'>;
}

/** The data that pages and calls need besides products. Each value is read once per version of the index. */
export interface CatalogueValues {
  readonly tree: VersionedValue<CategoryTree>;
  /** Finds categories by their names. */
  readonly finder: VersionedValue<CategoryFinder>;
  /** Finds the shop's pages by their names. */
  readonly pages: VersionedValue<PageFinder>;
  readonly attributes: VersionedValue<AttributeDefinitions>;
  /** The content of categories' pages beside their lists, by the categories' ids. */
  readonly categoryPages: VersionedValue<ReadonlyMap<string, CategoryPage>>;
  readonly formerNames: VersionedValue<FormerNames>;
}

/** Creates the values. Each is read when it is first requested. */
export function createCatalogueValues(sources: ValueSources): CatalogueValues {
  const { database, index, configuration } = sources;
  const ofVersion = <Value>(make: () => Promise<Value>) => new VersionedValue(() => index.version, make);
  const tree = ofVersion(categoryTreeFrom(() => categoryRows(database.read)));
  return {
    tree,
    finder: ofVersion(async () => {
      const { root } = await tree.get();
      const { stopWords } = (await configuration.current()).search;
      return categoryFinder(root, stopWords, (text) => index.otherNames(text));
    }),
    pages: ofVersion(() => pagesNow(sources)),
    attributes: ofVersion(() => attributeDefinitions(database.read)),
    categoryPages: ofVersion(categoryPagesFrom(database)),
    formerNames: ofVersion(() => readFormerNames(database.read)),
  };
}

/** The page finder with the current pages, for commands that run beside a serving shop. */
export async function pagesNow({
  database,
  configuration,
  templates,
}: Pick<ValueSources, 'database' | 'configuration' | 'templates'>): Promise<PageFinder> {
  const { root } = await categoryTreeFrom(() => categoryRows(database.read))();
  return pageFinder((await templates.all()).filter(isNoList(root)), (await configuration.current()).search);
}

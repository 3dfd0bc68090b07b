import type { CallShop, Category } from '@kontor/contract';
import type { FrontPageToSave, OfficeFrontPage } from '@kontor/contract/office';
import { customPageTemplate, type FrontPage } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import { lockVersion } from '../../database/catalogue-version.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Operator } from '../../http/operator.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { type ConfigurationService, checkConfiguration } from '../configuration/configuration.service.ts';
import type { FileService } from '../files/files.service.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { TemplateService } from '../templates/templates.service.ts';
import type { FrontPageService } from './front-page.service.ts';
import { changedWords, pageWords } from './front-page-words.ts';

/** The start page, for operators. */
export interface OfficeFrontPageService {
  read(): Promise<OfficeFrontPage>;
  /** @returns 400 `invalid-form`, 409 `front-page-stale`: somebody else has stored another one since. */
  save(operator: Operator, body: FrontPageToSave): Promise<OfficeFrontPage | Refused>;
  /** The shop's page with these blocks, as HTML. @returns 400 `invalid-form`, 503 `storefront-missing`. */
  preview(page: FrontPage, render: RenderPreview | null): Promise<{ html: string } | Refused>;
  /** Stores a picture, in base64. @returns 400 `not-a-picture`, `picture-too-large`. */
  storePicture(content: string): Promise<{ picture: string } | Refused>;
}

/** Renders the page of the shop's address with another answer to some calls. */
export type RenderPreview = (replaced: (call: CallShop) => CallShop) => Promise<string>;

/** The dependencies of the service. */
export interface OfficeFrontPageSources {
  readonly database: Database;
  readonly configuration: Pick<ConfigurationService, 'write' | 'written' | 'versionOf'>;
  readonly catalogue: Pick<CatalogueService, 'categories'>;
  readonly files: Pick<FileService, 'inspect' | 'store'>;
  readonly frontPage: Pick<FrontPageService, 'preview'>;
  readonly templates: Pick<TemplateService, 'content'>;
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
}

const key = 'frontPage';

/** What names code in the head of a page. In the preview's frame no script runs, and none may be loaded. */
const loadedCode = /<link [^>]*rel="modulepreload"[^>]*>/g;

/** The page as it is stored, and the version under which it was. */
interface StoredPage {
  readonly version: number;
  readonly page: FrontPage;
}

/** Creates the service. */
export function createOfficeFrontPage(sources: OfficeFrontPageSources): OfficeFrontPageService {
  const { database, configuration, catalogue, files, frontPage, templates, log, clock } = sources;

  /** The version is read first: with a page stored between, a save is refused instead of overwriting it. */
  async function storedPage(queryable: Queryable): Promise<StoredPage> {
    const version = await configuration.versionOf(queryable, key);
    const page = ((await configuration.written(key, queryable))?.value ?? { blocks: [] }) as FrontPage;
    return { version, page };
  }

  /** What an operator sees besides the page itself. */
  async function surroundings(): Promise<Omit<OfficeFrontPage, 'page' | 'version'>> {
    const { children, customPage } = await catalogue.categories();
    const template = customPageTemplate(customPage);
    const isReplaced = template !== null && (await templates.content(template)) !== null;
    return { categories: children.map(nameOf), isReplaced };
  }

  async function store(operator: Operator, body: FrontPageToSave, names: ReadonlyMap<string, string>) {
    const { version, page } = body;
    return refusableTransaction(database, async (transaction): Promise<StoredPage | Refused> => {
      await lockVersion(transaction);
      const before = await storedPage(transaction);
      if (before.version !== version) return refused(409, 'front-page-stale');
      const written = await configuration.write(transaction, key, page);
      if (!written.ok) return wrong(written.code === 'invalid-value' ? written.errors : []);
      if (!written.changed) return before;
      const after = await storedPage(transaction);
      await log.write(transaction, {
        ...{ by: operator, subject: 'front-page', subjectId: 'start', action: 'front-page.changed' },
        ...changedWords(pageWords(before.page, names), pageWords(after.page, names)),
      });
      return after;
    });
  }

  return {
    async read() {
      const { version, page } = await storedPage(database.read);
      return { page: copied(page), version, ...(await surroundings()) };
    },
    async save(operator, body) {
      const around = await surroundings();
      const names = new Map(around.categories.map(({ _id, name }) => [_id, name]));
      const stored = await store(operator, body, names);
      if ('code' in stored) return stored;
      // Not read again: what somebody else stores right after it is not what this operator has seen.
      return { page: copied(stored.page), version: stored.version, ...around };
    },
    async preview(page, render) {
      const checked = checkConfiguration(key, page);
      if (!checked.ok) return wrong(checked.errors);
      if (render === null) return refused(503, 'storefront-missing');
      const shown = await frontPage.preview(page);
      const html = await render(
        (call) => ((name, body) => (name === key ? Promise.resolve(shown) : call(name, body as never))) as CallShop,
      );
      return { html: html.replaceAll(loadedCode, '') };
    },
    async storePicture(content) {
      const inspected = await files.inspect(Buffer.from(content, 'base64'), 'picture');
      if (!inspected.ok) return refused(400, inspected.code);
      await database.transaction((transaction) => files.store(transaction, [inspected.file], clock()));
      return { picture: inspected.file.id };
    },
  };
}

function wrong(errors: readonly { readonly path: string; readonly msg: string }[]): Refused {
  return refused(400, 'invalid-form', { errors: errors.map(({ path, msg }) => ({ path: `page.${path}`, msg })) });
}

const nameOf = ({ _id, name }: Category) => ({ _id, name });

/** The page as it is sent, whose lists may be changed. */
function copied(page: FrontPage): OfficeFrontPage['page'] {
  return structuredClone(page) as OfficeFrontPage['page'];
}

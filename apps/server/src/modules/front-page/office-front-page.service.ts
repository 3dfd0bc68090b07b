import type { CallShop, Category } from '@kontor/contract';
import type { FrontPageToSave, OfficeFrontPage } from '@kontor/contract/office';
import type { FrontPage, FrontPageBlock } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import { lockVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import type { Operator } from '../../http/operator.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { type ConfigurationService, checkedSetting } from '../configuration/configuration.service.ts';
import type { FileService } from '../files/files.service.ts';
import { changedFields, type OfficeLog } from '../office-log/office-log.service.ts';
import type { FrontPageService } from './front-page.service.ts';
import { officeFrontPageTexts as texts } from './texts/office-front-page.de.ts';

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
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
}

const key = 'frontPage';

/** Creates the service. */
export function createOfficeFrontPage(sources: OfficeFrontPageSources): OfficeFrontPageService {
  const { database, configuration, catalogue, files, frontPage, log, clock } = sources;
  const readPage = async () => ((await configuration.written(key))?.value ?? { blocks: [] }) as FrontPage;

  async function read(): Promise<OfficeFrontPage> {
    const [version, page, root] = [
      await configuration.versionOf(database.read, key),
      await readPage(),
      await catalogue.categories(),
    ];
    return { page: copied(page), version, categories: root.children.map(nameOf) };
  }

  return {
    read,
    async save(operator, { version, page }) {
      const before = await readPage();
      const refusal = await refusableTransaction(database, async (transaction) => {
        await lockVersion(transaction);
        if ((await configuration.versionOf(transaction, key)) !== version) return refused(409, 'front-page-stale');
        const written = await configuration.write(transaction, key, page);
        if (!written.ok) return wrong(written.code === 'invalid-value' ? written.errors : []);
        const changed = changedFields(wordsOf(before), wordsOf(page));
        if (written.changed) {
          await log.write(transaction, {
            ...{ by: operator, subject: 'front-page', subjectId: 'start', action: 'front-page.changed' },
            ...changed,
          });
        }
        return null;
      });
      return refusal ?? read();
    },
    async preview(page, render) {
      const checked = checkedSetting(key, page);
      if (!checked.ok) return wrong(checked.errors);
      if (render === null) return refused(503, 'storefront-missing');
      const shown = await frontPage.preview(page);
      const html = await render(
        (call) => ((name, body) => (name === key ? Promise.resolve(shown) : call(name, body as never))) as CallShop,
      );
      return { html };
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

/** A page in words for the log, a field for each block. */
function wordsOf({ blocks }: FrontPage): Record<string, unknown> {
  return { blocks: blocks.map(blockWords) };
}

function blockWords({ kind, title, text, facts = [], articles = [] }: FrontPageBlock): string {
  const said = [title, text, ...facts.map((fact) => fact.title), articles.join(', ')];
  const words = said.filter((one) => one !== undefined && one !== '').join(' · ');
  return words === '' ? texts.kinds[kind] : `${texts.kinds[kind]}: ${words.slice(0, 200)}`;
}

import type { XmlElement } from '../../../../tables/xml/read-elements.ts';
import { german } from './localized.ts';

/** The files of a product, in the form of cells of our table. */
export interface Media {
  readonly pictures: readonly string[];
  readonly documents: readonly string[];
}

interface File {
  readonly source: string;
  /** The description of a picture for people who cannot see it. */
  readonly alt: string | undefined;
  readonly purpose: string;
  readonly type: string;
  readonly order: number;
}

/**
 * Pictures in their order, without logos, which belong to the brand. Thumbnails only if there is nothing larger. `root`
 * is put before all names except addresses.
 */
export function mediaOf(product: XmlElement, root: string): Media {
  const files = product
    .all('MIME_INFO')
    .flatMap((info) => info.all('MIME'))
    .flatMap((mime): File[] => {
      const source = german(mime, 'MIME_SOURCE');
      if (source === undefined) return [];
      const purpose = mime.text('MIME_PURPOSE') ?? 'normal';
      const order = Number(mime.text('MIME_ORDER') ?? 0);
      const alt = german(mime, 'MIME_ALT');
      return [{ source: placed(source, root), alt, purpose, type: typeOf(mime, source), order }];
    })
    .sort((one, other) => one.order - other.order || 0);
  const pictures = files.filter(({ type, purpose }) => type === 'picture' && !['logo', 'icon'].includes(purpose));
  const large = pictures.filter(({ purpose }) => purpose !== 'thumbnail');
  return {
    pictures: unique(large.length > 0 ? large : pictures, ({ alt }) => alt),
    documents: unique(
      files.filter(({ type }) => type === 'document'),
      ({ purpose }) => purposes[purpose],
    ),
  };
}

/** The purposes of documents, in the words of our table. */
const purposes: Readonly<Record<string, string>> = {
  ...{ data_sheet: 'Datenblatt', safety_data_sheet: 'Sicherheitsdatenblatt' },
};

/** Each file once, with its description. */
function unique(files: readonly File[], saidOf: (file: File) => string | undefined): string[] {
  const said = new Map<string, string | undefined>();
  for (const file of files) if (!said.has(file.source)) said.set(file.source, saidOf(file)?.replaceAll('|', '/'));
  return [...said].map(([source, text]) => (text === undefined ? source : `${source} = ${text}`));
}

function placed(source: string, root: string): string {
  const isWhole = /^[a-z]+:\/\//i.test(source) || root === '';
  return isWhole ? source : `${root.replace(/[/\\]+$/, '')}/${source.replace(/^[/\\]+/, '')}`;
}

/**
 * The type of a file. It has many spellings: `image/jpg`, `images/jpg`. Without one, the ending of the name decides.
 */
function typeOf(mime: XmlElement, source: string): string {
  const said = `${mime.text('MIME_TYPE') ?? ''} ${source}`.toLowerCase();
  if (/pdf/.test(said)) return 'document';
  return /^images?\/|jpe?g|png|webp|gif|avif/.test(said) ? 'picture' : 'other';
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Seller } from '../configuration/types.ts';
import { readTemplateFolder, type Template } from '../templates/templates.service.ts';

/** What shared-texts.json of a demo says: another demo's folder, and the names of texts that both have. */
interface SharedTexts {
  readonly of: string;
  readonly names: readonly string[];
}

/**
 * The templates of a demo's folder. Texts that it shares with another demo are written once, in the other's folder, and
 * name this demo's seller here. A demo with wrong templates is a mistake of ours, so it throws.
 */
export async function readDemoTemplates(folder: string): Promise<readonly Template[]> {
  const read = await readTemplateFolder(join(folder, 'templates'));
  if (!read.ok) throw new Error(`The demo has wrong templates: ${JSON.stringify(read)}`);
  const shared = await readSharedTexts(folder);
  if (shared === null) return read.templates;
  const other = join(folder, shared.of);
  const [from, to] = [await sellerOf(other), await sellerOf(folder)];
  const taken = shared.names.map(async (name): Promise<Template> => {
    const content = await readFile(join(other, `templates/texts/${name}.html`), 'utf8');
    return { kind: 'text', name, content: inTheNameOf(content, from, to) };
  });
  return [...read.templates, ...(await Promise.all(taken))];
}

async function readSharedTexts(folder: string): Promise<SharedTexts | null> {
  const text = await readFile(join(folder, 'shared-texts.json'), 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code !== 'ENOENT') throw failure;
    return null;
  });
  return text === null ? null : JSON.parse(text);
}

async function sellerOf(folder: string): Promise<Seller> {
  return JSON.parse(await readFile(join(folder, 'configuration.json'), 'utf8')).seller;
}

/** What a text says of its seller, the longest first: the company's name begins with its short one. */
function saidOf({ companyName, street, zipCode, city, email, phone }: Seller): string[] {
  const [shortName = ''] = companyName.split(' ');
  return [companyName, `${zipCode} ${city}`, street, email, phone, phone.replaceAll(' ', ''), city, shortName];
}

/** A text of one seller with the details of another. */
export function inTheNameOf(html: string, from: Seller, to: Seller): string {
  const [said, instead] = [saidOf(from), saidOf(to)];
  const pattern = new RegExp(said.map((words) => RegExp.escape(words)).join('|'), 'g');
  return html.replace(pattern, (words) => instead[said.indexOf(words)] ?? words);
}

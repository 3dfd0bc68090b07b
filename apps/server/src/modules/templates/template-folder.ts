import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { stylesheetName } from './stylesheet-name.ts';
import type { Template } from './templates.repository.ts';

/** A template and the file that it was read from, as a path within its folder. */
export interface TemplateFile extends Template {
  readonly file: string;
}

/** What a folder of templates came to. `passedOver`: files that are no templates. */
export type TemplateFolder =
  | { readonly ok: true; readonly templates: readonly TemplateFile[]; readonly passedOver: readonly string[] }
  | { readonly ok: false; readonly code: 'no-folder' | 'no-templates' }
  | { readonly ok: false; readonly code: 'too-large' | 'not-utf-8'; readonly file: string };

/** A template is read on every page: beyond this many bytes it is a mistake, such as a picture saved as text. */
export const largestTemplate = 500_000;

/**
 * Reads the templates of a folder: `custom.css`, `pages/**.html` and `texts/**.html`, each named by its path
 * (`pages/aktionen/sommer.html` is the page `aktionen/sommer`). One file that cannot be taken refuses the whole folder.
 */
export async function readTemplateFolder(folder: string): Promise<TemplateFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return { ok: false, code: 'no-folder' };
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const templates: TemplateFile[] = [];
  const passedOver: string[] = [];
  for (const file of files) {
    const key = templateOf(file);
    if (key === null) passedOver.push(file);
    else {
      const content = await readFile(join(folder, file));
      if (content.length > largestTemplate) return { ok: false, code: 'too-large', file };
      const text = utf8(content);
      if (text === null) return { ok: false, code: 'not-utf-8', file };
      templates.push({ file, ...key, content: text });
    }
  }
  return templates.length === 0 ? { ok: false, code: 'no-templates' } : { ok: true, templates, passedOver };
}

/** Which template a file is. Names are NFC, also from file systems that take letters apart. */
function templateOf(file: string): Pick<Template, 'kind' | 'name'> | null {
  if (file === stylesheetName) return { kind: 'style', name: file };
  const [, folder, name] = /^(pages|texts)\/(.+)\.html$/s.exec(file.normalize('NFC')) ?? [];
  return name === undefined ? null : { kind: folder === 'pages' ? 'page' : 'text', name };
}

/** The text of a file without a byte order mark; null where it is none in UTF-8. */
function utf8(content: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

import { formatFileSize } from './format-file-size.ts';

/** The label of a document: its name without extension, and its file type and size: `PDF, 48 kB`. */
export function documentLabel(document: { readonly filename: string; readonly size?: number }): {
  name: string;
  facts: string;
} {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(document.filename)?.[1];
  const name = ending === undefined ? document.filename : document.filename.slice(0, -ending.length - 1);
  const facts = [ending?.toUpperCase(), document.size === undefined ? undefined : formatFileSize(document.size)];
  return { name: name || document.filename, facts: facts.filter((fact) => fact !== undefined).join(', ') };
}

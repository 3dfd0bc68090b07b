import type { Product } from '@kontor/contract';
import { productTexts } from '../../texts/product.de.ts';
import { formatFileSize } from './format-file-size.ts';

type DocumentPurpose = NonNullable<Product['documents'][number]['purpose']>;

/**
 * The label of a document: its purpose and its name without extension, and its file type and size: `PDF, 48 kB`. A name
 * that says the purpose itself stands alone.
 */
export function documentLabel(document: {
  readonly filename: string;
  readonly size?: number;
  readonly purpose?: DocumentPurpose;
}): {
  name: string;
  facts: string;
} {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(document.filename)?.[1];
  const name = ending === undefined ? document.filename : document.filename.slice(0, -ending.length - 1);
  const facts = [ending?.toUpperCase(), document.size === undefined ? undefined : formatFileSize(document.size)];
  return {
    name: withPurpose(name || document.filename, document.purpose),
    facts: facts.filter((fact) => fact !== undefined).join(', '),
  };
}

function withPurpose(name: string, purpose: DocumentPurpose | undefined): string {
  if (purpose === undefined) return name;
  const word = productTexts.documentPurposes[purpose];
  return plain(name).includes(plain(word)) ? name : `${word}: ${name}`;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}

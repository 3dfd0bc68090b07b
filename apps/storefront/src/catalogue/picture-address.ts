import { type ImageSize, routes } from '@kontor/contract';

/** Longest side in pixels of each stored size of a picture (CONTRACT §7). */
const sides = { thumb: 160, sm: 320, md: 640, lg: 1200 } as const;

/**
 * The address of a picture in one of its sizes; the empty size is the original. `name` is only the name of a download.
 */
export function pictureAddress(content: string, imageSize: ImageSize, name: string): string {
  return fileAddress({ content, imageSize, filename: name });
}

/** The address of a document. */
export function documentAddress(content: string, filename: string): string {
  return fileAddress({ content, filename });
}

/**
 * The `srcset` of a picture with all its sizes. Without file names, which nobody sees, because a list has hundreds of
 * these.
 */
export function pictureSources(content: string): string {
  const address = fileAddress({ content });
  return Object.entries(sides)
    .map(([size, side]) => `${address}&imageSize=${size} ${side}w`)
    .join(', ');
}

/** The two sizes that a card needs. A page has fifty cards, so the text is put together by hand. */
export function cardPictureSources(content: string): string {
  const address = `${routes.getFile.path}?content=${encodeURIComponent(content)}&imageSize=`;
  return `${address}sm ${sides.sm}w, ${address}md ${sides.md}w`;
}

function fileAddress(query: Readonly<Record<string, string>>): string {
  const fields = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${routes.getFile.path}?${fields.join('&')}`;
}

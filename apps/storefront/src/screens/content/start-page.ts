/**
 * Whether a requested path is the configured start page (SPEC §2). Both are compared as the pages they lead to, since a
 * redirect to what is the same page would never end: without query, fragment and slashes at the end, and however their
 * letters are encoded. `publicUrl`: scheme and host of the shop; a start page under another host is none of its paths.
 */
export function isStartPage(startpage: string, path: string, publicUrl: string): boolean {
  const [configured, requested] = [new URL(startpage, publicUrl), new URL(publicUrl + path)];
  return configured.origin === requested.origin && words(configured) === words(requested);
}

/** The segments of a path, decoded where they can be; a slash inside of one stays apart from those between them. */
function words({ pathname }: URL): string {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return JSON.stringify(segments.map(decoded));
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

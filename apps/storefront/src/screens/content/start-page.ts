/**
 * Whether a requested path is the configured start page (SPEC §2). Query, fragment, trailing slashes and
 * percent-encoding are ignored, because a redirect from the start page to itself would never end. `publicUrl`: scheme
 * and host of the shop; a start page on another host matches no path.
 */
export function isStartPage(startpage: string, path: string, publicUrl: string): boolean {
  const [configured, requested] = [new URL(startpage, publicUrl), new URL(publicUrl + path)];
  return configured.origin === requested.origin && words(configured) === words(requested);
}

/** The segments of a path, decoded if possible. An encoded slash within a segment stays distinct from a separator. */
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

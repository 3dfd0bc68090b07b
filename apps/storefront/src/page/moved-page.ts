import { notFound, redirect } from '@tanstack/react-router';
import type { Shop } from '../context/shop-context.ts';

/**
 * What a loader throws for a path that names no category: on the server the redirect to where the page is now, or the
 * page that is not there. A browser may know an older tree than the server, so it asks that for the whole page. `href`
 * is the address in question.
 */
export async function movedOrMissing(
  { movedTo }: Shop,
  href: string,
  find: (movedTo: NonNullable<Shop['movedTo']>) => Promise<string | null>,
): Promise<unknown> {
  if (movedTo === undefined) return redirect({ href, reloadDocument: true });
  const address = await find(movedTo);
  return address === null ? notFound() : redirect({ href: address, statusCode: 301 });
}

import { notFound, redirect } from '@tanstack/react-router';
import type { Shop } from '../context/shop-context.ts';

/**
 * What a loader throws for a path that is no category's. On the server: a redirect to where the page moved, or not
 * found. In the browser: a reload of `href` from the server, because the browser may have an older category tree.
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

import { getRouteApi, rootRouteId } from '@tanstack/react-router';
import type { HeadOfPage } from '../context/head-of-page.ts';
import { useShop } from '../context/shop-context.ts';
import { useReadyMark } from './ready-mark.ts';

const root = getRouteApi(rootRouteId);

/**
 * The metadata of a page as elements. React moves them into the document's head and replaces them after a navigation.
 * Every screen has one, so it also says when the first screen is ready.
 */
export function PageHead(head: HeadOfPage) {
  const shopTitle = root.useLoaderData({ select: (shell) => shell.title });
  const publicUrl = root.useLoaderData({ select: (shell) => shell.publicUrl });
  const { noteHead } = useShop();
  noteHead?.(head);
  useReadyMark();
  return (
    <>
      <title>{head.title === shopTitle ? shopTitle : `${head.title} – ${shopTitle}`}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.canonical !== undefined && <link rel="canonical" href={publicUrl + head.canonical} />}
      {head.hidden === true && <meta name="robots" content="noindex" />}
    </>
  );
}

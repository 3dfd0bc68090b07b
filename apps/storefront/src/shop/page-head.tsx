import { getRouteApi, rootRouteId } from '@tanstack/react-router';
import { useShop } from '../shop-context.ts';

const root = getRouteApi(rootRouteId);

/** What a page says about itself; React moves it into the document's head. */
export function PageHead(props: {
  title: string;
  description?: string | undefined;
  /** Path and query under which search engines should know the page. */
  canonical?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
}) {
  const shopTitle = root.useLoaderData({ select: (shell) => shell.title });
  const { publicUrl } = useShop();
  return (
    <>
      <title>{props.title === shopTitle ? shopTitle : `${props.title} – ${shopTitle}`}</title>
      {props.description !== undefined && <meta name="description" content={props.description} />}
      {props.canonical !== undefined && <link rel="canonical" href={publicUrl + props.canonical} />}
      {props.hidden === true && <meta name="robots" content="noindex" />}
    </>
  );
}

import { createRoute, notFound } from '@tanstack/react-router';
import { MissingPage } from '../../page/missing-page.tsx';
import { addressOf } from '../../page/use-address.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadContent } from './load-text.ts';
import { TextScreen } from './text-screen.tsx';

/** The operator's content pages: /C/<template> and /shop/…/C/<template> (SPEC §2). */
export const contentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/content/$',
  loader: ({ context, location }) => {
    const address = addressOf(location);
    if (address.kind !== 'content') throw notFound();
    return loadContent(context.shop.configuration, address.template);
  },
  component: () => <TextScreen text={contentRoute.useLoaderData()} />,
  notFoundComponent: MissingPage,
});

import { createRoute, notFound } from '@tanstack/react-router';
import { addressOf } from '../../page/use-address.ts';
import { catalogueRoute } from '../../shell/catalogue-route.ts';
import { loadText } from './load-text.ts';
import { TextScreen } from './text-screen.tsx';
import { UnwrittenPage } from './unwritten-page.tsx';

/**
 * The texts of the shop: /agb, /contact, /impressum, /shipping, /T/<text> and the like (SPEC §2).
 */
export const textRoute = createRoute({
  getParentRoute: () => catalogueRoute,
  path: '/text/$',
  loader: async ({ context, location }) => {
    const address = addressOf(location);
    if (address.kind !== 'text') throw notFound();
    return loadText(context.shop.configuration, address.text);
  },
  component: () => <TextScreen text={textRoute.useLoaderData()} />,
  notFoundComponent: UnwrittenPage,
});

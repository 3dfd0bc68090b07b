import { createRoute, redirect } from '@tanstack/react-router';
import { MissingPage } from '../../page/missing-page.tsx';
import { pathOf } from '../../page/use-address.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadText } from './load-text.ts';
import { isStartPage } from './start-page.ts';
import { TextScreen } from './text-screen.tsx';

/**
 * The start page (SPEC §2): redirects to the configured start page, or shows the contact information if the requested
 * path is the start page itself.
 */
export const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/start/$',
  loader: async ({ context, location }) => {
    const { configuration, publicUrl } = context.shop;
    const startpage = await configuration.startpage();
    if (!isStartPage(startpage, pathOf(location), publicUrl)) throw redirect({ href: startpage });
    return loadText(configuration, 'contactInformation');
  },
  component: () => <TextScreen text={startRoute.useLoaderData()} />,
  notFoundComponent: MissingPage,
});

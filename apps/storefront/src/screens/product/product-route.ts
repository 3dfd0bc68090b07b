import { createRoute } from '@tanstack/react-router';
import { lazyLoader, lazyScreen } from '../../page/lazy-screen.ts';
import { addressOf } from '../../page/use-address.ts';
import { catalogueRoute } from '../../shell/catalogue-route.ts';

/**
 * A product: `/shop/<category segments>/P/<id>` (SPEC §2). All of its code is loaded apart from the list's, which loads
 * it in advance (entry-client.tsx).
 */
export const productRoute = createRoute({
  getParentRoute: () => catalogueRoute,
  path: '/product/$',
  loader: async ({ context, location }) => {
    const { loadProduct } = await lazyLoader(() => import('./load-product.ts'), location.publicHref);
    return loadProduct(context.shop, addressOf(location));
  },
  component: lazyScreen(() => import('./product-screen.tsx'), 'ProductScreen'),
  notFoundComponent: lazyScreen(() => import('./product-screen.tsx'), 'GonePage'),
});

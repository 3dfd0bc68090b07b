import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../page/lazy-screen.ts';
import { addressOf } from '../../page/use-address.ts';
import { catalogueRoute } from '../../shell/catalogue-route.ts';
import { GonePage } from './gone-page.tsx';
import { loadProduct } from './load-product.ts';

/** A product: `/shop/<category segments>/P/<id>` (SPEC §2). Its code is loaded apart from the list's. */
export const productRoute = createRoute({
  getParentRoute: () => catalogueRoute,
  path: '/product/$',
  loader: ({ context, location }) => loadProduct(context.shop, addressOf(location)),
  component: lazyScreen(() => import('./product-screen.tsx'), 'ProductScreen'),
  notFoundComponent: GonePage,
});

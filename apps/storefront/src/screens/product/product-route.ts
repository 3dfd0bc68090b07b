import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../page/lazy-screen.ts';
import { MissingPage } from '../../page/missing-page.tsx';
import { addressOf } from '../../page/use-address.ts';
import { catalogueRoute } from '../../shell/catalogue-route.ts';
import { loadProduct } from './load-product.ts';

/** A product: `/shop/<category segments>/P/<id>` (SPEC §2). Its code is loaded apart from the list's. */
export const productRoute = createRoute({
  getParentRoute: () => catalogueRoute,
  path: '/product/$',
  loader: ({ context, location }) => loadProduct(context.shop, addressOf(location)),
  component: lazyScreen(() => import('./product-screen.tsx'), 'ProductScreen'),
  notFoundComponent: MissingPage,
});

import { accountRoute } from './screens/account/account-route.ts';
import { cartRoute } from './screens/cart/cart-route.ts';
import { compareRoute } from './screens/compare/compare-route.ts';
import { confirmationRoute } from './screens/confirmation/confirmation-route.ts';
import { contentRoute } from './screens/content/content-route.tsx';
import { missingRoute } from './screens/content/missing-route.ts';
import { startRoute } from './screens/content/start-route.tsx';
import { textRoute } from './screens/content/text-route.tsx';
import { listRoute } from './screens/list/list-route.ts';
import { orderRoute } from './screens/order/order-route.ts';
import { productRoute } from './screens/product/product-route.ts';
import { registrationRoute } from './screens/registration/registration-route.ts';
import { summaryRoute } from './screens/summary/summary-route.ts';
import { wishesRoute } from './screens/wishes/wishes-route.ts';
import { catalogueRoute } from './shell/catalogue-route.ts';
import { rootRoute } from './shell/root-route.ts';

/** Every screen of the storefront, one route per kind of address (page/address.ts). */
export const routeTree = rootRoute.addChildren([
  catalogueRoute.addChildren([listRoute, productRoute, textRoute]),
  cartRoute,
  orderRoute,
  summaryRoute,
  confirmationRoute,
  registrationRoute,
  accountRoute,
  wishesRoute,
  compareRoute,
  contentRoute,
  missingRoute,
  startRoute,
]);

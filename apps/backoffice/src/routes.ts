import { bankRoute } from './screens/bank/bank-route.ts';
import { booksRoute } from './screens/books/books-route.ts';
import { ossRoute } from './screens/books/oss/oss-route.ts';
import { quartersRoute } from './screens/books/quarters-route.ts';
import { customerRoute } from './screens/customers/customer/customer-route.ts';
import { customersRoute } from './screens/customers/customers-route.ts';
import { frontPageRoute } from './screens/front-page/front-page-route.ts';
import { invitationRoute } from './screens/invitation/invitation-route.ts';
import { kitRoute } from './screens/kit/kit-route.ts';
import { logRoute } from './screens/log/log-route.ts';
import { newsletterRoute } from './screens/newsletter/newsletter-route.ts';
import { orderRoute } from './screens/orders/order/order-route.ts';
import { ordersRoute } from './screens/orders/orders-route.ts';
import { paymentsRoute } from './screens/payments/payments-route.ts';
import { privacyRoute } from './screens/privacy/privacy-route.ts';
import { retentionRoute } from './screens/privacy/retention-route.ts';
import { quoteRoute } from './screens/quotes/quote/quote-route.ts';
import { quotesRoute } from './screens/quotes/quotes-route.ts';
import { receivablesRoute } from './screens/receivables/receivables-route.ts';
import { reviewsRoute } from './screens/reviews/reviews-route.ts';
import { securityRoute } from './screens/security/security-route.ts';
import { signInRoute } from './screens/sign-in/sign-in-route.ts';
import { takingRoute } from './screens/taking/taking-route.ts';
import { personRoute } from './screens/team/person/person-route.ts';
import { roleRoute } from './screens/team/role/role-route.ts';
import { rolesRoute } from './screens/team/role/roles-route.ts';
import { teamRoute } from './screens/team/team-route.ts';
import { todayRoute } from './screens/today/today-route.ts';
import { vouchersRoute } from './screens/vouchers/vouchers-route.ts';
import { withdrawalRoute } from './screens/withdrawals/withdrawal/withdrawal-route.ts';
import { withdrawalsRoute } from './screens/withdrawals/withdrawals-route.ts';
import { frameRoute } from './shell/frame-route.ts';
import { missingRoute } from './shell/missing-route.ts';
import { officeRoute } from './shell/office-route.ts';
import { rootRoute } from './shell/root-route.tsx';

const rooms = officeRoute.addChildren([
  todayRoute,
  ordersRoute,
  takingRoute,
  orderRoute,
  quotesRoute,
  quoteRoute,
  withdrawalsRoute,
  withdrawalRoute,
  paymentsRoute,
  receivablesRoute,
  bankRoute,
  booksRoute,
  quartersRoute,
  ossRoute,
  vouchersRoute,
  customersRoute,
  newsletterRoute,
  customerRoute,
  reviewsRoute,
  frontPageRoute,
  teamRoute,
  personRoute,
  rolesRoute,
  roleRoute,
  privacyRoute,
  retentionRoute,
  logRoute,
  securityRoute,
  missingRoute,
]);
const pages = [signInRoute, invitationRoute, frameRoute.addChildren([rooms])] as const;

/**
 * All pages of the back office. The navigation shows its rooms in this order. The page of all components exists only in
 * development and in tests.
 */
export const routeTree = rootRoute.addChildren(import.meta.env.DEV ? [...pages, kitRoute()] : pages);

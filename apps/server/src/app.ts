import type { CatalogueIndex } from '@kontor/search';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { VersionedValue } from './concurrency/versioned-value.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { createHttpServer } from './http/http-server.ts';
import { refused } from './http/refused.ts';
import { sendRefusal } from './http/send-refusal.ts';
import { outboxFolder } from './mail/outbox-transport.ts';
import { addressBookRoutes } from './modules/address-book/address-book.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { bankStatementsRoutes } from './modules/bank-statements/bank-statements.routes.ts';
import { booksRoutes } from './modules/books/books.routes.ts';
import { catalogueCalls, catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { configurationCalls, configurationRoutes } from './modules/configuration/configuration.routes.ts';
import { customerCartRoutes } from './modules/customer-carts/customer-carts.routes.ts';
import { disclosureRoutes } from './modules/disclosures/disclosures.routes.ts';
import { documentationRoutes } from './modules/documentation/documentation.routes.ts';
import { documentRoutes } from './modules/documents/documents.routes.ts';
import { erasureRoutes } from './modules/erasures/erasures.routes.ts';
import { fileRoutes } from './modules/files/files.routes.ts';
import { frontPageCalls, frontPageRoutes } from './modules/front-page/front-page.routes.ts';
import { officeFrontPageRoutes } from './modules/front-page/office-front-page.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { liveChangesRoutes } from './modules/live-changes/live-changes.routes.ts';
import { officeNewsletterRoutes } from './modules/newsletter/office-newsletter.routes.ts';
import { newsletterRoutes } from './modules/newsletter/pages/newsletter-routes.ts';
import { officeCustomerRoutes } from './modules/office-customers/office-customers.routes.ts';
import { officeListRoutes } from './modules/office-lists/office-lists.routes.ts';
import { officeLogRoutes } from './modules/office-log/office-log.routes.ts';
import { officeSearchRoutes } from './modules/office-search/office-search.routes.ts';
import { operatorRoutes } from './modules/operators/operators.routes.ts';
import { orderLifeRoutes } from './modules/order-life/order-life.routes.ts';
import { orderTakingRoutes } from './modules/order-taking/order-taking.routes.ts';
import { orderRoutes } from './modules/orders/orders.routes.ts';
import { redeemForCart } from './modules/orders/redeem-for-cart.ts';
import { outboxRoutes } from './modules/outbox/outbox.routes.ts';
import { ownAccountRoutes } from './modules/own-account/own-account.routes.ts';
import { officePaymentRoutes } from './modules/payments/office/office-payments.routes.ts';
import { paymentRoutes } from './modules/payments/payments.routes.ts';
import { providerMessageRoutes } from './modules/payments/provider-messages.routes.ts';
import { quotePageRoutes } from './modules/quotes/pages/quote-pages.routes.ts';
import { quoteRoutes } from './modules/quotes/quotes.routes.ts';
import { remindersRoutes } from './modules/reminders/reminders.routes.ts';
import { retentionRoutes } from './modules/retention/retention.routes.ts';
import { officeReviewRoutes } from './modules/reviews/office-reviews.routes.ts';
import { reviewCalls, reviewRoutes } from './modules/reviews/pages/review-routes.ts';
import { countSearchedPage, searchCountRoutes } from './modules/search-counts/search-counts.routes.ts';
import { sitemapRoutes } from './modules/sitemap/sitemap.routes.ts';
import { stockAlertRoutes } from './modules/stock-alerts/pages/stock-alert-routes.ts';
import { templateCalls, templateRoutes } from './modules/templates/templates.routes.ts';
import { stylesheetName } from './modules/templates/templates.service.ts';
import { todayRoutes } from './modules/today/today.routes.ts';
import { officeVoucherRoutes } from './modules/vouchers/office/office-vouchers.routes.ts';
import { voucherRoutes } from './modules/vouchers/vouchers.routes.ts';
import { wishListRoutes } from './modules/wish-lists/wish-lists.routes.ts';
import { officeWithdrawalRoutes } from './modules/withdrawals/office-withdrawals.routes.ts';
import { withdrawalRoutes } from './modules/withdrawals/withdrawals.routes.ts';
import type { OfficeBuild } from './office-page/office-build.ts';
import { officePageRoutes } from './office-page/office-page.routes.ts';
import type { Services } from './services.ts';
import { builtAssetRoutes } from './ssr/built-assets.routes.ts';
import { operatorStylesheet } from './ssr/operator-stylesheet.ts';
import { pageCalls } from './ssr/page-calls.ts';
import { pageRoutes } from './ssr/pages.routes.ts';
import { Pages } from './ssr/pages.service.ts';
import type { Storefront } from './ssr/storefront-build.ts';

/** The sources of the app's answers. */
export interface AppSources {
  readonly config: Config;
  readonly logger: Logger;
  readonly database: Database;
  readonly index: CatalogueIndex;
  readonly services: Services;
  /** Null if it was not built: calls are answered, pages are not. */
  readonly storefront: Storefront | null;
  /** Null if it was not built: its address then says so. */
  readonly office: OfficeBuild | null;
}

/** Builds the whole shop as one HTTP app. It does not listen yet: tests inject requests, main.ts makes it listen. */
export async function buildApp(sources: AppSources): Promise<FastifyInstance> {
  const { config, logger, database, index, services, storefront, office } = sources;
  const { findOperator } = services.operators;
  const app = await createHttpServer(config, logger, { ...services.auth, findOperator });
  healthRoutes(app, { database, isIndexBuilt: () => index.version >= 0 });
  catalogueRoutes(app, services.catalogue);
  configurationRoutes(app, services.configuration, services.goLive);
  templateRoutes(app, services.templates);
  frontPageRoutes(app, services.frontPage);
  fileRoutes(app, { ...services, privateDocument: services.orders.privateDocument });
  orderRoutes(app, services.orders);
  paymentRoutes(app, services.payments);
  providerMessageRoutes(app, services.payments);
  voucherRoutes(app, services.vouchers, (body, viewer) => redeemForCart(services, body, viewer));
  authRoutes(app, services.auth);
  ownAccountRoutes(app, services.ownAccount);
  addressBookRoutes(app, services.addressBook);
  customerCartRoutes(app, services.customerCarts);
  wishListRoutes(app, services.wishLists);
  searchCountRoutes(app, services.searchCounts);
  sitemapRoutes(app, services.sitemaps, config.publicUrl);
  operatorRoutes(app, services.operators, services.clock);
  orderLifeRoutes(app, services.orderLife, services.clock);
  orderTakingRoutes(app, services.orderTaking, services.clock);
  quoteRoutes(app, services.quotes, services.clock);
  documentRoutes(app, services.documents, services.clock);
  bankStatementsRoutes(app, services.bankStatements, services.clock);
  officePaymentRoutes(app, services.officePayments, services.clock);
  booksRoutes(app, services.books, services.clock);
  officeCustomerRoutes(app, services.officeCustomers, services.clock);
  officeNewsletterRoutes(app, services.newsletterList, services.clock);
  erasureRoutes(app, services.erasures, services.clock);
  disclosureRoutes(app, services.disclosures, services.clock);
  retentionRoutes(app, services.retention, services.clock);
  officeWithdrawalRoutes(app, services.withdrawalList, services.clock);
  officeVoucherRoutes(app, services.officeVouchers, services.clock);
  officeReviewRoutes(app, services.officeReviews, services.clock);
  remindersRoutes(app, services.reminders, services.clock);
  todayRoutes(app, services.today, services.clock);
  officeSearchRoutes(app, database, services.clock);
  liveChangesRoutes(app, services.liveChanges);
  officeListRoutes(app, services, services.clock);
  officeLogRoutes(app, services.officeLog, services.clock);
  documentationRoutes(app, config.publicUrl);
  await withdrawalRoutes(app, services.withdrawals, {
    ...{ configuration: services.configuration, publicUrl: config.publicUrl },
    styles: () => stylesOfPages(services, storefront),
  });
  await quotePageRoutes(app, services.quotes, {
    ...{ configuration: services.configuration, publicUrl: config.publicUrl },
    styles: () => stylesOfPages(services, storefront),
  });
  await stockAlertRoutes(app, services.stockAlerts, {
    ...{ configuration: services.configuration, publicUrl: config.publicUrl },
    styles: () => stylesOfPages(services, storefront),
  });
  await newsletterRoutes(app, services.newsletter, {
    ...{ configuration: services.configuration, publicUrl: config.publicUrl },
    styles: () => stylesOfPages(services, storefront),
  });
  await reviewRoutes(app, services.reviews, {
    ...{ configuration: services.configuration, publicUrl: config.publicUrl },
    styles: () => stylesOfPages(services, storefront),
  });
  await officePageRoutes(app, office);
  if (config.smtpUrl === undefined)
    await outboxRoutes(app, outboxFolder(config.dataDir), () => stylesOfPages(services, storefront));
  const pages = storefront === null ? null : await storefrontRoutes(app, sources, storefront);
  officeFrontPageRoutes(app, services.officeFrontPage, {
    clock: services.clock,
    render: pages && ((replaced) => pages.preview('/shop', replaced)),
  });
  if (pages === null) app.get('/*', async (_request, reply) => sendRefusal(reply, refused(503, 'storefront-missing')));
  return app;
}

/** The addresses of the stylesheets that pages made without the storefront's code wear; the operator's comes last. */
async function stylesOfPages({ templates }: Services, storefront: Storefront | null): Promise<readonly string[]> {
  const own = (await templates.asset('style', stylesheetName)) === null ? [] : [`/assets/templates/${stylesheetName}`];
  return [...(storefront?.assets.styles.map(({ href }) => href) ?? []), ...own];
}

async function storefrontRoutes(
  app: FastifyInstance,
  { config, logger, index, services }: AppSources,
  storefront: Storefront,
): Promise<Pages> {
  const { catalogue, configuration, goLive, templates } = services;
  const calls = {
    ...catalogueCalls(catalogue),
    ...configurationCalls(configuration, goLive),
    ...templateCalls(templates),
    ...frontPageCalls(services.frontPage),
    ...reviewCalls(services.reviews),
  };
  await builtAssetRoutes(app, storefront.clientFolder);
  const operatorStyles = async () => operatorStylesheet((await templates.asset('style', stylesheetName)) ?? '');
  const styles = new VersionedValue(() => index.version, operatorStyles);
  const pages = new Pages({
    ...{ storefront, publicUrl: config.publicUrl },
    callFor: (viewer) => pageCalls(calls, viewer),
    movedTo: (path) => catalogue.movedTo(path),
    version: () => index.version,
    templateScripts: () => templates.scriptHashes(),
    operatorStyles: () => styles.get(),
    paypalScript: async () => services.payments.paypalScript(),
    report: (failure) => logger.error({ err: failure }, 'page failed'),
  });
  pageRoutes(app, pages, (request) => countSearchedPage(request, services.searchCounts));
  return pages;
}

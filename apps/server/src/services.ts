import type { CatalogueIndex } from '@kontor/search';
import type { Logger } from 'pino';
import { type Clock, systemWait, type Wait } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { clearChanges } from './database/office-changes.ts';
import type { JobHandlers } from './jobs/job-handler.ts';
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts';
import type { MailTransport } from './mail/mail.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { type AddressBookService, createAddressBook } from './modules/address-book/address-book.service.ts';
import { accountJobs } from './modules/auth/account-jobs.ts';
import { type AuthService, createAuthService } from './modules/auth/auth.service.ts';
import { clearAged } from './modules/auth/clear-aged.ts';
import {
  type BankStatementsService,
  createBankStatements,
  payersOfEntries,
} from './modules/bank-statements/bank-statements.service.ts';
import { type BooksService, createBooks } from './modules/books/books.service.ts';
import { type CatalogueService, createCatalogueService } from './modules/catalogue/catalogue.service.ts';
import { forgetOldChanges } from './modules/catalogue/import-log/import-log.service.ts';
import {
  type ConfigurationService,
  createConfigurationService,
} from './modules/configuration/configuration.service.ts';
import { type CustomerCartsService, createCustomerCarts } from './modules/customer-carts/customer-carts.service.ts';
import { createCustomersService } from './modules/customers/customers.service.ts';
import { customerWordJobs, queueMissingCustomerWords } from './modules/customers/listed-customers.service.ts';
import { createDisclosures, type DisclosuresService } from './modules/disclosures/disclosures.service.ts';
import { documentJobs } from './modules/documents/document-jobs.ts';
import {
  billedOf,
  billingOf,
  createDocumentPrinter,
  createDocumentsService,
  type DocumentsService,
  hasPiecesToBill,
  openInvoiceOf,
} from './modules/documents/documents.service.ts';
import { createErasures, type ErasuresService, erasureJobs } from './modules/erasures/erasures.service.ts';
import { createFileService, type FileService } from './modules/files/files.service.ts';
import { PictureStore } from './modules/files/picture-store.ts';
import { createFrontPage, type FrontPageService } from './modules/front-page/front-page.service.ts';
import { createOfficeFrontPage, type OfficeFrontPageService } from './modules/front-page/office-front-page.service.ts';
import { createGoLiveService, type GoLiveService } from './modules/go-live/go-live.service.ts';
import { createLiveChanges, type LiveChanges } from './modules/live-changes/live-changes.service.ts';
import { newsletterJobs } from './modules/newsletter/mails/newsletter-jobs.ts';
import { createNewsletter, type NewsletterService } from './modules/newsletter/newsletter.service.ts';
import { createNewsletterList, type NewsletterList } from './modules/newsletter/newsletter-list.service.ts';
import {
  createOfficeCustomers,
  type OfficeCustomersService,
} from './modules/office-customers/office-customers.service.ts';
import { createListExport, type ListExport } from './modules/office-lists/list-export.service.ts';
import { createOfficeViews, type OfficeViewsService } from './modules/office-lists/office-views.service.ts';
import { createOfficeLog, type OfficeLog } from './modules/office-log/office-log.service.ts';
import { createOperatorsService, type OperatorsService } from './modules/operators/operators.service.ts';
import { orderLifeJobs } from './modules/order-life/mails/order-life-jobs.ts';
import {
  createOrderLife,
  createOrderLives,
  type OrderLifeService,
  refundsToldIn,
} from './modules/order-life/order-life.service.ts';
import { vatIdJobs } from './modules/order-life/vat-id-jobs.ts';
import { createOrderTaking, type OrderTakingService } from './modules/order-taking/order-taking.service.ts';
import { createDocumentMaker } from './modules/orders/confirmation/document-maker.ts';
import { orderWordJobs, queueMissingOrderWords } from './modules/orders/listed-orders.service.ts';
import { orderJobs } from './modules/orders/order-jobs.ts';
import { createAmendmentSender, createOrdersService, type OrdersService } from './modules/orders/orders.service.ts';
import type { OrderSnapshot } from './modules/orders/types.ts';
import { createOwnAccountService, type OwnAccountService } from './modules/own-account/own-account.service.ts';
import { createPasswordService } from './modules/passwords/passwords.service.ts';
import { addressToPay } from './modules/payments/address-to-pay.ts';
import { paypalHint } from './modules/payments/messages/paypal-hint.ts';
import { createOfficePayments, type OfficePaymentsService } from './modules/payments/office/office-payments.service.ts';
import { paymentJobs } from './modules/payments/payment-jobs.ts';
import {
  createNotedPayments,
  createPaymentRecords,
  createPaymentsService,
  notePayment,
  type PaymentsService,
} from './modules/payments/payments.service.ts';
import type { ConnectedProvider } from './modules/payments/providers/connected-provider.ts';
import { createPaymentProviders, type PaymentProviders } from './modules/payments/providers/payment-providers.ts';
import { quoteJobs } from './modules/quotes/mails/quote-jobs.ts';
import { createQuotePrinter } from './modules/quotes/print-quote.ts';
import { clearOldQuotes, createQuotes, type QuotesService, quotesOfPersons } from './modules/quotes/quotes.service.ts';
import { reminderJobs } from './modules/reminders/reminder-jobs.ts';
import { createReminders, type RemindersService } from './modules/reminders/reminders.service.ts';
import { createRetention, type RetentionService, retentionJobs } from './modules/retention/retention.service.ts';
import { reviewJobs } from './modules/reviews/mails/review-jobs.ts';
import { createOfficeReviews, type OfficeReviewsService } from './modules/reviews/office-reviews.service.ts';
import { createReviews, type ReviewsService } from './modules/reviews/reviews.service.ts';
import { createSearchCounts, type SearchCountsService } from './modules/search-counts/search-counts.service.ts';
import { createAttemptsService } from './modules/sessions/attempts.service.ts';
import { createKnownDevicesService } from './modules/sessions/known-devices.service.ts';
import { createSessionsService, type SessionsService } from './modules/sessions/sessions.service.ts';
import { createSitemapService, type SitemapService } from './modules/sitemap/sitemap.service.ts';
import { stockAlertJobs } from './modules/stock-alerts/mails/stock-alert-jobs.ts';
import { createStockAlerts, type StockAlertsService } from './modules/stock-alerts/stock-alerts.service.ts';
import { createTemplateService, type TemplateService } from './modules/templates/templates.service.ts';
import { createToday, type TodayService } from './modules/today/today.service.ts';
import {
  type AskVies,
  createVatIds,
  createViesClient,
  viesAddress,
  viesStandIn,
} from './modules/vat-ids/vat-ids.service.ts';
import { createOfficeVouchers, type OfficeVouchersService } from './modules/vouchers/office/office-vouchers.service.ts';
import { createVouchersService, type VouchersService } from './modules/vouchers/vouchers.service.ts';
import { createWishLists, type WishListsService } from './modules/wish-lists/wish-lists.service.ts';
import { withdrawalJobs } from './modules/withdrawals/mails/withdrawal-jobs.ts';
import { createWithdrawalList, type WithdrawalList } from './modules/withdrawals/withdrawal-list.service.ts';
import { createWithdrawals, type WithdrawalsService } from './modules/withdrawals/withdrawals.service.ts';

/** The services of the shop. */
export interface Services {
  readonly configuration: ConfigurationService;
  readonly templates: TemplateService;
  readonly catalogue: CatalogueService;
  readonly files: FileService;
  readonly pictures: PictureStore;
  readonly frontPage: FrontPageService;
  readonly officeFrontPage: OfficeFrontPageService;
  readonly goLive: GoLiveService;
  readonly orders: OrdersService;
  readonly vouchers: VouchersService;
  readonly payments: PaymentsService;
  readonly officePayments: OfficePaymentsService;
  readonly officeVouchers: OfficeVouchersService;
  readonly officeCustomers: OfficeCustomersService;
  readonly documents: DocumentsService;
  readonly bankStatements: BankStatementsService;
  readonly books: BooksService;
  readonly disclosures: DisclosuresService;
  readonly erasures: ErasuresService;
  readonly retention: RetentionService;
  readonly ownAccount: OwnAccountService;
  readonly addressBook: AddressBookService;
  readonly customerCarts: CustomerCartsService;
  readonly wishLists: WishListsService;
  readonly searchCounts: SearchCountsService;
  readonly sitemaps: SitemapService;
  readonly auth: AuthService;
  readonly sessions: SessionsService;
  readonly operators: OperatorsService;
  readonly officeLog: OfficeLog;
  readonly liveChanges: LiveChanges;
  readonly views: OfficeViewsService;
  readonly listExport: ListExport;
  readonly orderLife: OrderLifeService;
  readonly orderTaking: OrderTakingService;
  readonly quotes: QuotesService;
  readonly withdrawals: WithdrawalsService;
  readonly stockAlerts: StockAlertsService;
  readonly reviews: ReviewsService;
  readonly officeReviews: OfficeReviewsService;
  readonly newsletter: NewsletterService;
  readonly newsletterList: NewsletterList;
  readonly withdrawalList: WithdrawalList;
  readonly reminders: RemindersService;
  readonly today: TodayService;
  readonly jobs: JobRunner;
  readonly clock: Clock;
  /**
   * Loads the data besides products that pages need for the catalogue's version, as soon as the index has it. So pages
   * can be served without the database.
   */
  readAhead(): Promise<void>;
  /** Ends background work. Running jobs are finished first. */
  close(): Promise<void>;
}

/** The dependencies of the services. */
export interface ServiceSources {
  readonly config: Config;
  readonly database: Database;
  readonly index: CatalogueIndex;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The payment providers of this process; none if missing. */
  readonly connected?: readonly ConnectedProvider[];
  /** System timers if missing. */
  readonly wait?: Wait;
}

/** The dependencies of all services. */
interface Base extends Required<Omit<ServiceSources, 'connected'>> {
  readonly providers: PaymentProviders;
  /** The version of the catalogue that the index has. */
  readonly version: () => number;
  readonly wakeJobs: () => void;
}

type ShopWindow = ReturnType<typeof createShopWindow>;
type Ordering = ReturnType<typeof createOrdering>;
type Accounts = ReturnType<typeof createAccounts>;
type Office = ReturnType<typeof createOffice>;

/** Creates the services. Only this file knows which service depends on which. */
export function createServices(sources: ServiceSources): Services {
  const { config, database, index, clock, logger, connected = [], wait = systemWait } = sources;
  const base: Base = {
    ...{ config, database, index, clock, logger, wait },
    providers: createPaymentProviders({ connected, database, clock, wait, logger }),
    // Everything derived from catalogue or configuration changes together with the index, so that no answer mixes two
    // versions.
    version: () => index.version,
    wakeJobs: () => jobs.wake(),
  };
  const shopWindow = createShopWindow(base);
  const ordering = createOrdering({ ...base, ...shopWindow });
  const accounts = createAccounts({ ...base, ...shopWindow, ...ordering });
  const office = createOffice({ ...base, ...shopWindow, ...ordering, ...accounts });
  const ending = new AbortController();
  const mail = createMailTransport({ ...config, ending: ending.signal });
  const jobs = createJobs({ ...base, ...shopWindow, ...ordering, ...accounts, ...office }, mail, ending);
  return {
    ...{ ...shopWindow, ...ordering, ...accounts, ...office, jobs, clock },
    async readAhead() {
      const { configuration, templates, catalogue } = shopWindow;
      await Promise.all([configuration.current(), templates.pageNames(), catalogue.readAhead()]);
    },
    async close() {
      await office.liveChanges.close();
      await jobs.stop();
      await Promise.all([
        shopWindow.searchCounts.close(),
        ordering.documentMaker.close(),
        office.printer.close(),
        mail.close(),
        accounts.passwords.close(),
      ]);
    },
  };
}

/** The services for browsing. */
function createShopWindow({ config, database, index, clock, logger, providers, version }: Base) {
  const { publicUrl, dataDir } = config;
  const configuration = createConfigurationService(database, version, providers.isOffered, clock);
  const templates = createTemplateService(database, version);
  const catalogue = createCatalogueService({ database, index, configuration, templates, clock });
  const searchCounts = createSearchCounts({ database, catalogue, configuration, clock, logger });
  const sitemaps = createSitemapService({ database, catalogue, templates, version, publicUrl });
  const files = createFileService({ database });
  const pictures = new PictureStore(files, dataDir);
  const frontPage = createFrontPage({ catalogue, configuration, files, version });
  return { configuration, templates, catalogue, searchCounts, sitemaps, files, pictures, frontPage };
}

/** The services for orders, their customers and their payments. */
function createOrdering(sources: Base & ShopWindow) {
  const { config, database, configuration, templates, catalogue, providers, clock, wait, logger } = sources;
  const { version, wakeJobs } = sources;
  const vouchers = createVouchersService({ database, configuration, clock });
  const customers = createCustomersService({ database, configuration });
  const addressBook = createAddressBook({ database, configuration, customers, clock });
  const customerCarts = createCustomerCarts({ database, customers, clock });
  const wishLists = createWishLists({ database, customers, clock });
  const paymentRecords = createPaymentRecords(database);
  const goLive = createGoLiveService({ database, configuration, templates, config, clock, version });
  const documentMaker = createDocumentMaker();
  const vatIds = createVatIds({ database, clock, ask: viesOf(config), logger });
  const orders = createOrdersService({
    vatIds,
    ...{ goLive, database, configuration, catalogue, vouchers, customers, customerCarts, clock, logger, documentMaker },
    texts: templates,
    payments: paymentRecords,
    lives: createOrderLives(database),
    wakeJobs,
  });
  const payments = createPaymentsService({
    ...{ database, orders, providers, clock, wait, logger, publicUrl: config.publicUrl },
    hintOf: paypalHint,
    withoutShift: config.payments.withoutShift,
    wakeJobs,
  });
  return {
    ...{ vouchers, customers, addressBook, customerCarts, paymentRecords, goLive, documentMaker, orders, payments },
    ...{ vatIds, wishLists },
  };
}

/** What asks VIES. A shop that is only tried out asks nobody. */
function viesOf({ viesUrl, publicUrl }: Config): AskVies {
  if (viesUrl !== undefined) return createViesClient(viesUrl);
  return publicUrl.startsWith('https:') ? createViesClient(viesAddress) : viesStandIn;
}

/** The services for customers who sign in. */
function createAccounts(sources: Base & ShopWindow & Ordering) {
  const { config, database, configuration, customers, addressBook, customerCarts, wishLists } = sources;
  const { orders, clock, wait } = sources;
  const { wakeJobs } = sources;
  const passwords = createPasswordService();
  const sessions = createSessionsService({ database, clock });
  const devices = createKnownDevicesService({ database, clock });
  const attempts = createAttemptsService({ database, clock, isOn: config.rateLimits });
  const signingIn = { database, configuration, passwords, sessions, devices, attempts, clock, wakeJobs };
  const auth = createAuthService({ ...signingIn, orders, wait });
  const officeLog = createOfficeLog({ database, clock });
  const quotes = quotesOfPersons(database);
  const erasures = createErasures({ database, configuration, orders, quotes, log: officeLog, clock, wakeJobs });
  const ownAccount = createOwnAccountService({
    ...{ ...signingIn, customers, addressBook, customerCarts, wishLists, orders, quotes, erasures },
  });
  const disclosures = createDisclosures({ database, orders, ownAccount, quotes, log: officeLog, clock });
  return { passwords, sessions, devices, attempts, auth, officeLog, erasures, ownAccount, disclosures };
}

/** The services for what becomes of orders, and for the people who see to it. */
function createOffice(sources: Base & ShopWindow & Ordering & Accounts) {
  const { config, database, configuration, catalogue, vouchers, orders, payments, paymentRecords } = sources;
  const { passwords, attempts, sessions, devices, addressBook, ownAccount, providers, clock, logger } = sources;
  const { customers, goLive, documentMaker, officeLog, wakeJobs, files, frontPage, templates, version } = sources;
  const { vatIds } = sources;
  const operators = createOperatorsService({
    ...{ database, clock, configuration, passwords, attempts, log: officeLog, publicUrl: config.publicUrl },
  });
  const liveChanges = createLiveChanges({ database, findBySession: operators.findBySession, logger });
  const noted = createNotedPayments({ orders, log: officeLog, clock, noteState: notePayment });
  const officeVouchers = createOfficeVouchers({ database, vouchers, configuration, log: officeLog, clock });
  const officePayments = createOfficePayments({ database, payments, providers, log: officeLog });
  const printer = createDocumentPrinter();
  const documents = createDocumentsService({
    ...{ database, configuration, orders, payments: paymentRecords, log: officeLog, printer, clock, wakeJobs },
  });
  const orderLife = createOrderLife({
    ...{ database, configuration, catalogue, payments, noted, vouchers, vatIds, clock, log: officeLog, wakeJobs },
    documents: {
      ...{ openInvoice: openInvoiceOf, billed: billedOf, billing: billingOf, hasPiecesToBill },
      ...{ replaceInvoice: documents.replaceInvoice, withdrawNote: documents.withdrawNote },
    },
    payersOf: payersOfEntries,
  });
  const orderTaking = createOrderTaking({
    ...{ database, configuration, catalogue, customers, vouchers, orders, clock, log: officeLog },
  });
  const quotes = createQuotes({
    ...{ database, configuration, catalogue, customers, orders, goLive, clock, log: officeLog, wakeJobs },
    ...{ publicUrl: config.publicUrl, print: createQuotePrinter(documentMaker, config.publicUrl) },
  });
  const withdrawals = createWithdrawals({ database, configuration, attempts, clock, wakeJobs });
  const stockAlerts = createStockAlerts({ database, catalogue, configuration, attempts, version, clock, wakeJobs });
  const reviews = createReviews({ database, catalogue, configuration, attempts, clock, wakeJobs });
  const officeReviews = createOfficeReviews({ database, log: officeLog, clock });
  const newsletter = createNewsletter({ database, configuration, attempts, clock, wakeJobs });
  const newsletterList = createNewsletterList({
    ...{ database, configuration, log: officeLog, clock, publicUrl: config.publicUrl },
  });
  const withdrawalList = createWithdrawalList({ database, log: officeLog, clock });
  const bankStatements = createBankStatements({
    ...{ database, configuration, orders, noted, log: officeLog, clock, wakeJobs },
  });
  const books = createBooks({ database, configuration, log: officeLog, clock });
  const officeCustomers = createOfficeCustomers({
    ...{ database, configuration, addressBook, sessions, devices, ownAccount, log: officeLog, clock, wakeJobs },
  });
  const reminders = createReminders({
    ...{ database, configuration, bankStatements, printer, clock, log: officeLog, wakeJobs },
  });
  const retention = createRetention({ database, configuration, orders, log: officeLog, clock });
  const today = createToday({
    database,
    configuration,
    bankStatements,
    reminders,
    payments,
    withdrawalList,
    books,
    clock,
  });
  const views = createOfficeViews({ database, log: officeLog, clock });
  const officeFrontPage = createOfficeFrontPage({
    ...{ database, configuration, catalogue, files, frontPage, templates, log: officeLog, clock },
  });
  const listExport = createListExport({
    ...{ database, newsletterList, orderLife, officeCustomers, officePayments, officeVouchers, withdrawalList },
    ...{ quotes, reminders, bankStatements, log: officeLog },
  });
  return {
    ...{ views, listExport, quotes, officeFrontPage, stockAlerts, newsletter, newsletterList },
    ...{ reviews, officeReviews },
    ...{ liveChanges, operators, orderLife, orderTaking, officePayments, officeVouchers, officeCustomers },
    ...{ withdrawals, withdrawalList, printer, documents, bankStatements, books, reminders, retention, today },
  };
}

/** The runner of jobs, with a handler for each kind. */
function createJobs(
  services: Base & ShopWindow & Ordering & Accounts & Office,
  mail: MailTransport,
  ending: AbortController,
): JobRunner {
  const { config, database, configuration, orders, documentMaker, paymentRecords, payments, printer } = services;
  const {
    sessions,
    devices,
    attempts,
    searchCounts,
    operators,
    officeLog,
    books,
    reminders,
    erasures,
    retention,
    vatIds,
    orderLife,
    stockAlerts,
    newsletter,
    catalogue,
    clock,
    logger,
  } = services;
  const { mailFrom, publicUrl } = config;
  const confirming = {
    ...{ database, documentMaker, mail, mailFrom, publicUrl },
    addressToPay: (order: OrderSnapshot) => addressToPay(order, publicUrl),
  };
  const handlers: JobHandlers = {
    ...orderJobs({ ...confirming, privateDocument: orders.privateDocument, payments: paymentRecords }),
    ...orderLifeJobs({
      ...{ database, mail, mailFrom, publicUrl, orderLife, confirmAmended: createAmendmentSender(confirming) },
    }),
    ...vatIdJobs({ database, vatIds, clock, log: officeLog }),
    ...reminderJobs({ database, configuration, log: officeLog, clock, mail, mailFrom }),
    ...quoteJobs({ database, documentMaker, mail, mailFrom, publicUrl }),
    ...documentJobs({ database, printer, clock, mail, mailFrom }),
    ...withdrawalJobs({ database, configuration, mail, mailFrom, publicUrl }),
    ...reviewJobs({ database, configuration, mail, mailFrom, publicUrl, clock }),
    ...stockAlertJobs({ database, catalogue, configuration, mail, mailFrom, publicUrl }),
    ...newsletterJobs({ database, configuration, mail, mailFrom, publicUrl }),
    ...paymentJobs({ database, orders, payments, refundsTold: refundsToldIn(database), mail, mailFrom }),
    ...customerWordJobs(database),
    ...orderWordJobs(database),
    ...retentionJobs({ database, configuration, orders, log: officeLog, clock }),
    ...erasureJobs({ database, configuration, mail, mailFrom }),
    ...accountJobs({ database, configuration, clock, mail, mailFrom }),
  };
  return createJobRunner({
    ...{ database, handlers, clock, logger, ending },
    async clearAged() {
      await clearAged({ database, sessions, devices, attempts, clock });
      await payments.clearOldEvents();
      await searchCounts.clearOld();
      await vatIds.clearOld();
      await stockAlerts.clearOld();
      await newsletter.clearOld();
      await clearOldQuotes(database, clock());
      await forgetOldChanges(database, clock());
      await database.transaction(async (transaction) => {
        await operators.clearOver(transaction);
        await officeLog.forgetNetworks(transaction);
        await clearChanges(transaction);
      });
      // Money of which nobody tells the time is booked on the day on which it is seen.
      await books.catchUp();
      await reminders.remindByItself();
      await queueMissingCustomerWords(database, clock());
      await queueMissingOrderWords(database, clock());
      await erasures.clearOldNotices();
      await erasures.repeat();
      await retention.queueRun();
    },
  });
}

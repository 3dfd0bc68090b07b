import type { CatalogueIndex } from '@kontor/search';
import type { Logger } from 'pino';
import { type Clock, systemWait, type Wait } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { JobHandlers } from './jobs/job-handler.ts';
import { createJobRunner, type JobRunner } from './jobs/job-runner.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { type AddressBookService, createAddressBook } from './modules/address-book/address-book.service.ts';
import { accountJobs } from './modules/auth/account-jobs.ts';
import { type AuthService, createAuthService } from './modules/auth/auth.service.ts';
import { clearAged } from './modules/auth/clear-aged.ts';
import { type BankStatementsService, createBankStatements } from './modules/bank-statements/bank-statements.service.ts';
import { type CatalogueService, createCatalogueService } from './modules/catalogue/catalogue.service.ts';
import { forgetOldChanges } from './modules/catalogue/import-log/import-log.service.ts';
import {
  type ConfigurationService,
  createConfigurationService,
} from './modules/configuration/configuration.service.ts';
import { type CustomerCartsService, createCustomerCarts } from './modules/customer-carts/customer-carts.service.ts';
import { createCustomersService } from './modules/customers/customers.service.ts';
import { documentJobs } from './modules/documents/document-jobs.ts';
import {
  createDocumentPrinter,
  createDocumentsService,
  type DocumentsService,
} from './modules/documents/documents.service.ts';
import { createFileService, type FileService } from './modules/files/files.service.ts';
import { PictureStore } from './modules/files/picture-store.ts';
import { createGoLiveService, type GoLiveService } from './modules/go-live/go-live.service.ts';
import { createOfficeLog, type OfficeLog } from './modules/office-log/office-log.service.ts';
import { createOperatorsService, type OperatorsService } from './modules/operators/operators.service.ts';
import { orderLifeJobs } from './modules/order-life/mails/order-life-jobs.ts';
import { createOrderLife, createOrderLives, type OrderLifeService } from './modules/order-life/order-life.service.ts';
import { createDocumentMaker } from './modules/orders/confirmation/document-maker.ts';
import { orderJobs } from './modules/orders/order-jobs.ts';
import { createOrdersService, type OrdersService } from './modules/orders/orders.service.ts';
import { createOwnAccountService, type OwnAccountService } from './modules/own-account/own-account.service.ts';
import { createPasswordService } from './modules/passwords/passwords.service.ts';
import { addressToPay } from './modules/payments/address-to-pay.ts';
import { paypalHint } from './modules/payments/messages/paypal-hint.ts';
import { paymentJobs } from './modules/payments/payment-jobs.ts';
import {
  createNotedPayments,
  createPaymentRecords,
  createPaymentsService,
  type PaymentsService,
} from './modules/payments/payments.service.ts';
import { type ConnectedProvider, createPaymentProviders } from './modules/payments/providers/payment-providers.ts';
import { createSearchCounts, type SearchCountsService } from './modules/search-counts/search-counts.service.ts';
import { createAttemptsService } from './modules/sessions/attempts.service.ts';
import { createKnownDevicesService } from './modules/sessions/known-devices.service.ts';
import { createSessionsService, type SessionsService } from './modules/sessions/sessions.service.ts';
import { createSitemapService, type SitemapService } from './modules/sitemap/sitemap.service.ts';
import { createTemplateService, type TemplateService } from './modules/templates/templates.service.ts';
import { createVouchersService, type VouchersService } from './modules/vouchers/vouchers.service.ts';
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
  readonly goLive: GoLiveService;
  readonly orders: OrdersService;
  readonly vouchers: VouchersService;
  readonly payments: PaymentsService;
  readonly documents: DocumentsService;
  readonly bankStatements: BankStatementsService;
  readonly ownAccount: OwnAccountService;
  readonly addressBook: AddressBookService;
  readonly customerCarts: CustomerCartsService;
  readonly searchCounts: SearchCountsService;
  readonly sitemaps: SitemapService;
  readonly auth: AuthService;
  readonly sessions: SessionsService;
  readonly operators: OperatorsService;
  readonly officeLog: OfficeLog;
  readonly orderLife: OrderLifeService;
  readonly withdrawals: WithdrawalsService;
  readonly withdrawalList: WithdrawalList;
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

/** Creates the services. Only this function knows which service depends on which. */
export function createServices(sources: ServiceSources): Services {
  const { config, database, index, clock, logger, connected = [], wait = systemWait } = sources;
  // Everything derived from catalogue or configuration changes together with the index, so that no answer mixes two
  // versions.
  const version = () => index.version;
  const providers = createPaymentProviders({ connected, database, clock, wait, logger });
  const configuration = createConfigurationService(database, version, providers.isOffered);
  const templates = createTemplateService(database, version);
  const catalogue = createCatalogueService({ database, index, configuration, templates, clock });
  const searchCounts = createSearchCounts({ database, catalogue, configuration, clock, logger });
  const { publicUrl } = config;
  const sitemaps = createSitemapService({ database, catalogue, templates, version, publicUrl });
  const files = createFileService({ database });
  const documentMaker = createDocumentMaker();
  const ending = new AbortController();
  const mail = createMailTransport({ ...config, ending: ending.signal });
  const vouchers = createVouchersService({ database, configuration, clock });
  const customers = createCustomersService({ database, configuration });
  const addressBook = createAddressBook({ database, configuration, customers, clock });
  const customerCarts = createCustomerCarts({ database, customers, clock });
  const paymentRecords = createPaymentRecords(database);
  const goLive = createGoLiveService({ database, configuration, templates, config, clock, version });
  const orders = createOrdersService({
    ...{ goLive, database, configuration, catalogue, vouchers, customers, customerCarts, clock, logger, documentMaker },
    texts: templates,
    payments: paymentRecords,
    lives: createOrderLives(database),
    wakeJobs: () => jobs.wake(),
  });
  const payments = createPaymentsService({
    ...{ database, orders, providers, clock, wait, logger, publicUrl },
    hintOf: paypalHint,
    withoutShift: config.payments.withoutShift,
    wakeJobs: () => jobs.wake(),
  });
  const passwords = createPasswordService();
  const sessions = createSessionsService({ database, clock });
  const devices = createKnownDevicesService({ database, clock });
  const attempts = createAttemptsService({ database, clock, isOn: config.rateLimits });
  const auth = createAuthService({
    ...{ database, configuration, passwords, sessions, devices, attempts, orders, clock, wait },
    wakeJobs: () => jobs.wake(),
  });
  const ownAccount = createOwnAccountService({
    ...{ database, configuration, passwords, sessions, devices, attempts, clock },
    ...{ customers, addressBook, customerCarts, orders },
    wakeJobs: () => jobs.wake(),
  });
  const officeLog = createOfficeLog({ database, clock });
  const operators = createOperatorsService({
    ...{ database, clock, configuration, passwords, attempts, log: officeLog, publicUrl },
  });
  const orderLife = createOrderLife({
    ...{ database, configuration, payments, vouchers, clock, log: officeLog },
    wakeJobs: () => jobs.wake(),
  });
  const withdrawals = createWithdrawals({
    ...{ database, configuration, attempts, clock },
    wakeJobs: () => jobs.wake(),
  });
  const printer = createDocumentPrinter();
  const documents = createDocumentsService({
    ...{ database, configuration, orders, payments: paymentRecords, log: officeLog, printer, clock },
    wakeJobs: () => jobs.wake(),
  });
  const noted = createNotedPayments({ orders, log: officeLog, clock });
  const bankStatements = createBankStatements({
    ...{ database, configuration, orders, noted, log: officeLog, clock },
    wakeJobs: () => jobs.wake(),
  });
  const { mailFrom } = config;
  const handlers: JobHandlers = {
    ...orderJobs({
      ...{ database, documentMaker, mail, mailFrom },
      privateDocument: orders.privateDocument,
      payments: paymentRecords,
      publicUrl,
      addressToPay: (order) => addressToPay(order, publicUrl),
    }),
    ...orderLifeJobs({ database, mail, mailFrom }),
    ...documentJobs({ database, printer, clock, mail, mailFrom }),
    ...withdrawalJobs({ database, configuration, mail, mailFrom }),
    ...paymentJobs({ database, orders, payments, mail, mailFrom }),
    ...accountJobs({ database, configuration, clock, mail, mailFrom }),
  };
  const jobs = createJobRunner({
    ...{ database, handlers, clock, logger, ending },
    async clearAged() {
      await clearAged({ database, sessions, devices, attempts, clock });
      await payments.clearOldEvents();
      await searchCounts.clearOld();
      await forgetOldChanges(database, clock());
      await database.transaction(async (transaction) => {
        await operators.clearOver(transaction);
        await officeLog.forgetNetworks(transaction);
      });
    },
  });
  return {
    ...{ ownAccount, addressBook, customerCarts },
    ...{
      goLive,
      configuration,
      templates,
      catalogue,
      files,
      orders,
      vouchers,
      payments,
      documents,
      bankStatements,
      sitemaps,
      searchCounts,
      auth,
      sessions,
      operators,
      officeLog,
      orderLife,
      withdrawals,
      withdrawalList: createWithdrawalList({ database, log: officeLog, clock }),
      jobs,
      clock,
    },
    pictures: new PictureStore(files, config.dataDir),
    async readAhead() {
      await Promise.all([configuration.current(), templates.pageNames(), catalogue.readAhead()]);
    },
    async close() {
      await jobs.stop();
      await Promise.all([
        searchCounts.close(),
        documentMaker.close(),
        printer.close(),
        mail.close(),
        passwords.close(),
      ]);
    },
  };
}

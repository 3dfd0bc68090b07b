import type { Database } from '../database/database.ts';
import { emailKey } from '../email/email-key.ts';
import type { TestBrowser } from '../http/testing/browser.ts';
import { addressBookRoutes } from '../modules/address-book/address-book.routes.ts';
import { createAddressBook } from '../modules/address-book/address-book.service.ts';
import { serveAuth, type TestAuth } from '../modules/auth/testing/auth.ts';
import { customerCartRoutes } from '../modules/customer-carts/customer-carts.routes.ts';
import { storeCustomer } from '../modules/customers/testing/customers.ts';
import { createErasures, type ErasuresService } from '../modules/erasures/erasures.service.ts';
import { createOfficeLog, type OfficeLog } from '../modules/office-log/office-log.service.ts';
import { orderRoutes } from '../modules/orders/orders.routes.ts';
import type { OrdersService } from '../modules/orders/orders.service.ts';
import { testConfiguration, testShop } from '../modules/orders/testing/shop.ts';
import { ownAccountRoutes } from '../modules/own-account/own-account.routes.ts';
import { createOwnAccountService, type OwnAccountService } from '../modules/own-account/own-account.service.ts';
import { createPasswordService } from '../modules/passwords/passwords.service.ts';
import { quotesOfPersons } from '../modules/quotes/quotes.service.ts';
import { wishListRoutes } from '../modules/wish-lists/wish-lists.routes.ts';
import { createWishLists } from '../modules/wish-lists/wish-lists.service.ts';

/** For tests: the password of every customer. */
export const testPassword = 'Hammer und Amboss';

/** For tests: all calls of accounts, orders and carts over a database. */
export interface TestAccount extends TestAuth {
  readonly ownAccount: OwnAccountService;
  readonly erasures: ErasuresService;
  readonly log: OfficeLog;
  readonly orders: OrdersService;
  readonly quotes: ReturnType<typeof quotesOfPersons>;
  /** Opens a browser and signs in with an account that is new. */
  signUp(email: string): Promise<TestBrowser>;
  /** Opens another browser that signs in. */
  signIn(email: string, password?: string): Promise<TestBrowser>;
}

let hash: Promise<string | null> | undefined;

/** For tests: serves them. Tries are counted only where that is asked for. */
export async function serveAccount(database: Database, { rateLimits = false } = {}): Promise<TestAccount> {
  const auth = await serveAuth(database, { rateLimits });
  const { app, sources, browser } = auth;
  const { clock } = sources;
  const { orders, customers, customerCarts } = testShop(database, {}, { clock });
  const configuration = { current: async () => testConfiguration };
  const addressBook = createAddressBook({ database, configuration, customers, clock });
  const log = createOfficeLog({ database, clock });
  const quotes = quotesOfPersons(database);
  const erasures = createErasures({ database, configuration, orders, quotes, log, clock, wakeJobs: () => {} });
  const wishLists = createWishLists({ database, customers, clock });
  const account = { ...sources, customers, addressBook, customerCarts, wishLists, orders, quotes, erasures };
  const ownAccount = createOwnAccountService(account);
  ownAccountRoutes(app, ownAccount);
  addressBookRoutes(app, addressBook);
  customerCartRoutes(app, customerCarts);
  wishListRoutes(app, wishLists);
  orderRoutes(app, orders);

  async function signIn(email: string, password = testPassword): Promise<TestBrowser> {
    const opened = browser();
    const answer = await opened.call('login', { username: email, password });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return opened;
  }

  return {
    ...auth,
    ...{ ownAccount, erasures, orders, quotes, log },
    signIn,
    async signUp(email) {
      hash ??= createPasswordService().hash(testPassword);
      const row = { email, email_key: emailKey(email), password_hash: await hash, created_at: clock() };
      await storeCustomer(database, row);
      return signIn(email);
    },
  };
}

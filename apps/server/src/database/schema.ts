import type { AccountTables } from './account-tables.ts';
import type { BankTables } from './bank-tables.ts';
import type { BookTables } from './book-tables.ts';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { ImportTables } from './import-tables.ts';
import type { NewsletterTables } from './newsletter-tables.ts';
import type { OfficeTables } from './office-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PrivacyTables } from './privacy-tables.ts';
import type { QuoteTables } from './quote-tables.ts';
import type { ReviewTables } from './review-tables.ts';
import type { ShopTables } from './shop-tables.ts';
import type { StockAlertTables } from './stock-alert-tables.ts';

export type * from './account-tables.ts';
export type * from './bank-tables.ts';
export type * from './book-tables.ts';
export type * from './catalogue-tables.ts';
export type * from './import-tables.ts';
export type * from './newsletter-tables.ts';
export type * from './office-tables.ts';
export type * from './order-tables.ts';
export type * from './privacy-tables.ts';
export type * from './quote-tables.ts';
export type * from './review-tables.ts';
export type * from './shop-tables.ts';
export type * from './stock-alert-tables.ts';

/**
 * The tables of the shop, one schema for SQLite and PostgreSQL (DESIGN §4): text, integers (bigint if 2^31 is too
 * small), bytes. Money in cents, rates in basis points, times in epoch milliseconds, JSON as text, flags as integers 0
 * and 1.
 */
export interface Schema
  extends AccountTables,
    BankTables,
    BookTables,
    CatalogueTables,
    ImportTables,
    OfficeTables,
    NewsletterTables,
    OrderTables,
    PaymentTables,
    PrivacyTables,
    QuoteTables,
    ReviewTables,
    ShopTables,
    StockAlertTables {}

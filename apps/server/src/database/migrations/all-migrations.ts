import { catalogue } from './0001-catalogue.ts';
import { configuration } from './0002-configuration.ts';
import { orders } from './0003-orders.ts';
import { jobs } from './0004-jobs.ts';
import { agreedTexts } from './0005-agreed-texts.ts';
import { vouchers } from './0006-vouchers.ts';
import { pageAddresses } from './0007-page-addresses.ts';
import { takeBack } from './0008-take-back.ts';
import { accounts } from './0009-accounts.ts';
import { customerGroups } from './0010-customer-groups.ts';
import { accountNotices } from './0011-account-notices.ts';
import { payments } from './0012-payments.ts';
import { paymentDisputes } from './0013-payment-disputes.ts';
import { orderList } from './0014-order-list.ts';
import { stoppedVouchers } from './0015-stopped-vouchers.ts';
import { searchKeywords } from './0016-search-keywords.ts';
import { searchCounts } from './0017-search-counts.ts';
import { catalogueHistory } from './0018-catalogue-history.ts';
import { pricesOfTheTrade } from './0019-prices-of-the-trade.ts';
import { families } from './0020-families.ts';
import { sales } from './0021-sales.ts';
import { productFacts } from './0022-product-facts.ts';
import { stockRules } from './0023-stock-rules.ts';
import { relativeStockFiles } from './0024-relative-stock-files.ts';
import { fetchedFiles } from './0025-fetched-files.ts';
import { onSaleByTime } from './0026-on-sale-by-time.ts';
import { categoryPages } from './0027-category-pages.ts';
import { imports } from './0028-imports.ts';
import { deposit } from './0030-deposit.ts';
import { attributes } from './0032-attributes.ts';
import { productsByGtin } from './0034-products-by-gtin.ts';
import { rareValues } from './0035-rare-values.ts';
import { operators } from './0036-operators.ts';
import { orderLife } from './0037-order-life.ts';
import { neverOnSale } from './0038-never-on-sale.ts';
import { ordersListed } from './0039-orders-listed.ts';
import { issuedDocuments } from './0040-issued-documents.ts';
import { withdrawals } from './0042-withdrawals.ts';
import { bankStatements } from './0043-bank-statements.ts';
import { withdrawalsOfOrders } from './0044-withdrawals-of-orders.ts';
import { paymentsListed } from './0046-payments-listed.ts';
import { books } from './0047-books.ts';
import { customersListed } from './0048-customers-listed.ts';
import { vouchersListed } from './0049-vouchers-listed.ts';
import { correctedOrders } from './0050-corrected-orders.ts';
import { amendedOrders } from './0057-amended-orders.ts';
import { reminders } from './0060-reminders.ts';
import { officeChanges } from './0061-office-changes.ts';
import { officeViews } from './0062-office-views.ts';
import { erasures } from './0063-erasures.ts';
import { retention } from './0064-retention.ts';
import { vatChecks } from './0070-vat-checks.ts';
import { promises } from './0071-promises.ts';
import { quotes } from './0072-quotes.ts';
import { unbilledOrders } from './0073-unbilled-orders.ts';
import { durability } from './0074-durability.ts';
import { bookedDestination } from './0075-booked-destination.ts';
import { productArrivals } from './0076-product-arrivals.ts';
import { giftVouchers } from './0077-gift-vouchers.ts';
import { stockAlerts } from './0079-stock-alerts.ts';
import { wishLists } from './0080-wish-lists.ts';
import { newsletter } from './0081-newsletter.ts';
import { reviews } from './0082-reviews.ts';
import { withdrawalsByEmail } from './0084-withdrawals-by-email.ts';
import { shippedUnpaid } from './0090-shipped-unpaid.ts';
import { transfersBack } from './0091-transfers-back.ts';
import { overbilledOrders } from './0092-overbilled-orders.ts';
import { ordersByPlace } from './0095-orders-by-place.ts';
import { undoneShipments } from './0096-undone-shipments.ts';
import { ordersOfGuests } from './0097-orders-of-guests.ts';
import { bankAsideRules } from './0101-bank-aside-rules.ts';
import { bankOriginalAmounts } from './0102-bank-original-amounts.ts';
import { voucherSeries } from './0103-voucher-series.ts';
import { stoppedSeries } from './0104-stopped-series.ts';
import { formerConditions } from './0105-former-conditions.ts';
import { allowances } from './0106-allowances.ts';
import { issuers } from './0107-issuers.ts';
import type { Migration } from './migration.ts';

/**
 * All steps in the order of their numbers, in which an empty database runs them. A step that is added later with a
 * lower number runs next on databases that already have the others, so it must not have to precede them.
 */
export const allMigrations: readonly Migration[] = [
  catalogue,
  configuration,
  orders,
  jobs,
  agreedTexts,
  vouchers,
  pageAddresses,
  takeBack,
  accounts,
  customerGroups,
  accountNotices,
  payments,
  paymentDisputes,
  orderList,
  stoppedVouchers,
  searchKeywords,
  searchCounts,
  catalogueHistory,
  pricesOfTheTrade,
  families,
  sales,
  productFacts,
  stockRules,
  relativeStockFiles,
  fetchedFiles,
  onSaleByTime,
  categoryPages,
  imports,
  deposit,
  attributes,
  productsByGtin,
  rareValues,
  operators,
  orderLife,
  neverOnSale,
  ordersListed,
  issuedDocuments,
  withdrawals,
  bankStatements,
  withdrawalsOfOrders,
  paymentsListed,
  books,
  customersListed,
  vouchersListed,
  correctedOrders,
  amendedOrders,
  reminders,
  officeChanges,
  officeViews,
  erasures,
  retention,
  vatChecks,
  promises,
  quotes,
  unbilledOrders,
  durability,
  bookedDestination,
  productArrivals,
  giftVouchers,
  stockAlerts,
  wishLists,
  newsletter,
  reviews,
  withdrawalsByEmail,
  shippedUnpaid,
  transfersBack,
  overbilledOrders,
  ordersByPlace,
  undoneShipments,
  ordersOfGuests,
  bankAsideRules,
  bankOriginalAmounts,
  voucherSeries,
  stoppedSeries,
  formerConditions,
  allowances,
  issuers,
];

/**
 * The rules of the shop as pure functions: no I/O, no clock, no randomness. Other packages may use only these exports.
 */

export { addPrices, negatePrice } from './add-prices.ts';
export {
  type Address,
  type AddressField,
  type AddressRefusal,
  type AddressRole,
  addressFieldsOf,
  addressLengths,
  addressRefusals,
  cleanAddress,
  defaultCountry,
  requiredAddressFields,
} from './address.ts';
export { placeLines, postalCodeFormat } from './address-format.ts';
export { allocate } from './allocate.ts';
export { type AmountRefusal, isAmount, maxAmount, minAmount, type ParsedAmount, parseAmount } from './amount.ts';
export {
  type AmountTerms,
  amountTerms,
  areAmountsSellable,
  isAmountSold,
  nearestAmount,
  type StatedAmounts,
} from './amount-terms.ts';
export { type Arrival, arrivalOf, daysOnBackorder, travelDays } from './arrival.ts';
export { articleName } from './article-name.ts';
export { type AsideRule, isAsideRule, isSetAsideBy } from './bank/aside-rule.ts';
export type { BankEntry } from './bank/bank-entry.ts';
export {
  type AskedAmount,
  askedAmount,
  type EntryMatch,
  type EntryShare,
  type MatchReason,
  matchEntry,
  namesAnyNumber,
  type OpenItem,
  type OpenItems,
  ordersNamed,
} from './bank/match-entry.ts';
export { numberCandidates } from './bank/payment-reference.ts';
export { isBic } from './bic.ts';
export {
  type Account,
  type AccountPlan,
  accountPlan,
  bmdCode,
  type Chart,
  chartOf,
  charts,
  type PlanChanges,
  type SalesAccount,
} from './books/account-plan.ts';
export { bookDiscount } from './books/book-discount.ts';
export { type BookedPart, bookInvoice } from './books/book-invoice.ts';
export {
  type BookedTax,
  type Booking,
  type BookingCause,
  type BookingSubject,
  type Debtor,
  debtors,
  isLate,
  isOutsideVat,
  type MoneyPlace,
  moneyPlaces,
  type TaxCase,
  taxCases,
} from './books/booking.ts';
export {
  firstDayOf,
  isMonth,
  isQuarter,
  lastDayOf,
  type Month,
  monthOf,
  monthsOf,
  nextMonth,
  type Quarter,
  quarterOf,
} from './books/month.ts';
export { type OssCorrection, type OssLine, type OssReport, type OssTurnover, ossReport } from './books/oss-report.ts';
export { type Posted, type Posting, post } from './books/post.ts';
export { addUpTurnover, type Turnover } from './books/turnover.ts';
export {
  type LimitKind,
  type LimitState,
  type TurnoverLimit,
  turnoverLimits,
  type YearTurnover,
} from './books/turnover-limits.ts';
export {
  ageOn,
  type BirthDateRefusal,
  birthDateRefusal,
  type MinimumAge,
  minimumAgeOf,
} from './buyer-age.ts';
export {
  type AvailableLine,
  availableLine,
  availableLines,
  type CartLine,
  poolOf,
  type Shortage,
} from './cart/available-lines.ts';
export { type ChangedPrice, changedPrices, type SeenOffer } from './cart/changed-prices.ts';
export {
  type ConditionForSale,
  type DeliveryForSale,
  deliveryAt,
  type NormPriceForSale,
  type StockPool,
} from './cart/condition-for-sale.ts';
export {
  type ChargeableLine,
  type Destination,
  type PricedCart,
  type PricingRules,
  priceCart,
} from './cart/price-cart.ts';
export {
  type CashDiscount,
  type CashDiscountTerms,
  cashDiscountOf,
  deductedDiscount,
  discountLeft,
  earnedDiscount,
  smallDifference,
} from './cash-discount.ts';
export { type CategoryNameRefusal, categoryNameRefusal, maxCategoryNameLength } from './category-name.ts';
export {
  type CategoryNode,
  categoriesAtPath,
  categoryOnceAtPath,
  categoryPath,
  customPagePrefix,
  customPageTemplate,
  type FormerChild,
  rootSegment,
  trailOfCategory,
} from './category-path.ts';
export { type Charge, type ChargeKind, isDeposit, shippingOf } from './charge.ts';
export { type Content, contentText, exactContent, readContent } from './content.ts';
export type { Day } from './day.ts';
export { type LocalMoment, workingDaysIn } from './delivery-window.ts';
export {
  type DrinkContainer,
  depositCharges,
  isOneWayDepositTaxed,
  maxDeposit,
  type UnitsWithDeposit,
} from './deposit.ts';
export { discountPrice } from './discount.ts';
export { type EmailRefusal, emailRefusal, isEmail, maxEmailLength } from './email.ts';
export { type CreditTransfer, epcCode } from './epc-code.ts';
export {
  type FamilyMember,
  membersInOrder,
  mostProperties,
  type VariantChoice,
  valuesOfProperties,
  variantChoices,
} from './family/family-members.ts';
export type { FieldCode, FieldRefusal } from './field-refusal.ts';
export {
  type FrontPage,
  type FrontPageBlock,
  type FrontPageFact,
  type FrontPageKind,
  type FrontPageLink,
  fieldsOfKind,
  frontPageKinds,
  frontPageLimits,
  missingIn,
  movedBlock,
  newFor,
  newSince,
  type ProductChoice,
  paragraphsOf,
  productAmounts,
  productChoices,
  strangeFields,
  usualProducts,
} from './front-page/front-page.ts';
export { giftVoucherWorths, lastDayOfGiftVoucher } from './gift-voucher.ts';
export {
  type CategoryDiscount,
  conditionsFor,
  type GroupTerms,
  type OfferedCondition,
  type Repricing,
  repriced,
  repricingFor,
} from './group-price.ts';
export { isGtin, printedGtin } from './gtin.ts';
export { isIban } from './iban.ts';
export { allowancesLeft } from './invoice/allowances-left.ts';
export { billOrder } from './invoice/bill-order.ts';
export { billWithout } from './invoice/bill-without.ts';
export {
  asCorrection,
  billPart,
  billRest,
  type CreditRefusal,
  type CreditRequest,
  creditPart,
  creditRest,
  type InvoiceRest,
  restOfInvoice,
} from './invoice/credit.ts';
export { type AllowanceToCredit, creditAllowance, mostAllowances } from './invoice/credit-allowance.ts';
export { type DeliveredPieces, daysOfPieces, parcelsOfPieces } from './invoice/days-of-pieces.ts';
export type {
  DocumentHead,
  DocumentKind,
  EarlierInvoice,
  Invoice,
  InvoiceBuyer,
  InvoiceParty,
  InvoicePayment,
  InvoiceSeller,
  PartOfOrder,
  ReplacedInvoice,
} from './invoice/invoice.ts';
export type { InvoiceAmounts, InvoiceLine, VatGroup } from './invoice/invoice-amounts.ts';
export { type MissingOnInvoice, missingOnInvoice } from './invoice/invoice-demands.ts';
export type { InvoiceOfOrder } from './invoice/invoice-of-order.ts';
export { leftToBill, paidOfNext, partToBill } from './invoice/left-to-bill.ts';
export { overbilledInvoice } from './invoice/overbilled-invoice.ts';
export { paymentMeansCode, paymentMeansCodes } from './invoice/payment-means.ts';
export { invoiceToCorrect, type PiecesOfOrder, piecesToBill } from './invoice/pieces-to-bill.ts';
export { printedPrice } from './invoice/printed-price.ts';
export { type Exemption, exemptionCode, type TaxTreatment } from './invoice/tax-category.ts';
export { type FinePrice, unitNet } from './invoice/unit-net.ts';
export { withDeposits } from './invoice/with-deposits.ts';
export { fromLeastAmount } from './least-amount-price.ts';
export { isGiftVoucher, isUnitPrice, lineTotal, type PriceableLine } from './line-total.ts';
export {
  type Cents,
  centsFromEuro,
  divideHalfUp,
  euroFromCents,
  isCents,
  maxCents,
  maxUnitPrice,
  multiplyDivide,
  multiplyDivideHalfUp,
} from './money.ts';
export { type NormPrice, normPriceAfter, normPriceOf } from './norm-price.ts';
export { type GivenRole, givenRoles, hasOwner, type Right, rights, rightsBeyond } from './office/rights.ts';
export { isOfficeSessionOver, isProofFresh, officeSession, proofLasts } from './office/step-up.ts';
export {
  type AmendedMoney,
  type AmendedOrder,
  type Amendment,
  amendedMoney,
  amendedPieces,
  amendOrder,
} from './order-amendment/amend-order.ts';
export type { AmendmentRefused } from './order-amendment/amended-lines.ts';
export { type OrderChannel, orderChannels } from './order-channel.ts';
export {
  birthDateRefusals,
  deliveryCountry,
  maxExternalNumberLength,
  missingDeliveryFields,
  type OrderChoices,
  type OrderDetails,
  orderContactRefusals,
  orderDetailsRefusals,
  vatIdRefusals,
  withSettledDelivery,
} from './order-details.ts';
export { awaitsPrepayment, isShippedUnpaid } from './order-life/awaits-prepayment.ts';
export { decideStep, type StepDecision, type StepDone, type StepRefused } from './order-life/decide-step.ts';
export {
  type Fulfilment,
  fulfilments,
  type PiecesByState,
  piecesByState,
  returnablePieces,
  waitingPieces,
} from './order-life/fulfilment.ts';
export { isToBill } from './order-life/is-to-bill.ts';
export { keptPieces } from './order-life/kept-pieces.ts';
export {
  isWaiting,
  orderStateOf,
  type ShippingState,
  shippingStateOf,
  shippingStates,
} from './order-life/life-state.ts';
export { type NextStep, nextSteps } from './order-life/next-steps.ts';
export type { LifeLine, OrderLife, Parcel, Pieces } from './order-life/order-life.ts';
export { type OrderMatter, orderMatters } from './order-life/order-matter.ts';
export {
  type MovedPieces,
  type OrderStep,
  type StepKind,
  type StepRefusal,
  stepKinds,
} from './order-life/order-step.ts';
export { parcelsByNote } from './order-life/parcels-by-note.ts';
export { type OrderWorth, stillDue } from './order-life/still-due.ts';
export { whyShipmentStands } from './order-life/undo-shipment.ts';
export {
  defaultOrderNumberPattern,
  formatOrderNumber,
  type OrderNumberPatternRefusal,
  orderNumberForm,
  orderNumberPatternRefusal,
  orderNumberSeries,
} from './order-number.ts';
export { firstMissingOption, type OrderOption } from './order-option.ts';
export { firstOrderState, type OrderState, orderStates } from './order-state.ts';
export { maxPasswordLength, minPasswordLength, type PasswordRefusal, passwordRefusal } from './password.ts';
export {
  cancelledCode,
  closedByUs,
  isClosedByUsAlone,
  isOpenOperation,
  mayBeChosenAgain,
  mayBePaidUnseen,
  openOperationStates,
  type PaymentAttempt,
  type PaymentOperation,
  refundableOf,
  supersededCode,
} from './payment/attempt.ts';
export type { PaymentCase, PaymentTerms } from './payment/case.ts';
export { isCheckMissed, nextCheckAt } from './payment/check-times.ts';
export { decide, type PaymentNews } from './payment/decide.ts';
export { capturedBefore } from './payment/decide-answers.ts';
export type { AttemptChange, OperationChange, PaymentEffect, ProviderRequest } from './payment/effect.ts';
export { aboutAttempt, type FindingDetails, type FindingKind, type NewFinding } from './payment/finding.ts';
export { cancelledNote, undueRefundKey } from './payment/order-money.ts';
export {
  alreadyRefunded,
  type CaptureDone,
  type ForeignAnswer,
  type ProviderFailure,
  type ProviderResult,
  type ProviderStatus,
  type RefundDone,
  type SeenDispute,
  type SeenMoney,
} from './payment/provider-status.ts';
export { transferBack } from './payment/transfer-back.ts';
export {
  hasPaymentDays,
  isPaidBeforeDelivery,
  isPaidByTransfer,
  mayCostFee,
  type OfflineKind,
  offlineKinds,
  type PaymentKind,
  type PaymentMethod,
  type PaymentProvider,
  paymentKinds,
  paymentMethodByName,
  paymentProviders,
  withPaymentMethod,
} from './payment-method.ts';
export {
  hasMoneyMoved,
  isOpenPayment,
  isOverPayment,
  isUndecidedPayment,
  type OrderPaymentState,
  orderPaymentState,
  type Payment,
  type PaymentState,
  type PaymentSums,
  paymentStates,
  paymentSums,
  reversedOf,
  type ShownPayment,
  settledState,
  shownPayment,
} from './payment-state.ts';
export { isDuring, isUpsideDown, nextMoment, type Period } from './period.ts';
export { cleanLine, foldCase, hasControlCharacters, isBlank } from './plain-text.ts';
export {
  declaredAmount,
  type GoodsRate,
  isPrice,
  type Price,
  type PriceDeclaration,
  priceOf,
  type TaxShare,
  taxOn,
  zeroPrice,
} from './price.ts';
export {
  lowestPriceBefore,
  type PriceChange,
  type PriceEntry,
  pricesAsked,
  reductionStart,
} from './price-history.ts';
export {
  maxOrderLines,
  type OrderToPrice,
  type PricedLine,
  type PricedOrder,
  type PricedVoucher,
  priceOrder,
} from './price-order.ts';
export { proofKeptFrom } from './privacy/consent-proof.ts';
export {
  lastDayKept,
  lawfulYears,
  type OrderHold,
  type OrderRetention,
  type OrderToKeep,
  orderRetention,
  type RetentionReason,
  type RetentionYears,
  shortestYears,
  yearsLonger,
} from './privacy/order-retention.ts';
export { isProductId } from './product-id.ts';
export {
  isQuoteStepPossible,
  type QuoteState,
  type QuoteStep,
  quoteStepsFrom,
  type ShownQuoteState,
  shownQuoteState,
  shownQuoteStates,
} from './quote/quote-state.ts';
export { isQuoteDay, longestQuoteDays } from './quote/quote-validity.ts';
export { rateOfLine, retaxed } from './quote/retaxed-goods.ts';
export {
  isBankRead,
  type NextReminder,
  nextReminder,
  type ReminderRest,
  type ReminderTerms,
  reminderRest,
} from './reminders/next-reminder.ts';
export {
  type AgeSum,
  ageOf,
  daysOverdue,
  type Receivable,
  type ReceivableAge,
  receivableAges,
  type SentReminder,
  sumsByAge,
} from './reminders/receivable.ts';
export {
  averageStars,
  cleanReviewText,
  type HidingReason,
  hidingReasons,
  longestReview,
  type Rating,
  readReview,
  reviewerName,
  type Stars,
  starSteps,
  textRefusal,
  type WrittenReview,
} from './review/review.ts';
export { type SafetyContact, type SafetyData, type SafetyGap, safetyGaps } from './safety-data.ts';
export {
  type AskedPrice,
  askedAt,
  isSaleTime,
  nextBoundary,
  type Sale,
  type TimedPrice,
} from './sale-price.ts';
export {
  type SalesUnit,
  salesUnitKey,
  salesUnitOf,
  salesUnits,
  spellingsOf,
  spellingToKeep,
  spellingToShow,
} from './sales-unit.ts';
export {
  cheaperAmount,
  maxPriceQuantity,
  maxScales,
  type PriceScale,
  priceAt,
  type ScaledPrice,
  type ScalesRefusal,
  scaleAt,
  scalesRefusal,
} from './scale-price.ts';
export {
  areShippedAlike,
  freeShippingFrom,
  type Shipment,
  type ShippingCost,
  type ShippingRule,
  shippingCost,
} from './shipping.ts';
export { shownNumber } from './shown-number.ts';
export { mayFollow, type StateTable, unreachableStates } from './state-table.ts';
export {
  type CountedOffer,
  type DayRange,
  defaultStockRules,
  fewLeft,
  lightOfStock,
  type StockRules,
  type StockState,
  stockState,
  worseLight,
} from './stock.ts';
export { chargedRate, type SellerTaxes } from './tax/charged-rate.ts';
export {
  type ChangedRate,
  type ClassRate,
  changedRates,
  classRatesOf,
  isMemberState,
  isTaxClass,
  memberStates,
  nameOfClass,
  type TaxClass,
  taxClasses,
} from './tax/class-rates.ts';
export {
  isExport,
  isTaxedAtDestination,
  type KeptPrices,
  type RatesAbroad,
  rateAbroad,
  soldAbroad,
} from './tax/destination.ts';
export { type BusinessBuyer, isIntraCommunitySupply, type VatIdState } from './tax/intra-community.ts';
export { atSupply, rateAtSupply } from './tax/rate-at-supply.ts';
export { cleanVatId, isVatId, maxVatIdLength } from './tax/vat-id.ts';
export {
  type BasisPoints,
  basisPointsFromPercent,
  isBasisPoints,
  meantTaxRate,
  percentFromBasisPoints,
} from './tax-rate.ts';
export { transferredPayment } from './transferred-payment.ts';
export { addressNumber, typedNumber } from './typed-number.ts';
export { giftBalanceRest, type OpenPrices, type VoucherValue, voucherPrice } from './voucher.ts';
export {
  type JudgedClaims,
  judgeVoucherClaims,
  type NoTerms,
  type VoucherClaim,
  type VoucherClaimRefusal,
} from './voucher-claims.ts';
export { isVoucherCode, maxVoucherCodeLength, voucherCodeKey } from './voucher-code.ts';
export {
  maxVoucherUses,
  type NewVoucherRefusal,
  newVoucherRefusal,
  reservableUses,
  type VoucherRefusal,
  type VoucherTerms,
  voucherRefusal,
} from './voucher-terms.ts';
export { changedWishes, maxWishes, type WishChange } from './wish-list.ts';
export { type OwedForWithdrawal, owedForWithdrawal } from './withdrawal/owed-for-withdrawal.ts';
export { isRefundOpen } from './withdrawal/refund-open.ts';
export {
  type WithdrawalForm,
  withdrawalLimits,
  withdrawalRefusals,
} from './withdrawal/withdrawal-form.ts';
export {
  lastDayToRefund,
  lastDayToReturn,
  lastDayToWithdraw,
  type Receipt,
  receivedAt,
} from './withdrawal/withdrawal-period.ts';
export { type WithdrawalVerdict, withdrawalVerdict } from './withdrawal/withdrawal-verdict.ts';

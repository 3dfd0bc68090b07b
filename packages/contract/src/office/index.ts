export { type ChangeKind, changeRights, officeChangesPath, readSubject, signedOutEvent } from './changes.ts';
export type { OfficeAnswer, OfficeBody } from './office-calls.ts';
export type { OfficeRoute } from './office-route.ts';
export { type OfficeCallName, officeClassOf, officeCookie, officeRoutes } from './office-routes.ts';
export type {
  BankAsideRule,
  BankEntries,
  BankEntryQuestion,
  BankEntryWithMatch,
  BankFile,
  BankFileRead,
  EntryToAssign,
  EntryToSetAside,
  RuleToMake,
} from './wire/bank.ts';
export type {
  Books,
  BooksFile,
  BooksFileWish,
  BooksMonth,
  BooksQuarter,
  OfficeTurnover,
  OssFileWish,
  OssQuarter,
  TurnoverLimit,
} from './wire/books.ts';
export type {
  CustomerChange,
  CustomerPage,
  CustomerQuestion,
  GuestPage,
  GuestQuestion,
  ListedCustomer,
  ListedGuest,
  OfficeCustomer,
} from './wire/customer.ts';
export type {
  DeliveryNoteToIssue,
  InvoicePartToIssue,
  InvoiceToCorrect,
  InvoiceToIssue,
  OfficeDocument,
  OfficeDocuments,
  PapersToPrint,
  PrintedPapers,
} from './wire/document.ts';
export type { ArticleSearch, FoundArticle, FoundArticles } from './wire/found-article.ts';
export type { FrontPageToSave, OfficeFrontPage } from './wire/front-page.ts';
export type { FilteredList, ListCount, ListToExport, OfficeView, OfficeViews, ViewToSave } from './wire/list.ts';
export type { LogEntry, LogPage, LogQuestion } from './wire/log.ts';
export type { ListedSubscriber, NewsletterQuestion, SubscriberPage } from './wire/newsletter.ts';
export { type ListColumnName, mostExportedRows, type OfficeListName, officeLists } from './wire/office-lists.ts';
export type { OfficeOrder, VatIdAnswer } from './wire/office-order.ts';
export type {
  CurrentOperator,
  IdentityProof,
  Invitation,
  InvitationAcceptance,
  NewPasskey,
  OfficeCredentials,
  OfficeSession,
  OfficeState,
  Operator,
  OperatorChange,
  Operators,
  OperatorToInvite,
  OwnSecurity,
  PasskeyProof,
  PasskeyQuestion,
  Role,
  RoleToSave,
  TotpOffer,
} from './wire/operator.ts';
export type { AmendedGoods, AmendmentPreview, AmendmentToSee, AmendStep } from './wire/order-amendment.ts';
export type {
  CarrierFile,
  CarrierFileResults,
  OrderListPage,
  OrderQuestion,
  StepForMany,
  StepResults,
} from './wire/order-list.ts';
export type { MoneyToNote, MoneyToUndo, OrderRefund } from './wire/order-money.ts';
export type {
  CancelStep,
  CorrectStep,
  DeliverStep,
  HoldStep,
  InvoiceReplacement,
  OrderNote,
  OrderTags,
  PlainStep,
  ReturnStep,
  ShipStep,
  UnshipStep,
  VouchersToSend,
} from './wire/order-step.ts';
export type {
  OrderAgain,
  OrderToPreview,
  OrderToTake,
  ShopCountries,
  TakenOrder,
  TakingChoices,
  TakingPreview,
} from './wire/order-taking.ts';
export type {
  OfficeFinding,
  OfficePayment,
  OfficePayments,
  PaymentFindings,
  PaymentQuestion,
} from './wire/payment.ts';
export type {
  ErasurePreview,
  ErasureWish,
  PersonExport,
  PersonToErase,
  PersonToTell,
  RetentionHold,
  RetentionOverview,
} from './wire/privacy.ts';
export type {
  ListedQuote,
  OfficeQuote,
  OfficeQuotes,
  QuoteAgain,
  QuoteQuestion,
  QuoteToAccept,
  QuoteToChange,
  QuoteToMake,
  QuoteToProlong,
  QuoteToWithdraw,
  SeenQuote,
} from './wire/quote.ts';
export type {
  OfficeReceivable,
  ReceivableLetter,
  Receivables,
  ReceivablesToRemind,
  ReceivableToSpare,
  ReminderToPrint,
} from './wire/receivable.ts';
export type { FoundRecords, RecordSearch } from './wire/records.ts';
export type { OfficeReview, OfficeReviews, ReviewQuestion } from './wire/review.ts';
export type { OfficeToday } from './wire/today.ts';
export type {
  OfficeVoucher,
  OfficeVouchers,
  SeriesToStop,
  VoucherQuestion,
  VoucherSeries,
  VouchersToMake,
  VoucherToChange,
  VoucherWorth,
} from './wire/voucher.ts';
export type { OfficeWithdrawal, OfficeWithdrawals, WithdrawalQuestion } from './wire/withdrawal.ts';

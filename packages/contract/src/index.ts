export { antiForgeryTokenIn } from './anti-forgery-token.ts';
export {
  CallFailure,
  type CallShop,
  type PageRequest,
  type RenderedPage,
  type StorefrontEntry,
  type Stylesheet,
} from './call-shop.ts';
export { confirmationAddress } from './confirmation-address.ts';
export type { Answer, Body } from './inferred.ts';
export {
  contentAddress,
  guaranteeNotice,
  newsletterAddress,
  productAddress,
  quoteAddress,
  readablePath,
  reviewAddress,
  reviewAddressOf,
  reviewsAddressOf,
  stockAlertAddress,
  textAddress,
  textPages,
  withdrawalAddress,
  withdrawalAddressOf,
} from './page-addresses.ts';
export { type PictureRatio, pictureRatios } from './picture-ratios.ts';
export {
  antiForgery,
  type CallName,
  classOf,
  idempotencyHeader,
  routes,
  secureCookieName,
  sessionCookie,
} from './routes.ts';
export type {
  AccountExport,
  AddressBook,
  AddressToSave,
  BookAddress,
  Credentials,
  CustomerDetails,
  Done,
  EmailChange,
  EmailConfirmation,
  Leave,
  OrderPage,
  OrderSummaries,
  OrderSummary,
  OwnId,
  PasswordChange,
  Registration,
  SessionSummaries,
  SessionSummary,
  User,
  Verification,
  WishList,
  WishListChange,
} from './wire/account.ts';
export type {
  AttributeRange,
  Availability,
  Bounds,
  BrowsingConditions,
  FilterGroup,
  OrderBy,
  PageLink,
  PriceRange,
  ProductAttributes,
  ProductList,
  SearchReading,
  SuggestedCategory,
} from './wire/browsing.ts';
export type { CartItem } from './wire/cart-item.ts';
export type { Category, CategoryPage, CategoryTile, ShownCategory } from './wire/category.ts';
export type {
  Country,
  MenuEntry,
  OrderOption,
  PaymentCondition,
  ShownMethod,
  UiSettings,
} from './wire/configuration.ts';
export type { FileQuery, ImageSize } from './wire/file.ts';
export type { FrontPage, ShownFrontPage, ShownFrontPageBlock } from './wire/front-page.ts';
export type {
  Address,
  Arrival,
  BankTransfer,
  CalculatedOrder,
  CartChange,
  CartChanged,
  CartToSave,
  Charge,
  GiftVoucher,
  Order,
  OrderCalculation,
  OrderChanged,
  OrderItem,
  OrderParcel,
  OrderPlacement,
  SavedCart,
  TransferCode,
} from './wire/order.ts';
export type {
  CreatedPayment,
  ExecutedPayment,
  PaymentEnvironment,
  PaymentProvider,
  PaymentStatus,
  PaymentSums,
  PaymentToCreate,
  PaymentToExecute,
  PaypalPayment,
  SaferpayPayment,
  ShownPayment,
} from './wire/payment.ts';
export type { Price } from './wire/price.ts';
export type {
  CartProduct,
  Condition,
  Family,
  FamilyMember,
  Manufacturer,
  Product,
  References,
  TakeBack,
} from './wire/product.ts';
export type { Refusal } from './wire/refusal.ts';
export type { ProductReviews, Review } from './wire/reviews.ts';
export type { Alternatives, SuggestedProduct, Suggestions } from './wire/search-help.ts';
export type {
  RedeemedVoucher,
  ReleasedVoucher,
  ReservedVoucher,
  Voucher,
  VoucherKind,
  VoucherRedemption,
} from './wire/voucher.ts';

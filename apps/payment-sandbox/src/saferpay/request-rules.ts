import { anything, flag, integer, list, object, oneOf, type Rule, since, text, webAddress } from './rules.ts';

const id = (max: number, min = 1) => text({ min, max, pattern: /^[A-Za-z0-9.:_-]+$/ });
const digits = (min: number, max: number) => text({ min, max, pattern: /^\d+$/ });

/** PAYMENTS A2. Versions before 1.32 are too old for a shop of today: the sandbox does not speak them. */
const header = object(
  {
    SpecVersion: text({ max: 5, pattern: /^1\.(3[2-9]|4\d|5[0-3])$/ }),
    CustomerId: digits(1, 8),
    RequestId: id(50),
    RetryIndicator: integer(0, 9),
  },
  { ClientInfo: object({}, { ShopInfo: text({ max: 100 }), OsInfo: text({ max: 100 }) }) },
);

/** Minor units as a string; ISO 4217. */
const amount = object({
  Value: text({ max: 11, pattern: /^[1-9]\d*$/ }),
  CurrencyCode: text({ min: 3, max: 3, pattern: /^[A-Z]{3}$/ }),
});

const payment = object(
  { Amount: amount, Description: text({ max: 1000 }) },
  {
    OrderId: id(80),
    PayerNote: text({ max: 50 }),
    Options: object({}, { PreAuth: flag, AllowPartialAuthorization: flag }),
    MandateId: id(35),
    Recurring: anything,
    Installment: anything,
  },
);

const gone = ['GIROPAY', 'PAYDIREKT', 'SOFORT', 'WLCRYPTO'];
const methods =
  'ACCOUNTTOACCOUNT ALIPAY AMEX BANCONTACT BLIK CARD DINERS DIRECTDEBIT EPRZELEWY EPS GIFTCARD IDEAL JCB KLARNA MAESTRO MASTERCARD PAYCONIQ PAYPAL POSTFINANCEPAY REKA TWINT UNIONPAY VISA WECHATPAY WERO'.split(
    ' ',
  );
const method = since(49, oneOf(...methods), oneOf(...methods, ...gone));

const addressMembers = {
  ...{ FirstName: text({ max: 100 }), LastName: text({ max: 100 }), Company: text({ max: 100 }) },
  ...{ Street: text({ max: 100 }), Street2: text({ max: 100 }), Zip: text({ max: 100 }), City: text({ max: 100 }) },
  CountryCode: text({ min: 2, max: 2, pattern: /^[A-Z]{2}$/ }),
  CountrySubdivisionCode: text({ max: 3 }),
  Email: text({ max: 100, pattern: /^[^@\s]+@[^@\s]+$/ }),
  Phone: text({ max: 100 }),
  Gender: oneOf('MALE', 'FEMALE', 'DIVERSE', 'COMPANY'),
  DateOfBirth: text({ max: 11, pattern: /^\d{4}-\d\d-\d\d/ }),
};

const payer = object(
  {},
  {
    LanguageCode: text({ max: 8, pattern: /^[A-Za-z]{2}(-[A-Za-z]{2})?$/ }),
    IpAddress: text({ max: 15, pattern: /^(\d{1,3}\.){3}\d{1,3}$/ }),
    Ipv6Address: text({ max: 45, pattern: /^[0-9A-Fa-f:.]+$/ }),
    Id: text({ max: 256 }),
    BillingAddress: object({}, { ...addressMembers, VatNumber: text({ max: 25 }) }),
    DeliveryAddress: object({}, addressMembers),
    ...{ AcceptHeader: anything, UserAgent: anything, JavaScriptEnabled: flag, JavaEnabled: flag },
    ...{ ScreenWidth: anything, ScreenHeight: anything, ColorDepth: anything, TimeZoneOffsetMinutes: anything },
  },
);

const attempted = 'THREE_DS_AUTHENTICATION_SUCCESSFUL_OR_ATTEMPTED';
const challenged = 'WITH_SUCCESSFUL_THREE_DS_CHALLENGE';

/**
 * PAYMENTS A4. `ReturnUrls` and `NotifyUrl` of old tutorials are unknown here, as Saferpay has it since 1.32 and 1.24.
 */
const initialize = object(
  { RequestHeader: header, TerminalId: digits(8, 8), Payment: payment, ReturnUrl: object({ Url: webAddress }) },
  {
    Notification: object(
      {},
      {
        SuccessNotifyUrl: webAddress,
        FailNotifyUrl: webAddress,
        PayerEmail: text({ max: 254 }),
        MerchantEmails: list(text({ max: 254 }), 10),
        PayerDccReceiptEmail: text({ max: 254 }),
      },
    ),
    Payer: payer,
    PaymentMethods: list(method, 40),
    Wallets: list(oneOf('APPLEPAY', 'GOOGLEPAY', 'CLICKTOPAY'), 3),
    Condition: since(52, oneOf('NONE', attempted, challenged), oneOf('NONE', attempted)),
    Authentication: object(
      {},
      { ThreeDsChallenge: oneOf('FORCE'), Exemption: oneOf('LOW_VALUE', 'TRANSACTION_RISK_ANALYSIS') },
    ),
    ConfigSet: id(20),
    ...{ BillingAddressForm: anything, DeliveryAddressForm: anything, CardForm: anything, RegisterAlias: anything },
    ...{ RiskFactors: anything, PaymentMethodsOptions: anything, Order: anything },
  },
);

const transactionReference: Rule = (value, path, minor) => {
  const wrong = object({}, { TransactionId: id(64), OrderId: id(80) })(value, path, minor);
  if (wrong.length > 0 || Object.keys(value as object).length === 1) return wrong;
  return [`${path}: Exactly one of TransactionId and OrderId is required.`];
};

const referring = { RequestHeader: header, TransactionReference: transactionReference };

/** What a request of each call must look like (PAYMENTS A4 to A8). */
export const requestRules = {
  Initialize: initialize,
  Assert: object({ RequestHeader: header, Token: text({ max: 50 }) }),
  Capture: object(referring, {
    Amount: amount,
    PendingNotification: anything,
    Billpay: anything,
    Marketplace: anything,
  }),
  Cancel: object(referring),
  Inquire: object(referring),
  Refund: object(
    {
      RequestHeader: header,
      Refund: object(
        { Amount: amount },
        {
          Description: text({ max: 1000 }),
          OrderId: id(80),
          PayerNote: text({ max: 50 }),
          RestrictRefundAmountToCapturedAmount: flag,
        },
      ),
      CaptureReference: object({ CaptureId: id(64) }),
    },
    { PendingNotification: anything },
  ),
};

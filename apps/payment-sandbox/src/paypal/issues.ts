/** PayPal's codes of refusals and the English sentence for each (PAYMENTS B4). */
const DESCRIPTIONS = {
  MALFORMED_REQUEST_JSON: 'The request JSON is not well formed.',
  MISSING_REQUIRED_PARAMETER: 'A required field / parameter is missing.',
  INVALID_PARAMETER_VALUE: 'The value of a field is invalid.',
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
  INVALID_STRING_LENGTH: 'The value of a field is either too short or too long.',
  INVALID_ARRAY_MIN_ITEMS: 'The number of items in an array parameter is too small.',
  INVALID_ARRAY_MAX_ITEMS: 'The number of items in an array parameter is too large.',
  PAYPAL_REQUEST_ID_REQUIRED:
    'A PayPal-Request-Id is required if you are trying to process payment for an Order. Please specify a PayPal-Request-Id or Create the Order without a payment_source specified.',
  INVALID_RESOURCE_ID: 'Specified resource ID does not exist. Please check the resource ID and try again.',
  AMOUNT_MISMATCH:
    'Should equal item_total + tax_total + shipping + handling + insurance - shipping_discount - discount.',
  ITEM_TOTAL_MISMATCH: 'Should equal sum of (unit_amount * quantity) across all items for a given purchase_unit.',
  ITEM_TOTAL_REQUIRED:
    'If item details are specified (items.unit_amount and items.quantity) corresponding amount.breakdown.item_total is required.',
  TAX_TOTAL_MISMATCH: 'Should equal sum of (tax * quantity) across all items for a given purchase_unit.',
  TAX_TOTAL_REQUIRED:
    'If item details are specified (items.tax and items.quantity) corresponding amount.breakdown.tax_total is required.',
  DECIMAL_PRECISION: 'If the currency supports decimals, only two decimal place precision is supported.',
  CANNOT_BE_NEGATIVE: 'Must be greater than or equal to zero.',
  CANNOT_BE_ZERO_OR_NEGATIVE: 'Must be greater than zero.',
  MULTI_CURRENCY_ORDER:
    'Multiple differing values of currency_code are not supported. Entire Order request must have the same currency_code.',
  INVALID_CURRENCY_CODE: 'Currency code is invalid or is not currently supported.',
  CITY_REQUIRED: 'The specified country requires a city (address.admin_area_2).',
  POSTAL_CODE_REQUIRED: 'The specified country requires a postal code.',
  SHIPPING_ADDRESS_INVALID: 'Provided shipping address is invalid.',
  MISSING_SHIPPING_ADDRESS: 'The shipping address is required when shipping_preference=SET_PROVIDED_ADDRESS.',
  UNSUPPORTED_INTENT: 'This sandbox captures: intent=AUTHORIZE is not supported for your account.',
  ORDER_NOT_APPROVED:
    "Payer has not yet approved the Order for payment. Please redirect the payer to the 'rel':'approve' url returned as part of the HATEOAS links within the Create Order call or provide a valid payment_source in the request.",
  ORDER_ALREADY_CAPTURED:
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed. If 'intent=AUTHORIZE' use the authorization to capture.",
  ORDER_ALREADY_COMPLETED: 'The order cannot be patched after it is completed.',
  INSTRUMENT_DECLINED:
    "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
  DUPLICATE_INVOICE_ID:
    'Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.',
  AMOUNT_CHANGE_NOT_ALLOWED: 'The amount specified is different from the amount authorized by payer.',
  NOT_PATCHABLE: 'Cannot be patched.',
  CAPTURE_FULLY_REFUNDED: 'The capture has already been fully refunded.',
  REFUND_AMOUNT_EXCEEDED:
    'The refund amount must be less than or equal to the capture amount that has not yet been refunded.',
  REFUND_CURRENCY_MISMATCH: 'Refund must be in the same currency as the capture.',
  REFUND_TIME_LIMIT_EXCEEDED: 'You are over the time limit to perform a refund on this capture.',
  PENDING_CAPTURE: 'Cannot initiate a refund as the capture is pending.',
  REFUND_NOT_PERMITTED_DUE_TO_CAPTURE_STATUS: 'The capture is declined and cannot be refunded.',
  TRANSACTION_DISPUTED:
    'Partial refunds cannot be offered at this time because there is an open case on this transaction.',
  RESOURCE_CONFLICT: 'The server has detected a conflict while processing this request.',
} as const;

/** A code of {@link DESCRIPTIONS}. */
export type Issue = keyof typeof DESCRIPTIONS;

/** One error, as PayPal lists it in `details`. */
export interface IssueDetail {
  readonly field?: string;
  readonly value?: string;
  readonly location?: 'body' | 'path' | 'query' | 'header';
  readonly issue: string;
  readonly description: string;
}

/** A detail about the resource as a whole, or about the request. */
export function issue(code: Issue): IssueDetail {
  return { issue: code, description: DESCRIPTIONS[code] };
}

/** A detail about one field of the body, named by its JSON pointer. */
export function fieldIssue(code: Issue, field: string, value?: unknown): IssueDetail {
  return {
    field,
    ...(value === undefined || typeof value === 'object' ? {} : { value: String(value) }),
    location: 'body',
    issue: code,
    description: DESCRIPTIONS[code],
  };
}

/** The detail for a code that a negative test requests (PAYMENTS B2, PayPal-Mock-Response). */
export function mockedIssue(code: string): IssueDetail {
  const known = Object.entries(DESCRIPTIONS).find(([name]) => name === code);
  return { issue: code, description: known?.[1] ?? 'Simulated by PayPal-Mock-Response.' };
}

import { isPaypalCurrency, type Money, minorUnits } from './amount.ts';
import { fieldIssue, type Issue, type IssueDetail } from './issues.ts';
import { BREAKDOWN_PARTS, experienceOf, type OrderRequest, type PurchaseUnit } from './order-request.ts';

/** A unit's `reference_id`, or its default (PAYMENTS B3). */
export function referenceOf(unit: Pick<PurchaseUnit, 'reference_id'>): string {
  return unit.reference_id ?? 'default';
}

/**
 * The errors of a well-formed order (422 UNPROCESSABLE_ENTITY): currencies, decimals, sums, addresses (PAYMENTS B3,
 * B4).
 */
export function orderRuleIssues(request: OrderRequest): readonly IssueDetail[] {
  if (request.intent === 'AUTHORIZE') return [fieldIssue('UNSUPPORTED_INTENT', '/intent', request.intent)];
  const [unit] = request.purchase_units;
  const numbers = moneyIssues(unit);
  return numbers.length > 0 ? numbers : [...sumIssues(unit), ...addressIssues(unit, request)];
}

/** Errors of currencies and decimals in a unit. Sums are checked only if there are none. */
function moneyIssues(unit: PurchaseUnit): readonly IssueDetail[] {
  const amounts = moniesOf(unit);
  const wrongCurrency = currencyIssues(amounts);
  if (wrongCurrency.length > 0) return wrongCurrency;
  return amounts.flatMap(numberIssues);
}

/** An amount and PayPal's pointer to it, which names a unit by its reference instead of its place. */
interface NamedMoney {
  readonly field: string;
  readonly money: Money;
  /** Whether it is the unit's own value, which must be more than 0. Parts may be 0. */
  readonly total: boolean;
}

function pointerOf(unit: PurchaseUnit): string {
  return `/purchase_units/@reference_id=='${referenceOf(unit)}'`;
}

/** PayPal's pointer to a unit's shipping address. */
export function addressPointer(unit: PurchaseUnit): string {
  return `${pointerOf(unit)}/shipping/address`;
}

function moniesOf(unit: PurchaseUnit): readonly NamedMoney[] {
  const here = pointerOf(unit);
  const part = (field: string, money: Money | undefined): NamedMoney[] =>
    money ? [{ field: `${here}/${field}`, money, total: false }] : [];
  return [
    { field: `${here}/amount`, money: unit.amount, total: true },
    ...BREAKDOWN_PARTS.flatMap((name) => part(`amount/breakdown/${name}`, unit.amount.breakdown?.[name])),
    ...(unit.items ?? []).flatMap((item, index) => [
      ...part(`items/${index}/unit_amount`, item.unit_amount),
      ...part(`items/${index}/tax`, item.tax),
    ]),
  ];
}

function currencyIssues(amounts: readonly NamedMoney[]): readonly IssueDetail[] {
  const currency = amounts[0]?.money.currency_code ?? '';
  const unknown = amounts.filter(({ money }) => !isPaypalCurrency(money.currency_code));
  if (unknown.length > 0) {
    return unknown.map(({ field, money }) =>
      fieldIssue('INVALID_CURRENCY_CODE', `${field}/currency_code`, money.currency_code),
    );
  }
  const other = amounts.find(({ money }) => money.currency_code !== currency);
  return other ? [fieldIssue('MULTI_CURRENCY_ORDER', `${other.field}/currency_code`, other.money.currency_code)] : [];
}

function numberIssues({ field, money, total }: NamedMoney): readonly IssueDetail[] {
  const units = minorUnits(money.value, money.currency_code);
  const refuse = (code: Issue): IssueDetail[] => [fieldIssue(code, `${field}/value`, money.value)];
  if (units === null) return refuse('DECIMAL_PRECISION');
  if (total && units <= 0) return refuse('CANNOT_BE_ZERO_OR_NEGATIVE');
  return units < 0 ? refuse('CANNOT_BE_NEGATIVE') : [];
}

function units(money: Money | undefined): number {
  return money ? (minorUnits(money.value, money.currency_code) ?? 0) : 0;
}

/** The three sums (PAYMENTS B3, "Arithmetic rules"). */
function sumIssues(unit: PurchaseUnit): readonly IssueDetail[] {
  const here = pointerOf(unit);
  const { amount, items = [] } = unit;
  const parts = amount.breakdown;
  const found: IssueDetail[] = [];
  const compare = (part: 'item_total' | 'tax_total', sum: number, required: Issue, mismatch: Issue): void => {
    const stated = parts?.[part];
    const field = `${here}/amount/breakdown/${part}`;
    if (!stated) found.push(fieldIssue(required, field));
    else if (units(stated) !== sum) found.push(fieldIssue(mismatch, `${field}/value`, stated.value));
  };
  if (items.length > 0) {
    const itemTotal = items.reduce((sum, item) => sum + units(item.unit_amount) * Number(item.quantity), 0);
    compare('item_total', itemTotal, 'ITEM_TOTAL_REQUIRED', 'ITEM_TOTAL_MISMATCH');
  }
  if (items.some((item) => item.tax)) {
    const taxTotal = items.reduce((sum, item) => sum + units(item.tax) * Number(item.quantity), 0);
    compare('tax_total', taxTotal, 'TAX_TOTAL_REQUIRED', 'TAX_TOTAL_MISMATCH');
  }
  if (parts) {
    const added = BREAKDOWN_PARTS.reduce(
      (sum, part) => sum + units(parts[part]) * (part === 'discount' || part === 'shipping_discount' ? -1 : 1),
      0,
    );
    if (added !== units(amount)) found.push(fieldIssue('AMOUNT_MISMATCH', `${here}/amount/value`, amount.value));
  }
  return found;
}

/** Countries without postal codes that a European shop may meet. */
const NO_POSTAL_CODE: ReadonlySet<string> = new Set(['AE', 'AG', 'BS', 'BZ', 'HK', 'IE', 'JM', 'PA', 'QA']);

function addressIssues(unit: PurchaseUnit, request: OrderRequest): readonly IssueDetail[] {
  const address = unit.shipping?.address;
  const field = addressPointer(unit);
  if (!address) {
    const provided = experienceOf(request).shipping_preference === 'SET_PROVIDED_ADDRESS';
    return provided ? [fieldIssue('MISSING_SHIPPING_ADDRESS', field)] : [];
  }
  const found: IssueDetail[] = [];
  if (!address.admin_area_2) found.push(fieldIssue('CITY_REQUIRED', `${field}/admin_area_2`));
  if (!address.postal_code && !NO_POSTAL_CODE.has(address.country_code)) {
    found.push(fieldIssue('POSTAL_CODE_REQUIRED', `${field}/postal_code`));
  }
  return found;
}

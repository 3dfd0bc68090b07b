import type { RedeemedVoucher } from '@kontor/contract';
import type {
  FoundArticles,
  OrderAgain,
  OrderToPreview,
  OrderToTake,
  ShopCountries,
  TakenOrder,
  TakingChoices,
  TakingPreview,
} from '@kontor/contract/office';
import { viennaDay } from '../../german-format.ts';
import type { Operator } from '../../http/operator.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Viewer } from '../../http/viewer.ts';
import { billingCountries } from '../configuration/configuration.service.ts';
import { articlesFor } from '../order-life/order-life.service.ts';
import { orderAgain } from './order-again.ts';
import { takeOrder } from './take-order.ts';
import { asCustomersSend, readPrices } from './taking-form.ts';
import { takingTexts } from './texts/taking.de.ts';
import type { TakingSources } from './types.ts';

export { type AgainSources, type LinesToBuyAgain, linesAgain } from './order-again.ts';
export { asCustomersSend, differingPrices, readPrices, readWords } from './taking-form.ts';

/** Orders that operators take by hand, such as on the telephone (docs/decisions/068). */
export interface OrderTakingService {
  /** The countries that the shop delivers to. */
  countries(): Promise<ShopCountries>;
  /** What the shop offers to a customer; null: to somebody without an account. */
  choices(customerId: string | null): Promise<TakingChoices | Refused>;
  /** Articles at the prices of the customer. */
  articles(asked: { readonly customerId: string | null; readonly text: string }): Promise<FoundArticles | Refused>;
  /** Reserves a voucher for an order that is being taken. */
  voucher(code: string): Promise<RedeemedVoucher>;
  /** What the order would cost now. Places nothing. */
  preview(operator: Operator, body: OrderToPreview): Promise<TakingPreview | Refused>;
  /** What of an order can be bought again. */
  again(orderNumber: string): Promise<OrderAgain | Refused>;
  /** Places it at the total that the operator saw. */
  take(operator: Operator, body: OrderToTake): Promise<TakenOrder | Refused>;
}

/** Creates the service. */
export function createOrderTaking(sources: TakingSources): OrderTakingService {
  const { configuration, catalogue, database, vouchers, orders, clock } = sources;
  const viewerOf = (customerId: string | null) => customerAsViewer(sources, customerId);
  return {
    async countries() {
      const countries = [...(await configuration.currentFor(null)).countries];
      return { countries, billingCountries: billingCountries(countries) };
    },
    async choices(customerId) {
      const viewer = await viewerOf(customerId);
      if (isRefused(viewer)) return viewer;
      const group = viewer?.customerGroup ?? null;
      const [settings, { declaration }] = await Promise.all([
        configuration.currentFor(group),
        catalogue.pricesOf(group),
      ]);
      return {
        ...{ declaration, countries: [...settings.countries], carriers: [...settings.carrier] },
        billingCountries: billingCountries(settings.countries),
        paymentConditions: settings.paymentConditions.map(({ name, title, kind }) => ({ name, title, kind })),
        options: settings.orderOptions.map(({ name, mandatory }) => ({ name, mandatory })),
        businessesOnly: settings.soldTo === 'businesses',
        quoteUntil: viennaDay(clock(), settings.quotes.validDays),
      };
    },
    async articles({ customerId, text }) {
      const viewer = await viewerOf(customerId);
      return isRefused(viewer) ? viewer : articlesFor({ database, catalogue }, viewer?.customerGroup ?? null, text);
    },
    voucher: (code) => vouchers.redeem({ code, totalPrice: 0 }),
    async preview(operator, { customerId, options = [], isWhole = false, ...body }) {
      const [unitPrices, viewer] = [readPrices(operator, body.items), await viewerOf(customerId)];
      if (isRefused(unitPrices)) return unitPrices;
      if (isRefused(viewer)) return viewer;
      return forOperators(
        await orders.calculateByHand({ ...asCustomersSend(body), options }, viewer, { unitPrices, isWhole }),
      );
    },
    again: (orderNumber) => orderAgain(sources, orderNumber),
    async take(operator, body) {
      const viewer = await viewerOf(body.customerId);
      return isRefused(viewer) ? viewer : forOperators(await takeOrder(sources, operator, { body, viewer }));
    },
  };
}

/** The customer as one who is signed in, so that an order has their group and their account. */
export async function customerAsViewer(
  { customers, database }: Pick<TakingSources, 'customers' | 'database'>,
  customerId: string | null,
): Promise<Viewer | null | Refused> {
  if (customerId === null) return null;
  const customer = await customers.byId(database.read, customerId);
  if (customer === null) return refused(404, 'customer-not-found');
  return { customerId, customerGroup: customer.customerGroup, sessionId: '' };
}

/** The same, with the sentence for operators if it is a refusal. */
export function forOperators<Answer>(answer: Answer | Refused): Answer | Refused {
  if (!isRefused(answer)) return answer;
  const msg = takingTexts.refusals[answer.code];
  return msg === undefined ? answer : { ...answer, msg };
}

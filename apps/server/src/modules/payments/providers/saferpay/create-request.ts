import type { Address } from '@kontor/domain';
import type { AttemptToPay, PaymentPage } from '../gateway.ts';
import type { JsonObject } from '../http.ts';
import { euros } from './client.ts';
import { orderAtShop } from './texts/saferpay.de.ts';

/**
 * What Initialize asks for an attempt (PAYMENTS A4). The addresses are for the bank's risk check (3-D Secure), which
 * often spares the payer a challenge; no e-mail address is given, and nobody gets mail from Saferpay.
 */
export function pageOf({ reference, amount }: AttemptToPay, { order, returnUrl, notifyUrl }: PaymentPage): JsonObject {
  const description = orderAtShop(order.orderNumber, order.shop.title).slice(0, 1000);
  const billing = addressOf(order.address);
  const delivery = order.shippingAddress ? addressOf(order.shippingAddress) : billing;
  return {
    Payment: { Amount: euros(amount), OrderId: reference, Description: description },
    Payer: { LanguageCode: 'de', BillingAddress: billing, DeliveryAddress: delivery },
    ReturnUrl: { Url: returnUrl },
    Notification: { SuccessNotifyUrl: notifyUrl.success, FailNotifyUrl: notifyUrl.fail },
  };
}

/** Without what is empty: Saferpay takes no empty field. A shipping address may have gaps. */
function addressOf({ firstName, name, companyName, street, zipCode, city, country }: Address): JsonObject {
  const fields = {
    ...{ FirstName: firstName, LastName: name, Company: companyName, Street: street, Zip: zipCode, City: city },
    CountryCode: /^[A-Z]{2}$/.test(country) ? country : '',
  };
  const filled = Object.entries(fields).map(([field, text]) => [field, upTo100(text)]);
  return Object.fromEntries(filled.filter(([, text]) => text !== ''));
}

/** The longest that Saferpay takes of a field, without cutting a character in two. */
function upTo100(text: string): string {
  return text.length <= 100 ? text : text.slice(0, 100).replace(/[\uD800-\uDBFF]$/, '');
}

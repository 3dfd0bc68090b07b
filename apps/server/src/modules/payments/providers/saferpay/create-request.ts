import type { Address } from '@kontor/domain';
import type { AttemptToPay, PaymentPage } from '../gateway.ts';
import type { JsonObject } from '../http.ts';
import { euros } from './client.ts';
import { orderAtShop } from './texts/saferpay.de.ts';

/**
 * The body of Initialize for an attempt (PAYMENTS A4). The addresses are for the bank's risk check (3-D Secure), which
 * often spares the payer a challenge. No e-mail address is sent, so that Saferpay sends no mail.
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

/** The address without empty fields, which Saferpay does not accept. A shipping address may have gaps. */
function addressOf({ firstName, name, companyName, street, zipCode, city, country }: Address): JsonObject {
  const fields = {
    ...{ FirstName: firstName, LastName: name, Company: companyName, Street: street, Zip: zipCode, City: city },
    CountryCode: /^[A-Z]{2}$/.test(country) ? country : '',
  };
  const filled = Object.entries(fields).map(([field, text]) => [field, upTo100(text)]);
  return Object.fromEntries(filled.filter(([, text]) => text !== ''));
}

/** A text of at most 100 characters, Saferpay's limit for a field, without half of a surrogate pair at the end. */
function upTo100(text: string): string {
  return text.length <= 100 ? text : text.slice(0, 100).replace(/[\uD800-\uDBFF]$/, '');
}

/** What the payer reads on Saferpay's page, above what is to pay. */
export function orderAtShop(orderNumber: string, shopTitle: string): string {
  const shop = shopTitle.trim();
  return shop === '' ? `Bestellung ${orderNumber}` : `Bestellung ${orderNumber} bei ${shop}`;
}

/** What the refund of an order is called in Saferpay's records and, with some means of payment, towards the payer. */
export function refundOfOrder(reference: string): string {
  return `Erstattung zu ${reference}`;
}

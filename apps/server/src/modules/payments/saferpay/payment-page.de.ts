/** What the payer reads on Saferpay's page, above what is to pay. */
export function orderAtShop(orderNumber: string, shopTitle: string): string {
  return `Bestellung ${orderNumber} bei ${shopTitle}`;
}

/** What the refund of an order is called in Saferpay's records and, with some means of payment, towards the payer. */
export function refundOfOrder(reference: string): string {
  return `Erstattung zu ${reference}`;
}

/** The text on Saferpay's page above the amount. */
export function orderAtShop(orderNumber: string, shopTitle: string): string {
  const shop = shopTitle.trim();
  return shop === '' ? `Bestellung ${orderNumber}` : `Bestellung ${orderNumber} bei ${shop}`;
}

/** The name of a refund in Saferpay's records. With some means of payment the payer sees it too. */
export function refundOfOrder(reference: string): string {
  return `Erstattung zu ${reference}`;
}

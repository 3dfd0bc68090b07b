import { orderTexts } from '../../texts/order.de.ts';

/**
 * The message about a field of the order form, preceded by the field's label: `address.zipCode` is "Postleitzahl",
 * `shippingAddress.zipCode` is "Lieferadresse, Postleitzahl".
 */
export function fieldSentence({ path, msg }: { readonly path: string; readonly msg: string }): string {
  const [group = '', inner] = path.split('.');
  const names = [group === 'shippingAddress' ? orderTexts.shippingAddress : '', labelOf(inner ?? group)];
  const label = names.filter((name) => name !== '').join(', ');
  return label === '' ? msg : `${label}: ${msg}`;
}

function labelOf(field: string): string {
  const label = Object.hasOwn(orderTexts, field) ? orderTexts[field as keyof typeof orderTexts] : '';
  return typeof label === 'string' ? label : '';
}

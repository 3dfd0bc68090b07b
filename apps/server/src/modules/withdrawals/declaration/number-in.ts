import type { Declaration } from './types.ts';

/** The order number in a declaration, without typed blanks. Empty: none. */
export function numberIn({ orderNumber }: Pick<Declaration, 'orderNumber'>): string {
  return orderNumber.replaceAll(/\s/g, '');
}

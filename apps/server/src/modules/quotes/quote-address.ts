import { quoteAddress as path } from '@kontor/contract';

/** The link by which a customer sees an offer. Whoever has it can accept the offer. */
export function quoteAddress(publicUrl: string, id: string): string {
  return `${publicUrl}${path}?id=${encodeURIComponent(id)}`;
}

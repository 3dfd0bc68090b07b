import { newsletterConsentText } from './texts/newsletter.de.ts';
import type { ShopConfiguration } from './types.ts';

/**
 * The words by which somebody agrees to the newsletter, as the form shows them. They name the seller, because a consent
 * is given to somebody. Null: the shop offers none.
 */
export function newsletterConsent({
  newsletter,
  title,
  seller,
}: Pick<ShopConfiguration, 'newsletter' | 'title' | 'seller'>): string | null {
  return newsletter ? newsletterConsentText(seller.companyName || title) : null;
}

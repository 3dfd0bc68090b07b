import type { TemplateName } from './types.ts';

/** Who sells: without it no order is taken behind https (LAW I1). */
export const imprint: TemplateName = { kind: 'text', name: 'siteNotice' };

/**
 * Texts that each shop must have: imprint, terms, withdrawal, privacy, contact, shipping, accessibility (LAW I1, O4,
 * D4, C5, I4, I5, I7, A4).
 */
export const demandedTexts: readonly TemplateName[] = [
  imprint,
  ...[
    ...['businessTerms', 'widerrufsbelehrung', 'datenschutz', 'shippingCosts', 'contactInformation'],
    'barrierefreiheit',
  ].map((name) => ({ kind: 'text', name }) as const),
];

/** What somebody agrees to who orders the newsletter. It is kept with each consent: a change applies to later ones. */
export const newsletterConsentText = (seller: string): string =>
  `${seller} darf mir per E-Mail Neuheiten und Angebote aus dem Sortiment senden. Das kann ich jederzeit widerrufen, mit dem Link in jeder E-Mail.`;

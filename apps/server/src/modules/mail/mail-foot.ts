import type { Seller } from '../configuration/shop-configuration.ts';

/** Company data at the end of a mail, as the law asks of business letters (LAW I1); what the operator left empty leaves no line. */
export function mailFoot(seller: Seller): string[] {
  const { companyName, street, zipCode, city, registerNumber, registerCourt, vatId, phone, email } = seller;
  const lines = [
    [companyName, street, `${zipCode} ${city}`.trim()],
    [registerNumber, registerCourt, vatId],
    [phone, email],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== '');
}

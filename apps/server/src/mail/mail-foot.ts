import type { Seller } from '../modules/configuration/types.ts';
import { mailFootTexts as texts } from './texts/letter.de.ts';

/**
 * Company data at the end of a mail, as the law asks of business letters (LAW I1, § 35a GmbHG); what the operator left
 * empty leaves no line.
 */
export function mailFoot(seller: Seller): string[] {
  const { companyName, street, zipCode, city, registerNumber, registerCourt, vatId, phone, email } = seller;
  const { managingDirectors = [], seat = '', taxNumber = '' } = seller;
  const lines = [
    [companyName, street, `${zipCode} ${city}`.trim()],
    [seat && texts.seat(seat), registerNumber, registerCourt, vatId, taxNumber && texts.taxNumber(taxNumber)],
    [managingDirectors.length > 0 && texts.managingDirectors(managingDirectors.join(', '))],
    [phone, email],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== '');
}

import type { Seller } from '../modules/configuration/types.ts';
import { mailFootTexts as texts } from './texts/letter.de.ts';

/**
 * The company data at the end of a mail, as the law requires for business letters (LAW I1, § 35a GmbHG), without lines
 * for empty data.
 */
export function mailFoot(seller: Seller): string[] {
  const { companyName, street, zipCode, city, registerNumber, registerCourt, vatId, phone, email } = seller;
  const { managingDirectors = [], seat = '', taxNumber = '' } = seller;
  const lines = [
    [companyName, street, `${zipCode} ${city}`.trim()],
    [
      seat && texts.seat(seat),
      registerNumber,
      registerCourt,
      vatId && texts.vatId(seller.country, vatId),
      taxNumber && texts.taxNumber(taxNumber),
    ],
    [managingDirectors.length > 0 && texts.managingDirectors(managingDirectors.join(', '))],
    [phone, email],
  ];
  return lines.map((parts) => parts.filter(Boolean).join(' · ')).filter((line) => line !== '');
}

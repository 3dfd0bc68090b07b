import { vatIdName } from '@kontor/contract/vat-id-text';

/** Labels of the company data at the end of a mail. */
export const mailFootTexts = {
  seat: (place: string) => `Sitz ${place}`,
  vatId: (sellerCountry: string, vatId: string) => `${vatIdName(sellerCountry)} ${vatId}`,
  taxNumber: (number: string) => `Steuernummer ${number}`,
  managingDirectors: (names: string) => `Geschäftsführung: ${names}`,
} as const;

/** The greeting and closing of a short mail to a customer. */
export const letterTexts = { greeting: 'Guten Tag,', farewell: 'Freundliche Grüße' } as const;

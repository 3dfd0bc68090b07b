/** What stands before company data at the end of a mail. */
export const mailFootTexts = {
  seat: (place: string) => `Sitz ${place}`,
  taxNumber: (number: string) => `Steuernummer ${number}`,
  managingDirectors: (names: string) => `Geschäftsführung: ${names}`,
} as const;

/** What a short mail to a customer begins and ends with. */
export const letterTexts = { greeting: 'Guten Tag,', farewell: 'Freundliche Grüße' } as const;

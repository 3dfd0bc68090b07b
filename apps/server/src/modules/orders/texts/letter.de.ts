/** Texts that all letters of the shop share. */
export const letterTexts = {
  pageOf: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  seat: 'Sitz',
  managingDirectors: 'Geschäftsführung:',
  taxNumber: 'Steuernummer',
  replaced: (box: string) => `Zeichen, die unsere Druckschrift nicht enthält, sind durch ${box} ersetzt.`,
};

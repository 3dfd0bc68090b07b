/** The columns of the file with those who get the newsletter. */
export const exportHeadings = ['E-Mail', 'Angefragt am', 'Bestätigt am', 'Einwilligung', 'Abmeldelink'] as const;

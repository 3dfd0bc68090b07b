/** Headings of the table of categories. */
export const categoryHeadings = ['Kategorie', 'Kategorie-ID', 'Eigene Seite'];

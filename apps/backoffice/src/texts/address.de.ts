/** The fields of an address. */
export const addressTexts = {
  fields: {
    companyName: 'Firma',
    firstName: 'Vorname',
    name: 'Nachname',
    street: 'Straße und Hausnummer',
    zipCode: 'PLZ',
    city: 'Ort',
    country: 'Land',
  },
  choose: 'Land wählen',
} as const;

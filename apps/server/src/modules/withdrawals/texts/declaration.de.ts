/** The content of a declaration of withdrawal. */
export const declarationTexts = {
  labels: {
    name: 'Name',
    orderNumber: 'Bestellnummer',
    orderDate: 'Datum der Bestellung',
    orderEmail: 'E-Mail-Adresse der Bestellung',
    what: 'Widerrufen wird',
    email: 'Bestätigung an',
  },
  all: 'der ganze Vertrag',
  item: (amount: string, name: string) => `${amount} ${name}`,
  part: (amount: string, ordered: string, name: string) => `${amount} von ${ordered} ${name}`,
} as const;

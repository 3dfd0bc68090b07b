export const orderTexts = { title: 'Ihre Daten' };
export const summaryTexts = { title: 'Zusammenfassung' };
export const confirmationTexts = { title: 'Danke für Ihre Bestellung' };

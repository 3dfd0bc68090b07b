export const cartTexts = { title: 'Warenkorb' };

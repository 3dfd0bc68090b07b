import { giftCard } from '../../drawing/kinds/gift-card.ts';
import { family } from '../family.ts';

// What the shop sells for others to choose with. Its rate is that of nothing: it has no tax until it is redeemed.

export const giftVouchers = family({
  article: 'GUT-9010',
  name: 'Geschenkgutschein',
  brand: 'eisenhof',
  leaf: 'Geschenkgutscheine',
  text: 'Wer nicht weiß, was schon in der Lade liegt, schenkt die Wahl. Der Code kommt per E-Mail, sobald die Bestellung bezahlt ist, zum Ausdrucken oder Weiterleiten. Er gilt für das ganze Sortiment, in Teilen oder auf einmal; was übrig bleibt, gilt beim nächsten Einkauf.',
  points: ['Ohne Versandkosten und ohne Wartezeit', 'Dreißig Jahre gültig', 'Rest bleibt erhalten'],
  attributes: (s) => ({ Wert: s.size, 'Einlösbar für': 'das ganze Sortiment', Zustellung: 'per E-Mail' }),
  fields: () => ({ giftVoucher: true }),
  sizes: [25, 50, 100].map((eur) => ({ size: `${eur} €`, eur, grams: 1, stock: 'green' as const })),
  draw: (s) => giftCard({ brand: 'EISENHOF', worth: s.size }),
  delivery: 'email',
});

import type { Delivery, Draft, StockColour } from './family.ts';
import { spread } from './spread.ts';

const texts: Readonly<Record<StockColour, string>> = {
  green: 'sofort lieferbar',
  yellow: 'lieferbar in 5–7 Werktagen',
  red: 'derzeit nicht lieferbar',
};

const terms: Readonly<Record<Delivery, string>> = {
  letter: 'Versand als Brief oder Paket, Zustellung in 2–3 Werktagen nach Versand',
  parcel: 'Paketversand, Zustellung in 2–4 Werktagen nach Versand',
  long: 'Paketversand in Überlänge, Zustellung in 3–5 Werktagen nach Versand',
  freight: 'Spedition frei Bordsteinkante, Zustellung nach Terminvereinbarung per E-Mail',
  email: 'Zustellung des Codes per E-Mail, sobald bezahlt ist',
  wine: 'Versand im Weinkarton, Zustellung in 2–4 Werktagen nach Versand, nur an Erwachsene',
  food: 'Versand dienstags und freitags, Zustellung am folgenden Werktag',
};

/** A few goods without an entry of their own are late, so that the demo shows all colours in most categories. */
const colourOf = ({ family, size }: Draft, articleNumber: string): StockColour => {
  if (size.stock) return size.stock;
  if (family.leading === size.size || size.left !== undefined) return 'green';
  return spread(`stock ${articleNumber}`, 100) < 7 ? 'yellow' : 'green';
};

/** Stock status, its text and the terms of delivery of a product (LAW P9). */
export const availabilityOf = (draft: Draft, articleNumber: string) => {
  const stockStatus = colourOf(draft, articleNumber);
  const left = draft.size.left ?? 0;
  return {
    stockStatus,
    stockStatusText:
      stockStatus === 'green' && left > 0
        ? `sofort lieferbar, noch ${left} ${draft.family.counted ?? 'Stück'}`
        : texts[stockStatus],
    termsOfDelivery: terms[draft.family.delivery ?? 'parcel'],
  };
};

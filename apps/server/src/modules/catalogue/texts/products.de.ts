import { germanTime } from '../../../german-format.ts';

/** The text for a product's stock if its operator states none. */
export const stockTexts = { green: 'lieferbar', yellow: 'begrenzt lieferbar', red: 'derzeit nicht lieferbar' } as const;

/** The delivery time in working days. */
export function daysText({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max === 0) return 'sofort lieferbar';
  if (min !== max) return `lieferbar in ${min}–${max} Werktagen`;
  return `lieferbar in ${max} ${max === 1 ? 'Werktag' : 'Werktagen'}`;
}

/** The text for a product on backorder. `days`: the delivery time, if the operator states one. */
export function backorderText(days: Parameters<typeof daysText>[0] | undefined): string {
  return days === undefined ? 'nicht lagernd, wird für Sie bestellt' : `wird für Sie bestellt: ${daysText(days)}`;
}

/** The number of pieces left, if there are few. A number that the operator wrote is older than the counted one. */
export function fewLeftText(words: string, left: number): string {
  return `${words.replace(/,? noch \d+(?: [^ ,]+)?$/, '')}, noch ${left}`;
}

/** Availability of a product whose last piece was sold (LAW P9). */
export const soldOutStatusText = 'derzeit ausverkauft';

/** The amounts that a field accepts, and their unit. */
interface Amounts {
  readonly min: number;
  readonly max: number;
  readonly unit: string | undefined;
  readonly isWhole: boolean;
}

function chosen(at: number): string {
  return `Es gilt ${germanTime(at)} Uhr (${new Date(at).toISOString()}).`;
}

/** Why a value of a product or condition is refused (docs/import.md). */
export const fieldReasons = {
  noPrice: (heading: string) =>
    `${heading}: muss ein Betrag von 0 bis 1.000.000 Euro mit höchstens zwei Nachkommastellen sein.`,
  noMoment: (heading: string) =>
    `${heading}: muss ein Tag oder ein Zeitpunkt sein, wie 01.12.2026 oder 01.12.2026 18:00.`,
  upsideDown: (from: string, until: string) => `${until}: muss nach ${from} liegen.`,
  clocksChange: {
    twice: (heading: string, at: number) =>
      `${heading}: Diese Uhrzeit gibt es an dem Tag wegen der Zeitumstellung zweimal. ${chosen(at)}`,
    never: (heading: string, at: number) =>
      `${heading}: Diese Uhrzeit gibt es an dem Tag wegen der Zeitumstellung nicht. ${chosen(at)}`,
  },
  noWeight: (heading: string) =>
    `${heading}: muss aus ganzen Gramm bestehen, wie 500, 500 g oder 1,5 kg; höchstens 100 t. Nicht übernommen, der Versand rechnet ohne es.`,
  tonnesOrKilos: (heading: string, kilos: number) =>
    `${heading}: ${kilos} kg oder ${String(kilos / 1000).replace('.', ',')} kg? Nicht übernommen, der Versand rechnet ohne es. Bitte in Gramm schreiben.`,
  noDeposit: (heading: string) =>
    `${heading}: muss ein Betrag in Euro mit höchstens zwei Nachkommastellen sein, von 0 bis 1.000, etwa 0,25.`,
  noContent: (heading: string) =>
    `${heading}: muss eine Menge wie 0,75 l, 250 g, 40 m oder 6 × 0,33 l sein, nicht übernommen.`,
  noFurtherCategory: (reason: string) => `Weitere Kategorien: ${reason} Nicht übernommen.`,
  noAttributeKind: (heading: string) => `${heading}: muss Text, Zahl, Ja/Nein oder Mehrere sein.`,
  noYesOrNo: (heading: string) => `${heading}: muss ja oder nein sein.`,
  notKnown: (heading: string, value: unknown) => `${heading}: „${String(value)}“ ist nicht bekannt, nicht übernommen.`,
  noAmount: (heading: string, { min, max, unit, isWhole }: Amounts) =>
    `${heading}: keine ${isWhole ? 'ganze ' : ''}Zahl von ${min.toLocaleString('de-DE')} bis ${max.toLocaleString('de-DE')}${unit === undefined ? '' : ` (${unit})`}, nicht übernommen.`,
  noDays: (heading: string) =>
    `${heading}: muss wie „3“, „2–4 Werktage“, „1 Woche“ oder „sofort“ lauten, nicht übernommen.`,
  noTariff: (heading: string) => `${heading}: muss 6, 8, 10 oder 11 Ziffern haben, nicht übernommen.`,
  noAge: (heading: string) => `${heading}: muss 16 oder 18 sein.`,
  noEnergyClass: (heading: string) => `${heading}: muss ein Buchstabe von A bis G sein, auch A+, nicht übernommen.`,
  noEnergyScale: (heading: string) => `${heading}: muss wie A–G oder A+++–D lauten, nicht übernommen.`,
  noSetAmount: (heading: string) => `${heading}: Mengen sind ganze Zahlen von 1 bis 1.000.000, wie in „2 x A-100“.`,
  noAllergen: (heading: string, value: unknown) =>
    `${heading}: „${String(value)}“ ist keiner der 14 Stoffe. Bitte berichtigen, sonst fehlte eine Warnung.`,
  referenceToItself: 'Verweise: Ein Artikel kann nicht auf sich selbst verweisen, nicht übernommen.',
  noPurpose: (purpose: string) =>
    `Dokumente: Die Art „${purpose}“ ist nicht bekannt, das Dokument kommt ohne sie in den Shop.`,
  otherBrand: (group: string) => `Marke: Das Merkmal „${group}“ nennt eine andere. Es gilt die Spalte Marke.`,
  noStockStatus: 'Lagerstatus: weder grün noch gelb noch rot, nicht übernommen.',
  noTakeBack: 'Rücknahme: weder Elektrogerät noch Batterie, nicht übernommen.',
  roundedNumber: (heading: string) =>
    `${heading}: Die Tabellenkalkulation hat sie gerundet (wie 4,00638E+12). Bitte die Spalte dort als Text formatieren.`,
  twoFamilies: 'Familie: ein Artikel kann nur in einer sein, und hier stehen mehrere; nicht übernommen.',
  roundedGtin: 'GTIN: Die Tabellenkalkulation hat sie gerundet (wie 4,00638E+12), nicht übernommen.',
  noGtin: 'GTIN: die Prüfziffer stimmt nicht, oder sie hat nicht 8, 12, 13 oder 14 Ziffern; nicht übernommen.',
} as const;

/** A guarantee of durability in one sentence, as the harmonised label states it (LAW W2). */
export function durabilityWords({
  years,
  brand,
  model,
}: {
  readonly years: number;
  readonly brand?: string;
  readonly model?: string;
}): string {
  const what = [brand === undefined ? null : `Marke ${brand}`, model === undefined ? null : `Modell ${model}`]
    .filter((one) => one !== null)
    .join(', ');
  return `Haltbarkeitsgarantie des Herstellers: ${years} Jahre auf die ganze Ware, ohne Mehrkosten${what === '' ? '' : ` (${what})`}.`;
}

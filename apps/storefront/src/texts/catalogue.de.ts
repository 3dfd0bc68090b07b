import { formatBeside } from '../format/format-number.ts';
import { formatCount } from '../format/format-price.ts';

/** A unit behind "ab 12" and "in": words of the plural get their ending (Monate, Monaten), signs stay (mm). */
const dative = (unit: string): string => (/[a-zäöü]{3}e$/.test(unit) ? `${unit}n` : unit);

/** Finding products: search, categories, filters. */
export const catalogueTexts = {
  energyClass: (own: string, scale: string) => `Energieeffizienzklasse ${own} auf der Skala ${scale}`,
  categories: 'Kategorien',
  filter: 'Filter',
  search: 'Suchen',
  searchIn: (category: string) => `Suchen in ${category}`,
  searchPlaceholder: 'Artikel suchen',
  clearSearch: 'Suche löschen',
  applyFilter: 'Filter anwenden',
  resetFilter: 'Zurücksetzen',
  showResults: (count: number | undefined) =>
    count === undefined
      ? 'Ergebnisse anzeigen'
      : count === 1
        ? '1 Ergebnis anzeigen'
        : `${formatCount(count)} Ergebnisse anzeigen`,
  notUpdated: (why: string) => `Ihre Auswahl konnte nicht geladen werden. ${why}`,
  moreValues: (count: number) => `${count} weitere`,
  valuesToSearchFor: (count: number) =>
    count === 1
      ? 'Einen weiteren Wert finden Sie über die Suche.'
      : `${formatCount(count)} weitere Werte finden Sie über die Suche.`,
  moreAttributes: (count: number) => (count === 1 ? '1 weiteres Merkmal' : `${count} weitere Merkmale`),
  price: 'Preis',
  availability: 'Verfügbarkeit',
  onlyReduced: 'Nur Angebote',
  availabilities: { all: 'Alle Artikel', deliverable: 'Nur lieferbar', now: 'Sofort lieferbar' },
  /** The ends of a range, with the range's unit if it has one. */
  from: 'von',
  to: 'bis',
  rangeIn: (group: string, unit: string) => (unit === '' ? group : `${group} in ${dative(unit)}`),
  rangeEnd: (group: string, end: 'min' | 'max') => `${group} ${end === 'min' ? 'von' : 'bis'}`,
  amount: (value: number, unit: string) => `${formatBeside(unit, value)}${unit === '' ? '' : `\u00a0${unit}`}`,
  range: ({ min, max }: { min?: number | undefined; max?: number | undefined }, unit: string) => {
    const amount = (value: number) => catalogueTexts.amount(value, unit);
    if (min === undefined) return max === undefined ? '' : `bis ${amount(max)}`;
    return max === undefined
      ? `ab ${catalogueTexts.amount(min, dative(unit))}`
      : `${formatBeside(unit, min)} bis ${amount(max)}`;
  },
  noNumber: 'Bitte geben Sie eine Zahl ein, zum Beispiel 49,90.',
  singleValues: (count: number) => (count === 1 ? '1 einzelner Wert' : `${count} einzelne Werte`),
  breadcrumb: 'Sie sind hier',
  moreLevels: (count: number) => `${count} weitere Ebenen`,
};

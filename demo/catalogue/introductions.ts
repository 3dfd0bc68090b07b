import type { Introduction } from '../assembly/assortment.ts';

/** The text above the list of an area, and the product whose picture is beside it. */
export const introductions: Readonly<Record<string, Introduction>> = {
  Werkzeug: {
    text: 'Geschmiedet, gehärtet, gerichtet: Werkzeug, das man nachschleift statt wegwirft. Stahl, Maße und Hersteller stehen bei jedem Stück.',
    product: 'ham-1210-40',
  },
  Maschinen: {
    text: 'Akku oder Netz? Beides hat seinen Platz. Achten Sie auf die Spannung: Akkus einer Spannung passen in alle Geräte derselben Reihe.',
    product: 'aks-7210-40ah',
  },
  Zubehör: {
    text: 'Bohrer, Fräser, Blätter und Schleifmittel. Durchmesser und Aufnahme stehen in der Filterleiste; wer unsicher ist, fragt uns vor dem Bestellen.',
    product: 'boh-8010-80',
  },
  Befestigung: {
    text: 'Schrauben, Dübel und Verbinder, in Packungen vom Handgriff bis zur Baustelle. Der Preis je Stück steht dabei, damit sich die Packungen vergleichen lassen.',
    product: 'ver-9410-90x90x65sic',
  },
  Werkstatt: {
    text: 'Ordnung, Licht und Schutz für die eigene Werkstatt, vom Sortimentskasten bis zur Werkbank, die nicht wackelt.',
    product: 'psa-1810-kla',
  },
  'Öle & Pflege': {
    text: 'Was Holz, Stahl und Hände brauchen. Der Grundpreis je Liter oder Kilo steht bei jedem Gebinde.',
    product: 'lei-3710-750g',
  },
  'Bücher & Jause': {
    text: 'Zum Nachschlagen und für die Pause: Fachbücher, und was auf den Tisch kommt, wenn der Hobel ruht.',
    product: 'jau-6210-500g',
  },
};

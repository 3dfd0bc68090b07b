import { type DefinedAttribute, inGroup, numbers, texts } from '../../assembly/defined-attribute.ts';

const several = (name: string) => ({ name, kind: 'several' as const });

/** The attributes in the order of the product pages and filters. */
export const definedAttributes: readonly DefinedAttribute[] = [
  ...inGroup('Der Wein', [
    ...texts('Herkunft', 'Geschmack'),
    several('Rebsorte'),
    // Few years are ticked sooner than a range of them is chosen.
    { name: 'Jahrgang', kind: 'text' as const },
    ...texts('Flasche', 'Bezeichnung'),
    // The page says it with the food's details, the filter by this.
    { name: 'Alkohol', kind: 'number' as const, unit: '% vol', listed: false },
    ...numbers('g/l', 'Säure', 'Restzucker'),
    ...texts('Ausbau', 'Verschluss'),
  ]),
  ...inGroup('Auf dem Tisch', [...texts('Trinktemperatur'), several('Passt zu'), ...texts('Trinkreife')]),
  ...inGroup('Ausführung', [
    ...texts('Inhalt', 'Material', 'Fassung', 'Spülen', 'Passt für', 'Einlösbar für', 'Zustellung'),
  ]),
];

import { germanMoment } from '../../../../tables/german-moment.ts';

/** Why a price is unusable for the shop. */
export type PriceFlaw =
  | { readonly kind: 'currency'; readonly currency: string }
  | { readonly kind: 'territory'; readonly territories: readonly string[]; readonly countries: readonly string[] }
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'over'; readonly until: number }
  | { readonly kind: 'to-come'; readonly from: number };

function flawText(flaw: PriceFlaw): string {
  switch (flaw.kind) {
    case 'currency':
      return `einer ist in ${flaw.currency}`;
    case 'unit':
      return `einer ist je ${flaw.unit} und nicht je Bestelleinheit (PRICE_BASE)`;
    case 'territory':
      return `einer ist für ${flaw.territories.join(', ')} und nicht für ${flaw.countries.join(', ')}`;
    case 'over':
      return `einer galt bis ${germanMoment(flaw.until, 'until')}`;
    case 'to-come':
      return `einer gilt erst ab ${germanMoment(flaw.from, 'from')}`;
  }
}

/** Messages of a BMEcat import. */
export const bmecatTexts = {
  noProducts: 'Die BMEcat-Datei enthält keine Artikel.',
  unknownEntity: (line: number) =>
    `Zeile ${line}: ein Zeichen ist als unbekannte Entität geschrieben (wie &xyz;) und steht so im Text.`,
  noPrice: (types: readonly string[], flaws: readonly PriceFlaw[]) => {
    if (types.length === 0) return 'Preis: fehlt.';
    if (flaws.length > 0)
      return `Preis: Kein Verkaufspreis in Euro, der heute gilt: ${flaws.map(flawText).join(', ')}.`;
    return `Preis: Kein Verkaufspreis in Euro, der heute gilt. Die Datei hat ${types.join(', ')}; mit --mapping sagt "priceType", welcher es sein soll.`;
  },
  noAmount: (written: string) =>
    `Preis: „${written}“ ist kein Betrag (PRICE_AMOUNT). Gebraucht wird eine Zahl wie 12.90, ohne Währung und ohne Punkte zwischen Tausendern.`,
  noTaxRate: 'Steuersatz: TAX muss ein Bruchteil wie 0.19 oder ein Prozentsatz wie 19 sein.',
  pricesEnd: (count: number, first: string) =>
    `${count === 1 ? 'Ein Preis gilt' : `${count.toLocaleString('de-DE')} Preise gelten`} laut Datei nur eine Zeit lang, der erste bis ${first}. Bitte bis dahin die nächste Datei einlesen.`,
  otherPrices: 'Preise in anderer Währung, für andere Länder oder Zeiten wurden nicht übernommen.',
  codes: (count: number) =>
    `${count === 1 ? 'Ein Merkmal hat' : `${count} Merkmale haben`} nur einen Code (ETIM, ECLASS) als Namen; nicht übernommen.`,
  fraction: (name: string, text: string) => `${name}: ${text} ist keine ganze Menge; aufgerundet.`,
  unknownUnit: (code: string) => `Einheit: „${code}“ ist unbekannt und bleibt so stehen.`,
  unknownGroup: 'Kategorie: eine Gruppe des Artikels fehlt in der Datei.',
  groupNotSaid:
    'Kategorie: Die Datei nennt nur die Nummer seiner Gruppe, nicht ihren Namen. Er bleibt, wo er ist; in eine andere kommt er mit einer Tabelle Artikelnummer;Kategorie.',
  groupsAlone: (count: number) =>
    count === 1
      ? 'Einen Artikel ordnet die Datei nur einer Gruppe zu, ohne ihn zu beschreiben: nicht übernommen.'
      : `${count.toLocaleString('de-DE')} Artikel ordnet die Datei nur Gruppen zu, ohne sie zu beschreiben: nicht übernommen.`,
  noGroup: 'Ohne Kategorie',
} as const;

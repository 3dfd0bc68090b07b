/** Who is responsible for a product's safety, as far as that is known. */
export interface SafetyContact {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly email?: string | undefined;
}

/** What is said of a product's safety (LAW S1). */
export interface SafetyData {
  readonly manufacturer: SafetyContact | undefined;
  /** Who is responsible in the EU. */
  readonly responsible: SafetyContact | undefined;
  /** Where the maker is, ISO 3166-1 alpha-2; undefined: its address does not say. */
  readonly manufacturerCountry: string | undefined;
}

/** A part of a contact that must be said and is not. */
export interface SafetyGap {
  readonly whose: 'manufacturer' | 'responsible';
  readonly part: keyof SafetyContact;
}

/** Where a maker needs nobody else to be responsible: the European Economic Area. */
// biome-ignore format: a list
const economicArea = new Set([
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LI', 'LT',
  'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
]);

/**
 * What a product lacks that an offer must say (Reg. (EU) 2023/988 art. 19, LAW S1): its maker by name, postal and
 * electronic address and, of a maker who is known to be outside, the same of who is responsible in the EU.
 */
export function safetyGaps({ manufacturer, responsible, manufacturerCountry }: SafetyData): SafetyGap[] {
  const isOutside = manufacturerCountry !== undefined && !economicArea.has(manufacturerCountry);
  return [...gapsOf('manufacturer', manufacturer), ...(isOutside ? gapsOf('responsible', responsible) : [])];
}

function gapsOf(whose: SafetyGap['whose'], contact: SafetyContact = {}): SafetyGap[] {
  const parts = ['name', 'address', 'email'] as const;
  return parts.filter((part) => !contact[part]).map((part) => ({ whose, part }));
}

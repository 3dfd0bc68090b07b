/** The contact of a manufacturer or responsible person. Unknown parts are missing. */
export interface SafetyContact {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly email?: string | undefined;
}

/** The safety data of a product (LAW S1). */
export interface SafetyData {
  readonly manufacturer: SafetyContact | undefined;
  /** The responsible person in the EU. */
  readonly responsible: SafetyContact | undefined;
  /** The manufacturer's country, ISO 3166-1 alpha-2; undefined if the address does not state it. */
  readonly manufacturerCountry: string | undefined;
}

/** A required part of a contact that is missing. */
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
 * The data that an offer must state and a product lacks (Reg. (EU) 2023/988 art. 19, LAW S1): the manufacturer's name,
 * postal and electronic address and, if the manufacturer is known to be outside, the same of the responsible person in
 * the EU.
 */
export function safetyGaps({ manufacturer, responsible, manufacturerCountry }: SafetyData): SafetyGap[] {
  const isOutside = manufacturerCountry !== undefined && !economicArea.has(manufacturerCountry);
  return [...gapsOf('manufacturer', manufacturer), ...(isOutside ? gapsOf('responsible', responsible) : [])];
}

function gapsOf(whose: SafetyGap['whose'], contact: SafetyContact = {}): SafetyGap[] {
  const parts = ['name', 'address', 'email'] as const;
  return parts.filter((part) => !contact[part]).map((part) => ({ whose, part }));
}

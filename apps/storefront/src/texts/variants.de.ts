/** The choice among the members of a family. */
export const variantTexts = {
  choose: 'Ausführung wählen',
  none: 'ohne Angabe',
  soldOut: 'derzeit nicht lieferbar',
  otherwise: (values: string) => `nur in ${values}`,
  dashed: 'Gestrichelt: gibt es nur zusammen mit einem anderen Wert der übrigen Eigenschaften.',
  chooseOf: (name: string, count: number) => `${name} wählen (${count} zur Auswahl)`,
  search: (name: string) => `${name} suchen`,
  found: (count: number) => (count === 1 ? '1 gefunden' : `${count} gefunden`),
  /** `property`: the only property in which the members differ; null if they differ in several. */
  further: (count: number, property: string | null) => `+ ${count} weitere ${countedAs(property, count)}`,
  /** All of them, with their number: '16 Größen'. */
  all: (count: number, property: string | null) => `${count} ${countedAs(property, count)}`,
  /** The same for all members. */
  toChoose: (count: number, property: string | null) => `${count} ${countedAs(property, count)} zur Auswahl`,
};

/** Endings of property names that need no explanation beside a picture, with the ending of their plural. */
const plurals: readonly (readonly [ending: RegExp, plural: string])[] = [
  [/(?:größe|farbe|länge|breite|höhe|stärke|weite|menge|dicke)$/i, 'n'],
  [/körnung$/i, 'en'],
];

/** The noun for further members: Größen, Farben, Körnungen; Ausführungen for all other properties. */
function countedAs(property: string | null, count: number): string {
  const plural = property === null ? undefined : plurals.find(([ending]) => ending.test(property));
  const [word, ending] = property === null || plural === undefined ? ['Ausführung', 'en'] : [property, plural[1]];
  return count === 1 ? word : word + ending;
}

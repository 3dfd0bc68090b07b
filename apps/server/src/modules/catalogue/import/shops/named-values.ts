/** A name with its value. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** `Farbe:rot|Größe:L`, Shopware's notation for options and properties. */
export function namedValues(cell: string | undefined): NamedValue[] {
  return (cell?.split('|') ?? []).flatMap((part) => {
    const [, name = '', value = ''] = /^([^:]+):(.+)$/.exec(part.trim()) ?? [];
    return name === '' ? [] : [{ name: name.trim(), value: value.trim() }];
  });
}

/** Whether a text is only a technical key of the other system. */
export function isKey(text: string): boolean {
  return /^(?:[0-9a-f]{32}|\d+)$/i.test(text.trim());
}

/** The values that distinguish members, at most three, and the remaining ones. */
export function chosenOf(values: readonly NamedValue[]): { properties: NamedValue[]; rest: NamedValue[] } {
  return { properties: values.slice(0, 3), rest: values.slice(3) };
}

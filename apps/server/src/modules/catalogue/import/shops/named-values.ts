/** A name with its value. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** `Farbe:rot|Größe:L`, as Shopware writes options and properties. */
export function namedValues(cell: string | undefined): NamedValue[] {
  return (cell?.split('|') ?? []).flatMap((part) => {
    const [, name = '', value = ''] = /^([^:]+):(.+)$/.exec(part.trim()) ?? [];
    return name === '' ? [] : [{ name: name.trim(), value: value.trim() }];
  });
}

/** Whether something is only a key of the other system: nobody could read it. */
export function isKey(text: string): boolean {
  return /^(?:[0-9a-f]{32}|\d+)$/i.test(text.trim());
}

/** What chooses among members, three at most, and what of it is only said of them. */
export function chosenOf(values: readonly NamedValue[]): { properties: NamedValue[]; rest: NamedValue[] } {
  return { properties: values.slice(0, 3), rest: values.slice(3) };
}

/** The label of a column's field. A column without a field is labelled by its own name. */
export function labelOfColumn<Name extends string>(
  fields: { readonly rows: Readonly<Record<Name, { readonly column: string }>>; labelOf(name: Name): string },
  column: string,
): string {
  const names = Object.keys(fields.rows) as Name[];
  const name = names.find((one) => fields.rows[one].column === column);
  return name === undefined ? column : fields.labelOf(name);
}

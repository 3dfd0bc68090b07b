/**
 * The names that a cell such as `Werkzeug > Zangen` says, from below the root. In a name `\>` stands for the sign
 * itself, `\\` for a backslash and `\/` for the slash that needs none here, as other systems write it; any other
 * backslash is one.
 */
export function categoryNames(cell: string): string[] {
  if (!cell.includes('\\')) return cell.split('>').map((name) => name.trim());
  const names = [''];
  for (const [part] of cell.matchAll(/\\[>/\\]|[\s\S]/gu)) {
    if (part === '>') names.push('');
    else names.push(names.pop() + (part.length > 1 && part.startsWith('\\') ? part.slice(1) : part));
  }
  return names.map((name) => name.trim());
}

/** Joins names to a cell: the inverse of {@link categoryNames}. */
export function categoryCell(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\>]/g, '\\$&')).join(' > ');
}

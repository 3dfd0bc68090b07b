/**
 * The names in a cell such as `Werkzeug > Zangen`, from below the root. In a name `\>` means the sign itself, `\\` a
 * backslash, and `\/` a slash, which other systems escape. Any other backslash means itself.
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

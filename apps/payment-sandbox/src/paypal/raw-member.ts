/**
 * The very text of one member of a JSON object: what a signature was made over is lost as soon as it was parsed and
 * written again (PAYMENTS B6, way 1). null when it is not there. `text` must be a JSON object.
 */
export function rawMember(text: string, name: string): string | null {
  const [, ...parts] = membersOf(text);
  const colon = parts.findIndex(({ sign, key }) => sign === ':' && key === name);
  const from = parts[colon];
  const until = parts[colon + 1];
  return from && until ? text.slice(from.index + 1, until.index).trim() : null;
}

/** A brace, colon or comma of the object itself, not of its values. A colon has the key before it. */
interface Separator {
  readonly index: number;
  readonly sign: string;
  readonly key: string;
}

function membersOf(text: string): readonly Separator[] {
  const found: Separator[] = [];
  const steps: Readonly<Record<string, number>> = { '{': 1, '[': 1, '}': -1, ']': -1 };
  let depth = 0;
  let key = '';
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]/gs)) {
    const step = steps[part] ?? 0;
    const level = Math.min(depth, depth + step);
    depth += step;
    if (part.startsWith('"')) key = level === 1 ? String(JSON.parse(part)) : key;
    else if (level === 0 || (level === 1 && step === 0)) found.push({ index, sign: part, key });
  }
  return found;
}

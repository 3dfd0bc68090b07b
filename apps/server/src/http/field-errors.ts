import { fieldErrorSentences, otherFieldError } from './texts/field-errors.de.ts';

/** An invalid field in an error body: its path, such as `items.0.amount`, empty for the body itself (CONTRACT §1). */
export interface FieldError {
  readonly path: string;
  readonly msg: string;
}

/** A schema rule that a value breaks, as JSON Schema validators report it; `instancePath` is a JSON pointer. */
export interface BrokenRule {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * One German sentence for each invalid field.
 * @param ofPattern the sentence for a text that does not match a pattern, if there is a better one than the usual.
 */
export function fieldErrors(
  broken: readonly BrokenRule[],
  ofPattern: (pattern: string) => string | undefined = () => undefined,
): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const rule of broken) {
    const msg = (rule.keyword === 'pattern' ? ofPattern(String(rule.params.pattern)) : undefined) ?? sentenceOf(rule);
    for (const path of pathsOf(rule)) {
      if (!byPath.has(path)) byPath.set(path, { path, msg });
    }
  }
  return [...byPath.values()];
}

function pathsOf({ keyword, instancePath, params }: BrokenRule): string[] {
  const parts = instancePath.split('/').slice(1).map(decodePointer);
  const missing = keyword === 'required' ? params.requiredProperties : undefined;
  return Array.isArray(missing) ? missing.map((name) => [...parts, String(name)].join('.')) : [parts.join('.')];
}

function sentenceOf({ keyword, params }: BrokenRule): string {
  return fieldErrorSentences[keyword]?.(String(params.limit ?? '')) ?? otherFieldError;
}

/** Decodes a segment of a JSON pointer: ~1 stands for a slash, ~0 for a tilde. */
function decodePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}

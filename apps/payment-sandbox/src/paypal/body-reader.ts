import { VALUE_PATTERN } from './amount.ts';
import { fieldIssue, type Issue, type IssueDetail } from './issues.ts';

/** The rules for a string; lengths in characters. */
export interface TextRule {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  readonly oneOf?: readonly string[];
}

/**
 * Reads a JSON body by pointers and collects all errors, because PayPal names all of them in one answer (PAYMENTS B4,
 * INVALID_REQUEST).
 */
export class BodyReader {
  readonly issues: IssueDetail[] = [];
  readonly #body: unknown;

  constructor(body: unknown) {
    this.#body = body;
  }

  /** The value at a pointer such as `/purchase_units/0/amount`; undefined when there is none. */
  at(pointer: string): unknown {
    return pointer
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (value, key) =>
          typeof value === 'object' && value !== null && Object.hasOwn(value, key)
            ? (value as Record<string, unknown>)[key]
            : undefined,
        this.#body,
      );
  }

  has(pointer: string): boolean {
    return this.at(pointer) !== undefined;
  }

  refuse(code: Issue, pointer: string): void {
    this.issues.push(fieldIssue(code, pointer, this.at(pointer)));
  }

  /** Checks that the value is an object. The caller checks its fields. */
  object(pointer: string, required: boolean): boolean {
    const value = this.at(pointer);
    if (value === undefined) {
      if (required) this.refuse('MISSING_REQUIRED_PARAMETER', pointer);
      return false;
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return true;
    this.refuse('INVALID_PARAMETER_SYNTAX', pointer);
    return false;
  }

  /** The pointers of a list's entries; none if it is missing or not a list. */
  list(pointer: string, rule: { required: boolean; min: number; max: number }): readonly string[] {
    const value = this.at(pointer);
    if (value === undefined) {
      if (rule.required) this.refuse('MISSING_REQUIRED_PARAMETER', pointer);
      return [];
    }
    if (!Array.isArray(value)) {
      this.refuse('INVALID_PARAMETER_SYNTAX', pointer);
      return [];
    }
    if (value.length < rule.min) this.refuse('INVALID_ARRAY_MIN_ITEMS', pointer);
    if (value.length > rule.max) this.refuse('INVALID_ARRAY_MAX_ITEMS', pointer);
    return value.slice(0, rule.max).map((_, index) => `${pointer}/${index}`);
  }

  text(pointer: string, rule: TextRule, required = false): void {
    const value = this.at(pointer);
    if (value === undefined) {
      if (required) this.refuse('MISSING_REQUIRED_PARAMETER', pointer);
      return;
    }
    const broken = typeof value === 'string' ? brokenRule(value, rule) : 'INVALID_PARAMETER_SYNTAX';
    if (broken) this.refuse(broken, pointer);
  }

  /** Checks `{currency_code, value}`: both strings in their formats (PAYMENTS B3). */
  money(pointer: string, required: boolean): void {
    if (!this.object(pointer, required)) return;
    this.text(`${pointer}/currency_code`, { min: 3, max: 3 }, true);
    this.text(`${pointer}/value`, { min: 1, max: 32, pattern: VALUE_PATTERN }, true);
  }
}

function brokenRule(value: string, rule: TextRule): Issue | null {
  const length = [...value].length;
  if (length < (rule.min ?? 1) || length > (rule.max ?? Number.POSITIVE_INFINITY)) return 'INVALID_STRING_LENGTH';
  if (rule.oneOf && !rule.oneOf.includes(value)) return 'INVALID_PARAMETER_VALUE';
  return rule.pattern && !rule.pattern.test(value) ? 'INVALID_PARAMETER_SYNTAX' : null;
}

import { cleanLine, hasControlCharacters } from '@kontor/domain';
import { reasons } from './texts/tables.de.ts';

/** A reason, and the line of the file that it concerns; undefined stands for the product's first line. */
export interface RowReason {
  readonly row: number | undefined;
  readonly reason: string;
}

/** A value of a field that is a text. */
interface LimitedText {
  readonly heading: string;
  readonly value: unknown;
  readonly maxLength: number;
}

/**
 * Reads the fields of one draft and collects all reasons why it is refused, so that the operator sees them at once. A
 * reason names the field by its column's heading.
 */
export class FieldReader {
  readonly reasons: RowReason[] = [];
  /** Reasons why optional fields, or parts of them, were not taken. The rest of the draft is. */
  readonly warnings: RowReason[] = [];
  /** The columns of the fields that were left out. */
  readonly leftOut = new Set<string>();
  /** The row being read, if a product has several. */
  row: number | undefined;
  /** The column being read, for fields that may be left out. */
  column = '';

  /** Whether there was no reason, warning or left-out field so far. */
  get isSilent(): boolean {
    return this.reasons.length + this.warnings.length + this.leftOut.size === 0;
  }

  /** Adds a reason and returns null. */
  refuse(reason: string): null {
    const { row } = this;
    if (!this.reasons.some((known) => known.row === row && known.reason === reason)) this.reasons.push({ row, reason });
    return null;
  }

  /** Adds a warning about a part of the field, such as one of its pictures, that is not taken. */
  warn(reason: string): void {
    this.warnings.push({ row: this.row, reason });
  }

  /** Leaves the field out with a warning, as if the file did not contain it. */
  leaveOut(reason: string): null {
    this.warn(reason);
    this.leftOut.add(this.column);
    return null;
  }

  /** A cleaned one-line text; null if missing. */
  line(heading: string, value: unknown, maxLength = 200): string | null {
    return this.#lineOr((reason) => this.refuse(reason), { heading, value, maxLength });
  }

  /** The same of a text that is left out when it is too long or no text: its article can be sold without it. */
  lineOrLeftOut(heading: string, value: unknown, maxLength = 200): string | null {
    return this.#lineOr((reason) => this.leaveOut(reasons.notTaken(reason)), { heading, value, maxLength });
  }

  /** A one-line text that is required. */
  requiredLine(heading: string, value: unknown, maxLength = 200): string {
    const before = this.reasons.length;
    const text = this.line(heading, value, maxLength);
    if (text === null && this.reasons.length === before) this.refuse(reasons.required(heading));
    return text ?? '';
  }

  /** A longer text with line breaks; empty if missing. */
  text(heading: string, value: unknown, maxLength = 100_000): string {
    return this.#textOr((reason) => this.refuse(reason), { heading, value, maxLength });
  }

  /** The same of a text that is left out when it is too long or no text. */
  textOrLeftOut(heading: string, value: unknown, maxLength = 100_000): string {
    return this.#textOr((reason) => this.leaveOut(reasons.notTaken(reason)), { heading, value, maxLength });
  }

  /** An integer within bounds; null if missing. */
  integer(heading: string, value: unknown, min: number, max: number): number | null {
    if (value === undefined || value === null) return null;
    const isIt = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
    return isIt ? value : this.refuse(reasons.noNumber(heading));
  }

  /** A list of objects; empty if missing. */
  list(heading: string, value: unknown, maxLength = 100): Record<string, unknown>[] {
    if (value === undefined || value === null) return [];
    const isIt =
      Array.isArray(value) &&
      value.length <= maxLength &&
      value.every((item) => typeof item === 'object' && item !== null);
    if (!isIt) this.refuse(reasons.noList(heading));
    return isIt ? value : [];
  }

  #textOr(wrong: (reason: string) => null, { heading, value, maxLength }: LimitedText): string {
    if (value === undefined || value === null) return '';
    if (typeof value !== 'string' || value.includes('\0')) wrong(reasons.noText(heading));
    else if (value.length > maxLength) wrong(reasons.tooLong(heading, maxLength));
    else return value.normalize('NFC').trim();
    return '';
  }

  #lineOr(wrong: (reason: string) => null, { heading, value, maxLength }: LimitedText): string | null {
    const text = typeof value === 'string' ? cleanLine(value) : value;
    if (text === undefined || text === null || text === '') return null;
    if (typeof text !== 'string' || hasControlCharacters(text)) return wrong(reasons.noText(heading));
    return text.length > maxLength ? wrong(reasons.tooLong(heading, maxLength)) : text;
  }
}

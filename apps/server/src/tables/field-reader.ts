import { cleanLine, hasControlCharacters } from '@kontor/domain';
import { reasons } from './texts/tables.de.ts';

/** What is wrong, and in which line of the file; undefined: in the product's first. */
export interface RowReason {
  readonly row: number | undefined;
  readonly reason: string;
}

/**
 * Reads the fields of one draft and collects what is wrong with them, so that an operator sees every reason at once. A
 * reason names the field by the heading of its column.
 */
export class FieldReader {
  readonly reasons: RowReason[] = [];
  /** What is wrong with fields that can be left out: the rest is taken. */
  readonly warnings: RowReason[] = [];
  /** The columns of fields that were left out. */
  readonly leftOut = new Set<string>();
  /** The row that is being read, where a product has several. */
  row: number | undefined;
  /** The column that is being read, for those that may be left out. */
  column = '';

  /** Whether nothing was wrong so far. */
  get isSilent(): boolean {
    return this.reasons.length + this.warnings.length + this.leftOut.size === 0;
  }

  /** Notes a reason and reads nothing. */
  refuse(reason: string): null {
    const { row } = this;
    if (!this.reasons.some((known) => known.row === row && known.reason === reason)) this.reasons.push({ row, reason });
    return null;
  }

  /** Notes why a part of the field, such as one of its pictures, is not taken. */
  warn(reason: string): void {
    this.warnings.push({ row: this.row, reason });
  }

  /** Notes why the field is not taken, as if the file did not name it. */
  leaveOut(reason: string): null {
    this.warn(reason);
    this.leftOut.add(this.column);
    return null;
  }

  /** A one-line text, cleaned; null when absent. */
  line(heading: string, value: unknown, maxLength = 200): string | null {
    const text = typeof value === 'string' ? cleanLine(value) : value;
    if (text === undefined || text === null || text === '') return null;
    if (typeof text !== 'string' || hasControlCharacters(text)) return this.refuse(reasons.noText(heading));
    return text.length > maxLength ? this.refuse(reasons.tooLong(heading, maxLength)) : text;
  }

  /** A one-line text that must be there. */
  requiredLine(heading: string, value: unknown, maxLength = 200): string {
    const before = this.reasons.length;
    const text = this.line(heading, value, maxLength);
    if (text === null && this.reasons.length === before) this.refuse(reasons.required(heading));
    return text ?? '';
  }

  /** A longer text with line breaks; empty when absent. */
  text(heading: string, value: unknown, maxLength = 100_000): string {
    if (value === undefined || value === null) return '';
    if (typeof value !== 'string' || value.includes('\0')) this.refuse(reasons.noText(heading));
    else if (value.length > maxLength) this.refuse(reasons.tooLong(heading, maxLength));
    else return value.normalize('NFC').trim();
    return '';
  }

  /** A whole number within bounds; null when absent. */
  integer(heading: string, value: unknown, min: number, max: number): number | null {
    if (value === undefined || value === null) return null;
    const isIt = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
    return isIt ? value : this.refuse(reasons.noNumber(heading));
  }

  /** A list of objects; empty when absent. */
  list(heading: string, value: unknown, maxLength = 100): Record<string, unknown>[] {
    if (value === undefined || value === null) return [];
    const isIt =
      Array.isArray(value) &&
      value.length <= maxLength &&
      value.every((item) => typeof item === 'object' && item !== null);
    if (!isIt) this.refuse(reasons.noList(heading));
    return isIt ? value : [];
  }
}

import { germanNumber } from '../german-number.ts';
import type { NumberFormat } from './cell-styles.ts';

const dayMs = 86_400_000;

/**
 * A number as text in German notation: rounded to the 15 digits of a spreadsheet, with a decimal comma and without dots
 * between thousands. A date becomes `2026-11-21`, a percentage `19 %`.
 */
export function numberText(value: number, format: NumberFormat, isFrom1904: boolean): string {
  const rounded = Number(value.toPrecision(15));
  if (format.kind === 'date' || format.kind === 'time') return timeText(rounded, isFrom1904);
  if (format.kind === 'percent') return `${decimal(Number((rounded * 100).toPrecision(15)))} %`;
  const isWhole = format.kind === 'digits' && Number.isInteger(rounded) && rounded >= 0;
  return isWhole ? String(rounded).padStart(format.digits, '0') : decimal(rounded);
}

function decimal(value: number): string {
  // A number that has lost digits is written with an exponent, as in a spreadsheet. Otherwise it could pass for another
  // article number.
  if (Math.abs(value) >= 1e15) return value.toExponential().replace('.', ',').replace('e', 'E');
  return germanNumber(value);
}

/** A date, with the time if there is one, or a time alone, to the second. */
function timeText(serial: number, isFrom1904: boolean): string {
  const seconds = Math.round(serial * 86_400);
  const time = new Date((((seconds % 86_400) + 86_400) % 86_400) * 1000).toISOString().slice(11, 19);
  const day = Math.floor(seconds / 86_400);
  if (day === 0 && !isFrom1904) return time;
  const date = new Date(firstDay(day, isFrom1904) + day * dayMs);
  if (Number.isNaN(date.getTime())) return decimal(serial);
  const iso = date.toISOString().slice(0, 10);
  return seconds % 86_400 === 0 ? iso : `${iso}T${time}`;
}

/** Day 0 in epoch ms. Workbooks with the 1900 date system count 29 February 1900, which did not exist. */
function firstDay(day: number, isFrom1904: boolean): number {
  if (isFrom1904) return Date.UTC(1904, 0, 1);
  return day < 60 ? Date.UTC(1899, 11, 31) : Date.UTC(1899, 11, 30);
}

/** A text without the escapes of XLSX: `_x000D_` and the like stand for characters that XML cannot contain. */
export function plainText(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

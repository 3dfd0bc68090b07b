import { today } from '../../../format/today.ts';

/** The parameters of the declaration's address. `quartal`: such as `2026-Q3`. */
export interface OssSearch {
  readonly quartal?: string | undefined;
}

/** Reads the parameters from an address. Unknown values become undefined. */
export function readOssSearch({ quartal }: Readonly<Record<string, unknown>>): OssSearch {
  return { quartal: typeof quartal === 'string' && /^20\d\d-Q[1-4]$/.test(quartal) ? quartal : undefined };
}

/** The quarter of an address, otherwise the last one that is over: the one to declare. */
export function quarterOf({ quartal }: OssSearch, now: number): string {
  if (quartal !== undefined) return quartal;
  const [year = 0, month = 1] = today(now).split('-').map(Number);
  return quarterBefore(`${year}-Q${Math.ceil(month / 3)}`);
}

/** The quarter before another one. */
export function quarterBefore(quarter: string): string {
  const [year, number] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))];
  return number === 1 ? `${year - 1}-Q4` : `${year}-Q${number - 1}`;
}

/** The quarter after another one. */
export function quarterAfter(quarter: string): string {
  const [year, number] = [Number(quarter.slice(0, 4)), Number(quarter.slice(6))];
  return number === 4 ? `${year + 1}-Q1` : `${year}-Q${number + 1}`;
}

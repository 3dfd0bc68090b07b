import type { ToldChange } from '../modules/catalogue/import-review/import-review.service.ts';
import { changeTexts as texts } from './texts/imports.de.ts';

/** The maximum length of a value that is shown in full. */
const longest = 120;

/** The lines that describe a change. */
export function linesOf({ kind, name, told, fields, why }: ToldChange): string[] {
  const thing = texts.thing[kind](name);
  if (told === 'left') return [`${name}: ${why}`];
  if (told === 'changed')
    return [thing, ...fields.map((one) => `  ${labelOf(one)}: ${shortened(one.before)} → ${shortened(one.after)}`)];
  const said = fields.map((one) => `, ${labelOf(one)} ${shortened(one.after)}`).join('');
  return [`${thing}: ${texts.told[told]}${said}`];
}

function labelOf({ field, of }: ToldChange['fields'][number]): string {
  return of === null ? field : `${field} (${of})`;
}

function shortened(value: string): string {
  if (value === '') return texts.nothing;
  const line = value.replaceAll(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)} …` : line;
}

/** Prints changes as they come, up to a maximum, and counts the rest. */
export class ChangesShown {
  readonly #most: number;
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  show(changes: readonly ToldChange[]): void {
    const room = Math.max(0, this.#most - this.#count);
    this.#count += changes.length;
    for (const line of changes.slice(0, room).flatMap(linesOf)) console.log(line);
  }

  /** The number of changes not shown. */
  get more(): number {
    return Math.max(0, this.#count - this.#most);
  }
}

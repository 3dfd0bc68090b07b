import type { ReviewPlace } from './types.ts';

/** A place in a list of reviews as addresses and calls name it: `<time>.<id>`. */
export function writePlace({ writtenAt, id }: ReviewPlace): string {
  return `${writtenAt}.${id}`;
}

/** Reads such a place. Null: there is none, so the list begins at the newest. */
export function readPlace(text: string | undefined): ReviewPlace | null {
  const [, time = '', id = ''] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? '') ?? [];
  return id === '' ? null : { writtenAt: Number(time), id };
}

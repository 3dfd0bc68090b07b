import { CommandRefused } from './command.ts';
import { pageTexts as texts } from './texts/pages.de.ts';

/** The requested section of a list. */
export interface Page {
  readonly number: number;
  readonly limit: number;
  readonly offset: number;
}

/** The maximum number of entries per page. */
const maxLimit = 1000;

/** Reads `--limit` and `--page`; by default the first page of 20. */
export function readPage({ limit = '20', page = '1' }: { readonly limit?: string; readonly page?: string }): Page {
  const size = wholeNumber(limit);
  if (size < 1 || size > maxLimit) throw new CommandRefused(texts.noLimit(limit, maxLimit));
  const number = wholeNumber(page);
  if (number < 1) throw new CommandRefused(texts.noPage(page));
  return { number, limit: size, offset: (number - 1) * size };
}

/** Says which section of a list was shown, and how to see the next one. */
export function pageSentence({ number, offset }: Page, shown: number, all: number): string {
  const sentence = texts.shown({ first: offset + 1, last: offset + shown, all });
  return offset + shown < all ? sentence + texts.next(number + 1) : sentence;
}

function wholeNumber(written: string): number {
  return /^\d{1,6}$/.test(written) ? Number(written) : 0;
}

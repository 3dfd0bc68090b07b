import { type FrontPage, missingIn, strangeFields } from '@kontor/domain';
import type { FieldError } from '../../http/field-errors.ts';
import { frontPageTexts as texts } from './texts/front-page.de.ts';

/** What is missing in the blocks of a front page, and which fields do not belong to their kind. */
export function wrongFrontPage({ blocks }: FrontPage): FieldError[] {
  return blocks.flatMap((block, place) => [
    ...missingIn(block).map((path) => ({ path: `blocks.${place}.${path}`, msg: texts.missing })),
    ...strangeFields(block).map((path) => ({ path: `blocks.${place}.${path}`, msg: texts.strange })),
  ]);
}

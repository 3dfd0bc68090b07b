import { fieldErrorText } from '../../texts/de/errors.ts';

/** 'Pflichtfeld' for each field that was left empty (SPEC §5). */
export function requiredProblems(typed: Readonly<Record<string, string>>): Record<string, string> {
  const empty = Object.keys(typed).filter((field) => typed[field] === '');
  return Object.fromEntries(empty.map((field) => [field, fieldErrorText({ code: 'required' })]));
}

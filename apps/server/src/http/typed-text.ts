import { cleanLine, type FieldRefusal, hasControlCharacters, isBlank } from '@kontor/domain';

/** A typed text of several lines, each cleaned. `hasControls`: a line has a character that must be refused. */
export function cleanText(typed: string): { readonly text: string; readonly hasControls: boolean } {
  const lines = typed.split(/\r?\n/).map(cleanLine);
  return { text: lines.join('\n').trim(), hasControls: lines.some(hasControlCharacters) };
}

/** Why a required text is refused: it is empty, longer than `limit` characters, or has control characters. */
export function textRefusals(path: string, text: string, limit: number, hasControls: boolean): FieldRefusal[] {
  if (isBlank(text)) return [{ path, code: 'required' }];
  if ([...text].length > limit) return [{ path, code: 'too-long', limit }];
  return hasControls ? [{ path, code: 'control-character' }] : [];
}

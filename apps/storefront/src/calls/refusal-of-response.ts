import type { Refusal } from '@kontor/contract';
import { failureTexts } from '../texts/failure.de.ts';

/** The body of a refusal: what the contract promises, and any other field of its code. */
export type RefusalBody = Refusal & Readonly<Record<string, unknown>>;

/** The longest message to a customer: a longer text is none. */
const longestMessage = 500;

/**
 * Reads the answer to a call that failed (SPEC §8): its msg if it has one, otherwise its body. A page of HTML comes
 * from something between browser and shop, and says nothing to a customer.
 */
export function refusalOfResponse(status: number, body: string): RefusalBody {
  const parsed = parsedJson(body);
  if (isRefusalBody(parsed)) return parsed;
  const words = typeof parsed === 'string' ? parsed.trim() : '';
  const isMessage = words !== '' && words.length <= longestMessage && !/[<>{}]/.test(words);
  if (isMessage) return { code: 'unknown', msg: words };
  return { code: 'unknown', msg: status >= 502 && status <= 504 ? failureTexts.unreachable : failureTexts.generic };
}

/** What JSON says; the text itself where it is none. */
function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function isRefusalBody(value: unknown): value is RefusalBody {
  return typeof value === 'object' && value !== null && 'msg' in value && typeof value.msg === 'string';
}

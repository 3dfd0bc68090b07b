import type { Refusal } from '@kontor/contract';
import { failureTexts } from '../texts/failure.de.ts';

/** The body of a refusal: the fields of the contract, and others that depend on its code. */
export type RefusalBody = Refusal & Readonly<Record<string, unknown>>;

/** The longest plain-text message shown to a customer; a longer text is not taken for a message. */
const longestMessage = 500;

/**
 * Reads the answer to a failed call (SPEC §8): its `msg` if it has one, otherwise its body as text. An HTML page comes
 * from a proxy between browser and shop, and is not shown to customers.
 */
export function refusalOfResponse(status: number, body: string): RefusalBody {
  const parsed = parsedJson(body);
  if (isRefusalBody(parsed)) return parsed;
  const words = typeof parsed === 'string' ? parsed.trim() : '';
  const isMessage = words !== '' && words.length <= longestMessage && !/[<>{}]/.test(words);
  if (isMessage) return { code: 'unknown', msg: words };
  return { code: 'unknown', msg: status >= 502 && status <= 504 ? failureTexts.unreachable : failureTexts.generic };
}

/** The parsed JSON, or the text itself if it is not JSON. */
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

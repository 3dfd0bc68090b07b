import type { ProviderFailure, ProviderResult } from '@kontor/domain';
import { foreignAnswer } from '../foreign-answer.ts';
import { requestText } from '../http.ts';

/**
 * Whether browsers get PayPal's script from the address that the operator has configured. Without the script there is
 * no button, so that any other answer, and silence too, is reported to the operator.
 */
export async function checkPaypalScript(sdkUrl: string, timeLimit = 30_000): Promise<ProviderResult<object>> {
  const answer = await requestText({ method: 'GET', url: sdkUrl, headers: { accept: '*/*' }, timeLimit });
  if (!answer.ok) return noScript(answer.reason, answer.answer);
  const { status, headers, text } = answer;
  const type = headers.get('content-type') ?? 'no type';
  if (status === 200 && type.includes('javascript')) return { ok: true };
  const { host, pathname } = new URL(sdkUrl);
  return noScript(`GET ${host}${pathname}: status ${status}, no script`, foreignAnswer(status, text));
}

function noScript(reason: string, answer?: ProviderFailure['answer']): ProviderResult<object> {
  return { ok: false, kind: 'unavailable', code: 'no-script', reason, concerns: 'account', ...(answer && { answer }) };
}

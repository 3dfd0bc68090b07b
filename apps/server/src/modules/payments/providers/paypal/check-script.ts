import type { ProviderResult } from '@kontor/domain';
import { requestText } from '../http.ts';

/**
 * Whether browsers get PayPal's script from the address that the operator has configured. Without the script there is
 * no button, so that any other answer, and silence too, is reported to the operator.
 */
export async function checkPaypalScript(sdkUrl: string, timeLimit = 30_000): Promise<ProviderResult<object>> {
  const answer = await requestText({ method: 'GET', url: sdkUrl, headers: { accept: '*/*' }, timeLimit });
  if (!answer.ok) return noScript(answer.reason);
  const { status, headers } = answer;
  const type = headers.get('content-type') ?? 'no type';
  if (status === 200 && type.includes('javascript')) return { ok: true };
  const { host, pathname } = new URL(sdkUrl);
  return noScript(`GET ${host}${pathname}: status ${status}, ${type.slice(0, 60)}`);
}

function noScript(reason: string): ProviderResult<object> {
  return { ok: false, kind: 'unavailable', code: 'no-script', reason, concerns: 'account' };
}

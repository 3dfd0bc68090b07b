import { antiForgery, antiForgeryTokenIn, CallFailure } from '@kontor/contract';
import { type OfficeAnswer, type OfficeBody, type OfficeCallName, officeRoutes } from '@kontor/contract/office';
import { failureTexts } from '../texts/failure.de.ts';

/**
 * Makes a call of the back office once (CONTRACT §10). Rejects with a {@link CallFailure}; status 0: no network.
 * Screens use {@link officeCall}, which also asks for a missing proof.
 */
export async function sendCall<Name extends OfficeCallName>(
  name: Name,
  body: OfficeBody<Name>,
  signal?: AbortSignal,
): Promise<OfficeAnswer<Name>> {
  return (await (await answered(name, body, signal)).json()) as OfficeAnswer<Name>;
}

/** The same for a call whose answer is a file. */
export async function sendFileCall<Name extends OfficeCallName>(name: Name, body: OfficeBody<Name>): Promise<Blob> {
  const response = await answered(name, body, undefined);
  try {
    return await response.blob();
  } catch {
    // The server or the connection ended before the file did.
    throw new CallFailure(0, { code: 'network', msg: failureTexts.network });
  }
}

async function answered(name: OfficeCallName, body: unknown, signal: AbortSignal | undefined): Promise<Response> {
  let response = await post(name, body, signal);
  let refusal = await refusalOf(response);
  if (refusal?.code === 'csrf') {
    // The refusal set a new cookie, so the call is repeated once.
    response = await post(name, body, signal);
    refusal = await refusalOf(response);
  }
  if (refusal !== null) throw new CallFailure(response.status, refusal);
  return response;
}

async function post(name: OfficeCallName, body: unknown, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(officeRoutes[name].path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [antiForgery.header]: antiForgeryTokenIn(document.cookie) },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw new CallFailure(0, { code: 'network', msg: failureTexts.network });
  }
}

/** The refusal in an answer. Null for a 200. An answer without one comes from a proxy in front of the shop. */
async function refusalOf(response: Response): Promise<CallFailure['refusal'] | null> {
  if (response.ok) return null;
  const body: unknown = await response.json().catch(() => null);
  if (isRefusal(body)) return body;
  const isProxy = response.status >= 502 && response.status <= 504;
  return { code: 'unknown', msg: isProxy ? failureTexts.unreachable : failureTexts.generic };
}

function isRefusal(body: unknown): body is CallFailure['refusal'] {
  return typeof body === 'object' && body !== null && 'msg' in body && typeof body.msg === 'string' && 'code' in body;
}

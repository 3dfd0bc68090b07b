import { routes } from '@kontor/contract';
import { type Call, calls } from '@kontor/contract/calls';
import { type OfficeCallName, officeRoutes } from '@kontor/contract/office';
import { officeRefusals } from '@kontor/contract/office-calls';
import type { LightMyRequestResponse } from 'fastify';

/** The declared refusals of each call, by its address. */
const refusalsByPath = new Map<string, Call['refusals']>([
  ...Object.entries(routes).map(([name, { path }]): [string, Call['refusals']] => [
    path,
    calls[name as keyof typeof calls].refusals,
  ]),
  ...Object.entries(officeRoutes).map(([name, { path }]): [string, Call['refusals']] => [
    path,
    officeRefusals(name as OfficeCallName),
  ]),
]);

/** What any call with a body may be refused with before it is read (http-server.ts). */
const beforeReading: readonly string[] = ['invalid-json', 'unsupported-media-type', 'body-too-large'];

/**
 * For tests: throws where a call refuses with a status and code that its declaration in the contract does not list, so
 * that /api/docs would not tell of it. Failures of the server (5xx) can happen to every call.
 */
export function requireDeclaredRefusal(url: string, answer: LightMyRequestResponse): void {
  const refusals = refusalsByPath.get(url.split('?')[0] ?? url);
  const { statusCode } = answer;
  if (!refusals || statusCode < 400 || statusCode >= 500) return;
  const { code } = answer.json<{ readonly code: string }>();
  if (beforeReading.includes(code) || refusals[statusCode]?.codes.includes(code)) return;
  throw new Error(`${url} refused with ${statusCode} ${code}, which its refusals in packages/contract do not list.`);
}

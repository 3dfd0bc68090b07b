import type { FastifyInstance } from 'fastify';
import type { Sandbox, SandboxProvider } from '../sandbox.ts';

/** Adds the stand-in for Saferpay. */
export function registerSaferpay(_app: FastifyInstance, _sandbox: Sandbox): SandboxProvider {
  return { provider: 'saferpay', payments: () => [], resend: () => false };
}

import type { FastifyInstance } from 'fastify';
import { faultsSchema } from '../control-schemas.ts';
import type { Faults, Outcome } from '../faults.ts';
import type { Sandbox } from '../sandbox.ts';
import { saferpayOutcomes } from './outcomes.ts';
import { payerActs } from './payer.ts';
import { setBusinessLicence } from './refund.ts';

const decideSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { outcome: { enum: [...saferpayOutcomes, 'walked-away'] }, faults: faultsSchema },
};

const licenceSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['business'],
  properties: { business: { type: 'boolean' } },
};

/** Adds the control calls that only Saferpay has. */
export function saferpayControl(app: FastifyInstance, sandbox: Sandbox): void {
  /**
   * The payer decides without a browser: what the page's form does. Without an outcome: what was arranged or drawn for
   * the payment.
   */
  app.post<{ Params: { token: string }; Body: { outcome?: Outcome; faults?: Partial<Faults> } }>(
    '/control/saferpay/:token/decide',
    { schema: { body: decideSchema } },
    async ({ params: { token }, body }, reply) => {
      const arranged = sandbox.faults.of('saferpay', token).outcome;
      const decision = await payerActs(sandbox, token, body.outcome ?? arranged, body.faults ?? {});
      if (decision.kind === 'unknown') return reply.code(404).send({ decision: 'unknown' });
      const returns = sandbox.faults.of('saferpay', token).return === 'back';
      const comesBack = decision.kind === 'over' || (decision.kind === 'decided' && returns);
      return { decision: decision.kind, returnUrl: comesBack ? decision.payment.returnUrl : null };
    },
  );

  app.post<{ Body: { business: boolean } }>(
    '/control/saferpay/licence',
    { schema: { body: licenceSchema } },
    async ({ body }) => {
      setBusinessLicence(sandbox, body.business);
      return body;
    },
  );
}

import { apiCalls, apiFaults, messageFaults, outcomes } from './faults.ts';

const apiFault = { enum: apiFaults };

/** Any subset of the faults, for control calls. */
export const faultsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    outcome: { enum: outcomes },
    message: { enum: messageFaults },
    seconds: { type: 'number', minimum: 0, maximum: 3600 },
    return: { enum: ['back', 'never'] },
    api: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(apiCalls.map((call) => [call, apiFault])),
    },
  },
};

const provider = { enum: ['saferpay', 'paypal'] };

/** Sets faults for the next payments or for one payment, draws them from a seed, or ends all. */
export const faultOrderSchema = {
  type: 'object',
  oneOf: [
    {
      required: ['next', 'faults'],
      additionalProperties: false,
      properties: { provider, next: { type: 'integer', minimum: 1 }, faults: faultsSchema },
    },
    {
      required: ['provider', 'payment', 'faults'],
      additionalProperties: false,
      properties: { provider, payment: { type: 'string' }, faults: faultsSchema },
    },
    {
      required: ['seed', 'rate'],
      additionalProperties: false,
      properties: { seed: { type: 'string' }, rate: { type: 'number', minimum: 0, maximum: 1 } },
    },
    {
      required: ['clear'],
      additionalProperties: false,
      properties: { clear: { const: true } },
    },
  ],
};

export const advanceSchema = {
  type: 'object',
  required: ['advance'],
  additionalProperties: false,
  properties: { advance: { type: 'number', minimum: 0 } },
};

import { apiCalls, apiFaults, messageFaults, outcomes } from './faults.ts';

const apiFault = { enum: apiFaults };

/** Faults as control calls take them: any part of them. */
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

/** For the next payments, for one, drawn from a seed, or none any more. */
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

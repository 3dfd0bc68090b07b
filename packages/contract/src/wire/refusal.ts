import { type Static, Type } from 'typebox';

/** The body of every 4xx and 5xx answer (CONTRACT §1): a German sentence for customers and a code for programs. */
export const Refusal = Type.Object(
  {
    msg: Type.String({ description: 'German sentence for the customer.' }),
    code: Type.String({ description: 'Stable kebab-case code.' }),
    errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), msg: Type.String() }))),
    requestId: Type.Optional(Type.String({ description: 'Only for an unexpected failure: the id of the log entry.' })),
  },
  { $id: 'Refusal' },
);
export type Refusal = Static<typeof Refusal>;

import { type TSchema, Type } from 'typebox';
import { Refusal } from './wire/refusal.ts';

/** What a call takes and answers. Method and address stand under the same name in routes.ts. */
export interface Call {
  /** Heading under which the generated documentation lists it. */
  readonly tag: string;
  readonly summary: string;
  readonly body?: TSchema;
  readonly querystring?: TSchema;
  /** For the documentation: the handler looks at them, and refuses with a code of its own. */
  readonly headers?: TSchema;
  /** The body of the 200; absent where it is no JSON (text, files). */
  readonly answer?: TSchema;
  /** Statuses beside 200 that a client must expect, with the codes they carry. */
  readonly refusals: Readonly<Record<number, { readonly codes: readonly string[]; readonly body: TSchema }>>;
}

/** A refusal with one of these codes and nothing but its sentence. */
export const refused = (...codes: string[]) => ({ codes, body: Refusal });

/** What every call with a body refuses. */
export const wrongBody = { 400: refused('invalid-request'), 403: refused('csrf') };

/** How the calls of the configuration answer (CONTRACT §3). */
export const data = <Schema extends TSchema>(schema: Schema) => Type.Object({ data: schema });

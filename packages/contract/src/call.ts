import { type TSchema, Type } from 'typebox';
import { Refusal } from './wire/refusal.ts';

/** The request and answer of a call. Method and address are under the same name in routes.ts. */
export interface Call {
  /** The heading under which the generated documentation lists it. */
  readonly tag: string;
  readonly summary: string;
  readonly body?: TSchema;
  readonly querystring?: TSchema;
  /** Headers, for the documentation. The handler checks them and refuses with a code of its own. */
  readonly headers?: TSchema;
  /** The body of the 200; missing if it is not JSON (text, files). */
  readonly answer?: TSchema;
  /** Other statuses that a client must expect, with their codes. */
  readonly refusals: Readonly<Record<number, { readonly codes: readonly string[]; readonly body: TSchema }>>;
}

/** A refusal with one of these codes and only its sentence. */
export const refused = (...codes: string[]) => ({ codes, body: Refusal });

/** The refusals of every call with a body. */
export const wrongBody = { 400: refused('invalid-request'), 403: refused('csrf') };

/** The answers of configuration calls (CONTRACT §3). */
export const data = <Schema extends TSchema>(schema: Schema) => Type.Object({ data: schema });

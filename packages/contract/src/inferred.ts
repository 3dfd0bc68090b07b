import type { Static, TSchema } from 'typebox';
import type { calls } from './calls.ts';
import type { CallName } from './routes.ts';
import type { Category } from './wire/category.ts';

type Calls = typeof calls;

/** The answer of a call with 200. Calls that answer text or a file have none: `string`. */
export type Answer<Name extends CallName> = Name extends 'categories'
  ? Category
  : Calls[Name] extends { answer: infer Schema extends TSchema }
    ? Static<Schema>
    : string;

/** The request body of a call; an empty object for calls without parameters. */
export type Body<Name extends CallName> = Calls[Name] extends { body: infer Schema extends TSchema }
  ? Static<Schema>
  : Record<string, never>;

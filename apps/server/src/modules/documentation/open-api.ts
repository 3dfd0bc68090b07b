import { antiForgery, type CallName, routes } from '@kontor/contract';
import { type Call, calls } from '@kontor/contract/calls';
import type { TSchema } from 'typebox';
import { nameOf } from './named-types.ts';

type Json = Record<string, unknown>;

/** The description of every call in OpenAPI 3.1, made from the contract: what is documented is what is validated. */
export function openApi(publicUrl: string): Json {
  const schemas: Json = {};
  const paths: Json = {};
  for (const name of Object.keys(routes) as CallName[]) {
    const { method, path } = routes[name];
    paths[path] = { [method.toLowerCase()]: operation(name, calls[name], schemas) };
  }
  const info = { title: 'Kontor', version: '1', description: 'The calls of the shop.' };
  return { openapi: '3.1.0', info, servers: [{ url: publicUrl }], paths, components: { schemas } };
}

function operation(name: CallName, call: Call, schemas: Json): Json {
  const { tag, summary, body, querystring, headers, answer, refusals } = call;
  const token = { name: antiForgery.header, in: 'header', required: true, schema: { type: 'string' } };
  const isPost = routes[name].method === 'POST';
  const refused = Object.entries(refusals).map(([status, { codes, body: schema }]) => [
    status,
    { description: codes.join(', '), ...jsonContent(schema, schemas) },
  ]);
  return {
    operationId: name,
    tags: [tag],
    summary,
    parameters: [
      ...parameters('query', querystring, schemas),
      ...parameters('header', headers, schemas),
      ...(isPost ? [token] : []),
    ],
    ...(body && { requestBody: { required: true, ...jsonContent(body, schemas) } }),
    responses: { 200: okay(name, answer, schemas), ...Object.fromEntries(refused) },
  };
}

function okay(name: CallName, answer: TSchema | undefined, schemas: Json): Json {
  if (answer !== undefined) return { description: 'OK', ...jsonContent(answer, schemas) };
  const type = name === 'getFile' ? '*/*' : 'text/plain';
  return { description: 'OK', content: { [type]: { schema: { type: 'string' } } } };
}

function parameters(place: 'query' | 'header', schema: TSchema | undefined, schemas: Json): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Json; required?: readonly string[] };
  return Object.entries(properties).map(([name, property]) => ({
    ...{ name, in: place, required: required.includes(name) },
    schema: hoisted(property, schemas),
  }));
}

function jsonContent(schema: TSchema, schemas: Json): Json {
  return { content: { 'application/json': { schema: hoisted(schema, schemas) } } };
}

const withoutId = ({ $id: _name, ...definition }: Json) => definition;

/**
 * A schema as the document contains it: types with a name of their own (a recursive type, a price) are moved to the
 * components.
 */
function hoisted(schema: unknown, schemas: Json): unknown {
  if (Array.isArray(schema)) return schema.map((item) => hoisted(item, schemas));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $defs, $id = nameOf(schema), $ref, ...rest } = schema as Json & { $defs?: Json; $id?: string; $ref?: string };
  for (const [name, definition] of Object.entries($defs ?? {})) {
    schemas[name] ??= hoisted(withoutId(definition as Json), schemas);
  }
  const fields = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, hoisted(value, schemas)]));
  if ($id !== undefined) schemas[$id] ??= fields;
  const name = $ref ?? $id;
  return name === undefined ? fields : { $ref: `#/components/schemas/${name}` };
}

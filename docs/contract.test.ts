import { routes } from '@kontor/contract';
import { type OfficeRoute, officeRoutes } from '@kontor/contract/office';
import { Product } from '@kontor/contract/wire-product';
import { expect, test } from 'vitest';
import { textOf } from './rules.ts';

test('every call is in the specification or in the contract', () => {
  const rules = ['specification', 'contract'].map((name) => textOf(`docs/rules/${name}.md`)).join('\n');
  const named = new Set(
    [...rules.matchAll(/`(?:(?:GET|POST) )?([\w/]+)/g)].map(([, path = '']) => path.replace('/api/shop/', '')),
  );
  const isNamed = (path: string) => {
    const call = path.replace('/api/shop/', '');
    // The specification lists calls of the configuration by their last word.
    return named.has(call) || (call.startsWith('config/') && named.has(call.replace('config/', '')));
  };
  expect(
    Object.values(routes)
      .map(({ path }) => path)
      .filter((path) => !isNamed(path)),
  ).toEqual([]);
});

test('every call of the back office is in the contract, beside the right that it needs', () => {
  const rows = new Map(
    [...textOf('docs/rules/contract.md').matchAll(/^\| `?([\w.-]+)`? \| (.*) \|$/gm)].map(([, right, calls]) => [
      right,
      calls,
    ]),
  );
  const unsaid = Object.values<OfficeRoute>(officeRoutes).filter(({ path, right, needsProof }) => {
    const call = `\`${path.replace('/api/admin/', '')}\`${needsProof ? '*' : ''}`;
    return !(rows.get(right) ?? '').split(', ').includes(call);
  });
  expect(unsaid).toEqual([]);
});

test('every field of a product is in the specification or in the contract, or is described where it is declared', () => {
  const rules = ['specification', 'contract'].map((name) => textOf(`docs/rules/${name}.md`)).join('\n');
  const unsaid = (fields: object) =>
    Object.entries(fields)
      .filter(([name, schema]) => !schema.description && !new RegExp(`\\b${name}\\b`).test(rules))
      .map(([name]) => name);
  expect(unsaid(Product.properties), 'give it a description in packages/contract/src/wire/product.ts').toEqual([]);
  expect(unsaid({ htmlDescription: {}, unheardOf: {}, told: { description: 'What it is.' } })).toEqual(['unheardOf']);
});

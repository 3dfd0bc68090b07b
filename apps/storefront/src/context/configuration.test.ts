import { CallFailure, type CallName, type CallShop } from '@kontor/contract';
import { expect, test } from 'vitest';
import { createConfiguration } from './configuration.ts';

/** A shop that answers from a table and records the calls. An error in the table is thrown once. */
function shopOf(answers: Partial<Record<CallName, unknown[]>>) {
  const asked: string[] = [];
  const call = async (name: CallName, body: { name?: string }) => {
    asked.push(body.name === undefined ? name : `${name} ${body.name}`);
    const answer = answers[name]?.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, configuration: createConfiguration(call as CallShop) };
}

test('every piece is fetched once and reused [SPEC §7.2.2, §7.3.1, §7.3.3]', async () => {
  const { asked, configuration } = shopOf({
    categories: [{ _id: 'root', name: 'Shop', children: [] }],
    title: ['Eisenhof'],
    startpage: [{ data: '/shop' }],
  });
  expect(asked).toEqual([]);
  expect(await Promise.all([configuration.title(), configuration.title()])).toEqual(['Eisenhof', 'Eisenhof']);
  expect(await configuration.startpage()).toBe('/shop');
  expect(await configuration.startpage()).toBe('/shop');
  expect(await configuration.categories()).toBe(await configuration.categories());
  expect(asked).toEqual(['title', 'startpage', 'categories']);
});

test('a failure is not kept', async () => {
  const { asked, configuration } = shopOf({ title: [new Error('no network'), 'Eisenhof'] });
  await expect(configuration.title()).rejects.toThrow('no network');
  expect(await configuration.title()).toBe('Eisenhof');
  expect(asked).toEqual(['title', 'title']);
});

test('whether there is a template is asked of the names, once', async () => {
  const { asked, configuration } = shopOf({ templateNames: [{ data: ['altgeraete'] }] });
  expect([await configuration.hasTemplate('altgeraete'), await configuration.hasTemplate('left')]).toEqual([
    true,
    false,
  ]);
  expect(asked).toEqual(['templateNames']);
});

test('a template is fetched once; one that does not exist is none, and is not asked for again [SPEC §7.3.9]', async () => {
  const missing = new CallFailure(404, { code: 'template-not-found', msg: '' });
  const { asked, configuration } = shopOf({ templateContent: [missing, '<p>x</p>'] });
  expect(await configuration.template('left')).toBeNull();
  expect(await configuration.template('left')).toBeNull();
  expect([await configuration.template('footer'), await configuration.template('footer')]).toEqual([
    '<p>x</p>',
    '<p>x</p>',
  ]);
  expect(asked).toEqual(['templateContent left', 'templateContent footer']);
});

test('an optional template that the operator has not written is not asked for, so no console shows a failed call', async () => {
  const { asked, configuration } = shopOf({ templateNames: [{ data: ['left'] }], templateContent: ['<p>x</p>'] });
  expect(await configuration.optionalTemplate('innerleft')).toBeNull();
  expect(await configuration.optionalTemplate('left')).toBe('<p>x</p>');
  expect(asked).toEqual(['templateNames', 'templateContent left']);
});

test('a template that cannot be had is a failure', async () => {
  const { configuration } = shopOf({ templateContent: [new CallFailure(500, { code: 'internal', msg: '' })] });
  await expect(configuration.template('left')).rejects.toThrow('500 internal');
});

import { expect, test } from 'vitest';
import { categoryPanel } from './category-panel.ts';

interface Category {
  readonly _id: string;
  readonly name: string;
  readonly children: readonly Category[];
}

const category = (name: string, ...children: Category[]): Category => ({ _id: name, name, children });
const drills = category('Bohrer');
const bits = category('Bits & Halter');
const tools = category('Werkzeug', drills, bits);
const root = category('Shop', tools, category('Holz'));

test('a category with children: the path down to it and its children [SPEC §2.5.7]', () => {
  expect(categoryPanel([root, tools])).toEqual({
    path: [
      { name: 'Shop', href: '/shop', selected: false },
      { name: 'Werkzeug', href: '/shop/werkzeug', selected: true },
    ],
    choices: [
      { name: 'Bohrer', href: '/shop/werkzeug/bohrer', selected: false },
      { name: 'Bits & Halter', href: '/shop/werkzeug/bits%20%26%20halter', selected: false },
    ],
  });
});

test('a leaf: the path down to its parent, and its siblings with itself selected [SPEC §2.5.8]', () => {
  expect(categoryPanel([root, tools, bits])).toEqual({
    path: [
      { name: 'Shop', href: '/shop', selected: false },
      { name: 'Werkzeug', href: '/shop/werkzeug', selected: false },
    ],
    choices: [
      { name: 'Bohrer', href: '/shop/werkzeug/bohrer', selected: false },
      { name: 'Bits & Halter', href: '/shop/werkzeug/bits%20%26%20halter', selected: true },
    ],
  });
});

test('the root: itself and its children', () => {
  expect(categoryPanel([root])?.path).toEqual([{ name: 'Shop', href: '/shop', selected: true }]);
  expect(categoryPanel([root])?.choices.map(({ name }) => name)).toEqual(['Werkzeug', 'Holz']);
});

test('a root without children has no panel [SPEC §2.5.9]', () => {
  expect(categoryPanel([category('Shop')])).toBeNull();
  expect(categoryPanel([])).toBeNull();
});

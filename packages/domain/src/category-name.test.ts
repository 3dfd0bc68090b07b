import { describe, expect, test } from 'vitest';
import { categoryNameRefusal, maxCategoryNameLength } from './category-name.ts';

const siblings = ['Werkzeug', 'Äpfel', 'Maße', 'Bad & Küche'];

describe('the name of a category', () => {
  test.each([
    'Werkstatt',
    'Werkzeug 2',
    'Apfel',
    'Masse',
    'Bad',
    'C-Profile',
    'PC',
    'CP',
    'U',
    'T',
    '50 % Rabatt',
    'Schrauben, Muttern & Co.',
    'a.b',
    '...',
    'Größe > 2 mm?',
    '#1',
    'Zylinderkopf / Motorblock',
    'Bohren\\Schrauben',
    '/',
    '../geheim',
    '日本',
    '👩\u200d🔧',
    'x'.repeat(maxCategoryNameLength),
  ])('may be %s', (name) => {
    expect(categoryNameRefusal(name, siblings)).toBeNull();
  });

  test.each([
    ['nothing', '', 'category-name-empty'],
    ['spaces', '  ', 'category-name-empty'],
    ['nothing to be seen', '\u200b', 'category-name-empty'],
    ['C', 'C', 'category-name-reserved'],
    ['P', 'P', 'category-name-reserved'],
    ['c, since a path is matched without regard to case', 'c', 'category-name-reserved'],
    ['p', 'p', 'category-name-reserved'],
    ['a dot, which browsers resolve', '.', 'category-name-reserved'],
    ['two dots, even percent-encoded', '..', 'category-name-reserved'],
    ['a sibling’s', 'Werkzeug', 'category-name-duplicate'],
    ['a sibling’s in capitals', 'WERKZEUG', 'category-name-duplicate'],
    ['a sibling’s with an umlaut in capitals', 'ÄPFEL', 'category-name-duplicate'],
    ['a sibling’s in another spelling of Unicode', 'A\u0308pfel', 'category-name-duplicate'],
    ['a sibling’s with a capital sharp s', 'MAẞE', 'category-name-duplicate'],
    ['two lines', 'Bohren\nSchrauben', 'category-name-characters'],
    ['a zero byte', 'Werk\u0000zeug', 'category-name-characters'],
    ['half a character', 'Werkzeug\ud83d', 'category-name-characters'],
    ['too long', 'x'.repeat(maxCategoryNameLength + 1), 'category-name-too-long'],
  ])('may not be %s', (_, name, code) => {
    expect(categoryNameRefusal(name, siblings)).toBe(code);
  });

  test('may be any among no siblings, of any iterable', () => {
    expect(categoryNameRefusal('Werkzeug', [])).toBeNull();
    expect(categoryNameRefusal('Werkzeug', new Set(['Garten']))).toBeNull();
    expect(categoryNameRefusal('garten', new Set(['Garten']))).toBe('category-name-duplicate');
  });
});

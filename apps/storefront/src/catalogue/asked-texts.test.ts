import { expect, test } from 'vitest';
import { afterAddress } from './asked-texts.ts';

test.each([
  ['loaded while nobody types', null, '', false, false, ['']],
  ['loaded while somebody types', null, 'ham', true, true, ['ham']],
  ['that the box asked for', ['', 'ham', 'hammer'], 'ham', true, true, ['ham', 'hammer']],
  ['that the box asked for last', ['', 'ham'], 'ham', false, true, ['ham']],
  ['that is there already', ['ham', 'hammer'], 'ham', true, true, ['ham', 'hammer']],
  ['of a link, also while somebody types', ['ham', 'hammer'], 'zange', true, false, ['zange']],
  ['to which the visitor went back', ['hammer'], 'ham', false, false, ['ham']],
])('an address %s', (_, asked, searchText, isTyping, isOwn, texts) => {
  expect(afterAddress(asked, searchText, isTyping)).toEqual({ isOwn, texts });
});

import { expect, test } from 'vitest';
import { lastsOf } from './ends.ts';

test('a compound is parted only where its first part can end', () => {
  expect(lastsOf('einschlagen')).toEqual(['schlagen', 'chlagen', 'hlagen', 'lagen', 'gen']);
  expect(lastsOf('tischsaege')).toContain('saege');
});

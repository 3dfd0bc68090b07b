import { expect, test } from 'vitest';
import { noDrafts, readDrafts, tickedOptions, tickOptions } from './drafts.ts';

const terms = { name: 'AGB', content: 'Ich stimme zu.', mandatory: true };
const letter = { name: 'Rundbrief', content: 'Schicken Sie ihn mir.', mandatory: false };

test('ticked options stay ticked for their cart, as long as their texts are the same', () => {
  const drafts = tickOptions(noDrafts, 'k1', [terms]);
  expect(tickedOptions(drafts, 'k1', [terms, letter])).toEqual(['AGB']);
  expect(tickedOptions(drafts, 'k2', [terms, letter])).toEqual([]);
  expect(tickedOptions(drafts, 'k1', [{ ...terms, content: 'Ich stimme allem zu.' }, letter])).toEqual([]);
  expect(tickedOptions(drafts, 'k1', [{ ...terms, name: 'ABG' }])).toEqual([]);
  expect(tickedOptions(tickOptions(drafts, 'k1', []), 'k1', [terms, letter])).toEqual([]);
});

test('stored drafts are restored, and nothing else', () => {
  const drafts = { ...tickOptions(noDrafts, 'k1', [terms, letter]), voucherCode: ' zehn', unusedCode: 'zehn' };
  expect(readDrafts(JSON.parse(JSON.stringify(drafts)))).toEqual(drafts);
  for (const broken of [
    { voucherCode: 7 },
    { unusedCode: null },
    { ticked: [{ name: 'AGB' }] },
    { ticked: 'AGB' },
    { tickedFor: null },
  ])
    expect(readDrafts({ ...drafts, ...broken })).toBeNull();
});

import { CallFailure } from '@kontor/contract';
import { expect, test } from 'vitest';
import { atEditedFields, blockOf, editedBlock, newBlock } from './edited-block.ts';

const facts = editedBlock({ kind: 'facts', title: '' });
const page = [
  {
    ...facts,
    facts: [
      { title: '', text: '' },
      { title: 'Frei Haus', text: '' },
      { title: '', text: 'ab 90 €' },
    ],
  },
  {
    ...newBlock('claim'),
    links: [
      { text: ' ', href: '' },
      { text: 'Hin', href: 'nirgends' },
    ],
  },
];

test('empty rows are not sent', () => {
  expect(page.map(blockOf)).toEqual([
    {
      ...{ kind: 'facts', title: '' },
      facts: [
        { title: 'Frei Haus', text: '' },
        { title: '', text: 'ab 90 €' },
      ],
    },
    { kind: 'claim', title: '', links: [{ text: 'Hin', href: 'nirgends' }] },
  ]);
});

test.each([
  ['page.blocks.0.facts.1.title', 'page.blocks.0.facts.2.title'],
  ['page.blocks.1.links.0.href', 'page.blocks.1.links.1.href'],
  ['page.blocks.1.facts', 'page.blocks.1.facts.0.title'],
  ['page.blocks.12.articles.3', 'page.blocks.12.articles'],
  ['page.blocks.0.categories.0', 'page.blocks.0.categories'],
  ['page.blocks.0.text', 'page.blocks.0.text'],
  ['page.blocks', 'page.blocks'],
])('an error at %s of what was sent is at %s of the form', (path, field) => {
  const refusal = { code: 'invalid-form', msg: 'Nein', errors: [{ path, msg: 'fehlt' }] };
  const { refusal: shown, status } = atEditedFields(new CallFailure(400, refusal), page) as CallFailure;
  expect([status, shown]).toEqual([400, { ...refusal, errors: [{ path: field, msg: 'fehlt' }] }]);
});

test('another failure stays as it is', () => {
  const failure = new Error('no network');
  expect(atEditedFields(failure, page)).toBe(failure);
});

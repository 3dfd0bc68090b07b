import { expect, test } from 'vitest';
import { matchingCommands } from './matching-commands.ts';

const commands = ['Heute', 'Team', 'Rollen', 'Tasten zeigen', 'Suchen und ausführen', 'Änderungen im Team'].map(
  (title) => ({ title, icon: 'today', run() {} }) as const,
);

test.each([
  ['', commands.map(({ title }) => title)],
  ['te', ['Team', 'Änderungen im Team']],
  ['AUSF such', ['Suchen und ausführen']],
  ['änd', ['Änderungen im Team']],
  ['eute', []],
])('“%s” finds titles in which each word begins a word; titles that begin with it come first', (typed, found) => {
  expect(matchingCommands(commands, typed).map(({ title }) => title)).toEqual(found);
});

import { expect, test } from 'vitest';
import { CommandRefused } from './command.ts';
import { commandOptions } from './command-options.ts';

const options = { mapping: { type: 'string' }, again: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;
const parse = (parameters: readonly string[], allowPositionals = true) =>
  commandOptions(parameters, { options, allowPositionals });

test('valid options are read', () => {
  const { values, positionals } = parse(['liste.csv', '--mapping=z.json', '--again']);
  expect([{ ...values }, positionals]).toEqual([{ mapping: 'z.json', again: true }, ['liste.csv']]);
});

test.each([
  [['a.csv', '--mappng', 'z.json'], 'Die Option --mappng gibt es nicht. Meinten Sie --mapping?'],
  [['a.csv', '--dryrun'], 'Die Option --dryrun gibt es nicht. Meinten Sie --dry-run?'],
  [['a.csv', '--farbe=rot'], 'Die Option --farbe gibt es nicht.'],
  [['a.csv', '-x'], 'Die Option -x gibt es nicht.'],
  [['a.csv', '--mapping'], 'Zur Option --mapping gehört ein Wert.'],
  [['a.csv', '--mapping', '--again'], 'Zur Option --mapping gehört ein Wert.'],
  [['a.csv', '--again=ja'], 'Zur Option --again gehört kein Wert.'],
])('%j is refused in German', (parameters, sentence) => {
  expect(() => parse(parameters)).toThrow(new CommandRefused(sentence));
});

test('a word where none belongs is refused in German', () => {
  expect(() => parse(['liste.csv'], false)).toThrow(new CommandRefused('„liste.csv“ ist zu viel.'));
});

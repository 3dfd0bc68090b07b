import { foldCase } from '@kontor/domain';
import type { Command } from './command.ts';

/**
 * The commands whose titles contain a word starting with each typed word. Titles that start with the typed text come
 * first.
 */
export function matchingCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = foldCase(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands;
  const wordsOf = ({ title }: Command) => foldCase(title).split(/[^\p{L}\p{N}]+/u);
  const found = commands.filter((command) =>
    words.every((word) => wordsOf(command).some((other) => other.startsWith(word))),
  );
  const isFirst = ({ title }: Command) => foldCase(title).startsWith(words.join(' '));
  return [...found.filter(isFirst), ...found.filter((command) => !isFirst(command))];
}

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandRefused } from './command.ts';

/**
 * Reads what was typed behind a command's name.
 * @param sentence what the operator reads of an option that there is not; `reason` is Node's, in English.
 * @throws CommandRefused with that sentence.
 */
export function commandOptions<const Config extends ParseArgsConfig>(
  parameters: readonly string[],
  config: Config,
  sentence: (reason: string) => string = (reason) => reason,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs<Config>({ ...config, args: [...parameters] });
  } catch (error) {
    throw new CommandRefused(sentence(error instanceof Error ? error.message : String(error)));
  }
}

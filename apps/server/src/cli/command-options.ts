import { type ParseArgsConfig, parseArgs } from 'node:util';
import { CommandRefused } from './command.ts';

/**
 * Parses the arguments of a command.
 * @param sentence the message for an unknown option; `reason` is Node's, in English.
 * @throws CommandRefused with that message.
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

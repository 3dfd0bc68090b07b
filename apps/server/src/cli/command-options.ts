import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearestWord } from '../nearest-word.ts';
import { CommandRefused } from './command.ts';
import { optionTexts as texts } from './texts/options.de.ts';

/**
 * Parses the arguments of a command.
 * @param sentence the message for an unknown option; `reason` says what is wrong with it, as a German sentence.
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
    if (!(error instanceof TypeError)) throw error;
    throw new CommandRefused(sentence(inGerman(error, Object.keys(config.options ?? {}))));
  }
}

/** What Node says in English, with advice for programmers. What it quotes is the option, perhaps with `<value>`. */
function inGerman({ code, message }: TypeError & { readonly code?: string }, options: readonly string[]): string {
  const quoted = /'([^']*)'/.exec(message)?.[1] ?? '';
  const option = /--?[^\s,=<]+(?=\s*(?:<value>)?$)/.exec(quoted)?.[0] ?? quoted;
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return texts.unknown(option, nearestWord(option.replace(/^-+/, ''), options));
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return message.includes('does not take') ? texts.takesNoValue(option) : texts.wantsValue(option);
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return texts.tooMuch(quoted);
    default:
      return message;
  }
}

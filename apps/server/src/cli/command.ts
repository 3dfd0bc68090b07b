/**
 * A command of `npm run kontor -- <name>`. Commands speak German to the operator; errors of the machine are English as
 * everywhere in logs.
 */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** The whole help text. */
  readonly help: string;
  /** Runs with the arguments behind the name and resolves with the exit code. */
  run(parameters: readonly string[]): Promise<number>;
}

/** What a command refuses: one sentence for the operator, exit code 1. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** The work that the first word behind a command asks for. Throws {@link CommandRefused} for any other word. */
export function workCalled<Work>(
  works: Readonly<Record<string, Work>>,
  what: string,
  unknown: (what: string) => string,
): Work {
  const work = Object.hasOwn(works, what) ? works[what] : undefined;
  if (work === undefined) throw new CommandRefused(unknown(what));
  return work;
}

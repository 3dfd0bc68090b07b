/**
 * A command of `npm run kontor -- <name>`. Commands speak German to the operator. System errors are in English, as in
 * logs.
 */
export interface Command {
  /** One line for the list of commands. */
  readonly summary: string;
  /** The whole help text. */
  readonly help: string;
  /** Runs with the arguments behind the name and resolves with the exit code. */
  run(parameters: readonly string[]): Promise<number>;
}

/** A refusal of a command: one sentence for the operator, exit code 1. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** The subcommand named by the first argument. Throws {@link CommandRefused} for an unknown one. */
export function workCalled<Work>(
  works: Readonly<Record<string, Work>>,
  what: string,
  unknown: (what: string) => string,
): Work {
  const work = Object.hasOwn(works, what) ? works[what] : undefined;
  if (work === undefined) throw new CommandRefused(unknown(what));
  return work;
}

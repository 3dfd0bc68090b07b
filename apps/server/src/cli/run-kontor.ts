import { sentenceForOperators } from '../sentence-for-operators.ts';
import { type Command, CommandRefused } from './command.ts';
import { texts } from './texts/commands.de.ts';

/** Commands are loaded on demand, so that none waits for the code of others. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import('./backup.ts')).backupCommand,
  bank: async () => (await import('./bank.ts')).bankCommand,
  books: async () => (await import('./books.ts')).booksCommand,
  check: async () => (await import('./check.ts')).checkCommand,
  configure: async () => (await import('./configure.ts')).configureCommand,
  erasures: async () => (await import('./erasures.ts')).erasuresCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
  documents: async () => (await import('./documents.ts')).documentsCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  import: async () => (await import('./import.ts')).importCommand,
  imports: async () => (await import('./imports.ts')).importsCommand,
  'import-customers': async () => (await import('./import-customers.ts')).importCustomersCommand,
  jobs: async () => (await import('./jobs.ts')).jobsCommand,
  migrate: async () => (await import('./migrate.ts')).migrateCommand,
  newsletter: async () => (await import('./newsletter.ts')).newsletterCommand,
  operators: async () => (await import('./operators.ts')).operatorsCommand,
  orders: async () => (await import('./orders.ts')).ordersCommand,
  payments: async () => (await import('./payments.ts')).paymentsCommand,
  retention: async () => (await import('./retention.ts')).retentionCommand,
  restore: async () => (await import('./restore.ts')).restoreCommand,
  search: async () => (await import('./search.ts')).searchCommand,
  searches: async () => (await import('./searches.ts')).searchesCommand,
  'stock-alerts': async () => (await import('./stock-alerts.ts')).stockAlertsCommand,
  templates: async () => (await import('./templates.ts')).templatesCommand,
  withdrawals: async () => (await import('./withdrawals.ts')).withdrawalsCommand,
  voucher: async () => (await import('./voucher.ts')).voucherCommand,
};

async function listOfCommands(): Promise<string> {
  const named = Object.entries(commands).map(async ([name, load]) => `  ${name.padEnd(17)} ${(await load()).summary}`);
  const lines = await Promise.all(named);
  return `${texts.usage}\n\n${lines.join('\n')}\n\n${texts.helpOfOne}`;
}

async function run([name = '', ...parameters]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined;
  const wantsHelp = parameters.includes('--help') || parameters.includes('-h');
  if (command && !wantsHelp) return command.run(parameters);
  const isKnown = command || ['', 'help', '--help', '-h'].includes(name);
  if (!isKnown) console.error(texts.unknownCommand(name));
  console.log(command ? command.help : await listOfCommands());
  return isKnown ? 0 : 1;
}

/** Runs a command with its arguments, and says in German why it failed. Resolves with the exit code. */
export async function runKontor(parameters: readonly string[]): Promise<number> {
  try {
    return await run(parameters);
  } catch (error) {
    console.error(error instanceof CommandRefused ? error.message : (sentenceForOperators(error) ?? error));
    return 1;
  }
}

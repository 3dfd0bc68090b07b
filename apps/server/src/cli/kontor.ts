import { sentenceForOperators } from '../sentence-for-operators.ts';
import { backupCommand } from './backup.ts';
import { checkCommand } from './check.ts';
import { type Command, CommandRefused } from './command.ts';
import { configureCommand } from './configure.ts';
import { doctorCommand } from './doctor.ts';
import { importCommand } from './import.ts';
import { importCustomersCommand } from './import-customers.ts';
import { jobsCommand } from './jobs.ts';
import { migrateCommand } from './migrate.ts';
import { ordersCommand } from './orders.ts';
import { paymentsCommand } from './payments.ts';
import { restoreCommand } from './restore.ts';
import { templatesCommand } from './templates.ts';
import { texts } from './texts/de.ts';
import { voucherCommand } from './voucher.ts';

const commands: Readonly<Record<string, Command>> = {
  backup: backupCommand,
  check: checkCommand,
  configure: configureCommand,
  doctor: doctorCommand,
  import: importCommand,
  'import-customers': importCustomersCommand,
  jobs: jobsCommand,
  migrate: migrateCommand,
  orders: ordersCommand,
  payments: paymentsCommand,
  restore: restoreCommand,
  templates: templatesCommand,
  voucher: voucherCommand,
};

function listOfCommands(): string {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(17)} ${summary}`);
  return `${texts.usage}\n\n${lines.join('\n')}\n\n${texts.helpOfOne}`;
}

async function main([name = '', ...parameters]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const wantsHelp = parameters.includes('--help') || parameters.includes('-h');
  if (command && !wantsHelp) return command.run(parameters);
  const isKnown = command || ['', 'help', '--help', '-h'].includes(name);
  if (!isKnown) console.error(texts.unknownCommand(name));
  console.log(command ? command.help : listOfCommands());
  return isKnown ? 0 : 1;
}

// Who reads what is printed may have had enough (`kontor jobs | head`): what was asked for is done to its end.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof CommandRefused ? error.message : (sentenceForOperators(error) ?? error));
  process.exitCode = 1;
}

import { randomUUID } from 'node:crypto';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OfficeDocument } from '@kontor/contract/office';
import { centsFromEuro, euroFromCents } from '@kontor/domain';
import { createInMemoryIndex } from '@kontor/search';
import { pino } from 'pino';
import { systemClock } from '../clock.ts';
import { germanDay, germanEuro, viennaDay } from '../german-format.ts';
import type { Refused } from '../http/refused.ts';
import { isRefused } from '../http/send-refusal.ts';
import { refusalSentence } from '../http/texts/refusals.de.ts';
import type { DocumentFault, DocumentsService } from '../modules/documents/documents.service.ts';
import type { DocumentForm } from '../modules/documents/types.ts';
import { createServices } from '../services.ts';
import { startOfDay } from '../tables/german-moment.ts';
import { parseGermanNumber } from '../tables/german-number.ts';
import { type Command, CommandRefused, workCalled } from './command.ts';
import { commandOptions } from './command-options.ts';
import { pageSentence, readPage } from './pages.ts';
import { documentsTexts as texts } from './texts/documents.de.ts';
import { withShop } from './with-database.ts';

type Work = (documents: DocumentsService) => Promise<number | undefined>;

/** `kontor documents`: invoices, corrections and delivery notes. The shop may be serving. */
export const documentsCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run([what = 'list', ...parameters]) {
    const work = workCalled(works, what, texts.unknown)(parameters);
    return withShop(async (database, config) => {
      const [index, logger] = [createInMemoryIndex(), pino({ level: 'silent' })];
      const services = createServices({ config, database, index, clock: systemClock, logger });
      try {
        return (await work(services.documents)) ?? 0;
      } finally {
        await services.close();
      }
    });
  },
};

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Parses the parameters of each subcommand, before the database is opened. */
const works: Readonly<Record<string, (parameters: readonly string[]) => Work>> = {
  list(parameters) {
    const options = { limit: text, page: text };
    const { values, positionals } = commandOptions(parameters, { options, allowPositionals: true }, texts.wrongOptions);
    if (positionals.length > 1) throw new CommandRefused(texts.wantsOne('list'));
    const [order] = positionals;
    return order === undefined ? (documents) => listAll(documents, values) : (documents) => listOf(documents, order);
  },
  issue(parameters) {
    const options = { delivered: text, paid: text, pieces: text, 'without-charges': flag, mail: flag };
    const { number, values } = oneOf('issue', parameters, options);
    const wish = {
      number,
      ...daysOf(values.delivered),
      ...(values.paid !== undefined && { paid: euroOf(values.paid) }),
      ...(values.mail && { isMailed: true }),
    };
    const { pieces } = piecesOf(values.pieces);
    if (pieces === undefined) return async (documents) => say(await documents.issueInvoice(wish, null));
    const part = { ...wish, key: randomUUID(), pieces, withCharges: values['without-charges'] !== true };
    return async (documents) => say(await documents.issuePart(part, null));
  },
  note(parameters) {
    const { number, values } = oneOf('note', parameters, { delivered: text, pieces: text });
    const { deliveredTo: deliveredOn } = daysOf(values.delivered);
    const wish = { number, key: randomUUID(), ...(deliveredOn && { deliveredOn }), ...piecesOf(values.pieces) };
    return async (documents) => say(await documents.issueDeliveryNote(wish, null));
  },
  correct(parameters) {
    const options = { all: flag, pieces: text, shipping: text, allowance: text, reason: text, mail: flag };
    const { number, values } = oneOf('correct', parameters, options);
    const { all = false, pieces, shipping, allowance, reason = '', mail } = values;
    const ways = [all, pieces !== undefined || shipping !== undefined, allowance !== undefined];
    if (ways.filter(Boolean).length !== 1) throw new CommandRefused(texts.allOrPart);
    const charges = shipping === undefined ? [] : [{ kind: 'shipping' as const, amount: euroOf(shipping) }];
    const given = allowance === undefined ? { ...piecesOf(pieces), charges } : { allowance: allowanceOf(allowance) };
    const part = all ? {} : given;
    const wish = { number, key: randomUUID(), ...part, reason, ...(mail && { isMailed: true }) };
    return async (documents) => say(await documents.correct(wish, null));
  },
  file(parameters) {
    const options = { xrechnung: flag, ebinterface: flag };
    const { values, positionals } = commandOptions(parameters, { options, allowPositionals: true }, texts.wrongOptions);
    const [number, target = '.', ...rest] = positionals;
    if (number === undefined || rest.length > 0) throw new CommandRefused(texts.wantsOne('file'));
    const forms = (['xrechnung', 'ebinterface'] as const).filter((form) => values[form]);
    if (forms.length > 1) throw new CommandRefused(texts.oneForm);
    return (documents) => handOut(documents, number, { target, form: forms[0] ?? 'pdf' });
  },
  mail(parameters) {
    const { number } = oneOf('mail', parameters, {});
    return async (documents) => {
      accepted(await documents.mail(number, null));
      console.log(texts.mailed(number));
    };
  },
  verify(parameters) {
    if (parameters.length > 0) throw new CommandRefused(texts.wantsNothing('verify'));
    return verify;
  },
};

function oneOf<Options extends Readonly<Record<string, typeof text | typeof flag>>>(
  what: string,
  parameters: readonly string[],
  options: Options,
) {
  const typed = commandOptions(parameters, { options, allowPositionals: true }, texts.wrongOptions);
  const [number, ...rest] = typed.positionals;
  if (!number || rest.length > 0) throw new CommandRefused(texts.wantsOne(what));
  return { number, values: typed.values };
}

/** A day, or two with dots between them: `18.11.2026..20.11.2026`. */
function daysOf(written: string | undefined): { deliveredFrom?: string; deliveredTo?: string } {
  if (written === undefined) return {};
  const [from = '', to = from] = written.split('..');
  const days = [from, to].map((day) => startOfDay(day.trim()));
  const [first, last] = days.map((day) => (day === null ? null : viennaDay(day)));
  if (!first || !last) throw new CommandRefused(texts.noDay(written));
  return { deliveredFrom: first, deliveredTo: last };
}

function euroOf(written: string): number {
  const cents = centsFromEuro(parseGermanNumber(written));
  if (cents === null || cents < 0) throw new CommandRefused(texts.noEuro(written));
  return euroFromCents(cents);
}

/** Positions as they are printed, from 1, with pieces: `1:2,3:1`. */
function piecesOf(written: string | undefined): { pieces?: { line: number; amount: number }[] } {
  if (written === undefined) return {};
  const pieces = written.split(',').map((part) => {
    const [, position, amount] = /^\s*(\d{1,4}):(\d{1,7})\s*$/.exec(part) ?? [];
    if (position === undefined || Number(position) < 1 || Number(amount) < 1)
      throw new CommandRefused(texts.noPieces(written));
    return { line: Number(position) - 1, amount: Number(amount) };
  });
  return { pieces };
}

/** An amount for all goods, or after a position: `5,00` or `2:5,00`. */
function allowanceOf(written: string): { line?: number; amount: number } {
  const [, position, amount = written] = /^\s*(\d{1,4}):(.+)$/.exec(written) ?? [];
  if (position === '0') throw new CommandRefused(texts.noEuro(written));
  return { ...(position !== undefined && { line: Number(position) - 1 }), amount: euroOf(amount) };
}

async function listAll(
  documents: DocumentsService,
  asked: { readonly limit?: string; readonly page?: string },
): Promise<undefined> {
  const page = readPage(asked);
  const { documents: shown, count } = await documents.page(page);
  if (shown.length === 0) return console.log(texts.none) as undefined;
  for (const document of shown) console.log(lineOf(document));
  console.log(`\n${pageSentence(page, shown.length, count)}`);
}

async function listOf(documents: DocumentsService, order: string): Promise<undefined> {
  const shown = accepted(await documents.ofOrder(order));
  for (const document of shown) console.log(lineOf(document));
  if (shown.length === 0) console.log(texts.noneOf(order));
}

/** One line: number, day, title, order, amount, and what of it is due. */
function lineOf({ number, issuedOn, title, orderNumber, corrects, gross, due, isWithdrawn }: OfficeDocument): string {
  const sums = gross === null || due === null ? [] : [texts.sums(euro(gross), euro(due))];
  const about = corrects === null ? orderNumber : texts.corrects(corrects);
  return [number, germanDay(issuedOn), title, about, ...sums, ...(isWithdrawn ? [texts.withdrawn] : [])].join('  ');
}

function euro(amount: number): string {
  return germanEuro(centsFromEuro(amount) ?? 0);
}

function say(answer: OfficeDocument | Refused): undefined {
  console.log(lineOf(accepted(answer)));
}

/** What was answered. A refusal is told in its German sentence. */
function accepted<Answer>(answer: Answer | Refused): Answer {
  if (!isRefused(answer)) return answer;
  const errors = answer.errors?.map(({ msg }) => msg) ?? [];
  throw new CommandRefused([answer.msg ?? refusalSentence(answer.code), ...errors].join(' '));
}

/** Writes a file, into a folder under its own name; what is there already is not replaced. */
async function handOut(
  documents: DocumentsService,
  number: string,
  { target, form }: { readonly target: string; readonly form: DocumentForm },
): Promise<undefined> {
  const { filename, bytes } = accepted(await documents.file(number, form));
  const isFolder = existsSync(target) && statSync(target).isDirectory();
  const path = isFolder ? join(target, filename) : target;
  if (existsSync(path)) throw new CommandRefused(texts.fileThere(path));
  writeFileSync(path, bytes, { flag: 'wx' });
  console.log(texts.written(path));
}

async function verify(documents: DocumentsService): Promise<number> {
  const { rendered, unrendered, faults } = await documents.verify();
  console.log(texts.verified(rendered, unrendered));
  for (const fault of faults) console.log(faultSentence(fault));
  if (faults.length === 0) console.log(texts.allWell);
  return faults.length === 0 ? 0 : 1;
}

function faultSentence(fault: DocumentFault): string {
  if (fault.code === 'gap') return texts.faults.gap(fault.series.replace(/^document-/, ''), fault.missing);
  if (fault.code === 'link-missing') return texts.faults['link-missing'](fault.position);
  return texts.faults[fault.code](fault.number);
}

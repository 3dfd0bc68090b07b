import { parseArgs } from 'node:util';
import { allEngines } from './all-engines.ts';
import { allSets } from './all-sets.ts';
import { ask, judgementsOf } from './ask.ts';
import type { JudgedSet } from './judging/judged.ts';
import { fingerprintOf, isDev, type Judgement, type Outcome } from './judging/measure.ts';
import { type ByEngine, badAnswer, table } from './report.ts';

/**
 * Measures how well the search finds what was meant: `node bench/relevance/main.ts [--engine kontor] [--set demo]`.
 * With `--dev` it reports the two halves of the queries separately, and lists our bad answers in the dev half.
 */
const { values } = parseArgs({
  options: { engine: { type: 'string' }, set: { type: 'string' }, dev: { type: 'boolean', default: false } },
});
const engines = chosen(allEngines, values.engine);
const sets = chosen(Object.fromEntries(allSets.map((set) => [set.name, set])), values.set);

const together: Record<string, Outcome[]> = {};
for (const set of Object.values(sets)) {
  const judgements = judgementsOf(set);
  const byEngine: Record<string, Outcome[]> = {};
  for (const [name, make] of Object.entries(engines)) {
    byEngine[name] = await ask(make, set, judgements);
    together[name] = [...(together[name] ?? []), ...byEngine[name]];
  }
  const fingerprint = fingerprintOf(set.queries.map(({ text }) => text));
  print(`${set.name}: ${set.products.length} products, ${set.queries.length} queries (${fingerprint})`, byEngine);
  if (values.dev) listBadAnswers(set, judgements, byEngine.kontor ?? []);
}
if (Object.keys(sets).length > 1) print('all sets together', together);

function chosen<T>(all: Readonly<Record<string, T>>, name: string | undefined): Readonly<Record<string, T>> {
  if (name === undefined) return all;
  const one = all[name];
  if (one === undefined) throw new Error(`${name} is none of ${Object.keys(all).join(', ')}`);
  return { [name]: one };
}

function print(title: string, byEngine: ByEngine): void {
  const parts = values.dev
    ? { [`${title}, dev half`]: half(byEngine, true), [`${title}, test half`]: half(byEngine, false) }
    : { [title]: byEngine };
  for (const [headline, part] of Object.entries(parts)) console.log(`\n${headline}\n\n${table(part)}`);
}

function half(byEngine: ByEngine, dev: boolean): ByEngine {
  const halves = Object.entries(byEngine).map(([name, outcomes]) => [
    name,
    outcomes.filter(({ text }) => isDev(text) === dev),
  ]);
  return Object.fromEntries(halves);
}

function listBadAnswers(set: JudgedSet, judgements: readonly Judgement[], outcomes: readonly Outcome[]): void {
  const products = new Map(set.products.map((product) => [product.id, product]));
  console.log(`\n${set.name}, dev half: kontor's answer and the best one, with grades\n`);
  for (const [place, outcome] of outcomes.entries()) {
    const judgement = judgements[place];
    const isBad = outcome.isFalse || (outcome.ndcg ?? 1) < 0.7;
    if (judgement && isBad && isDev(outcome.text)) console.log(badAnswer(outcome, judgement, products));
  }
}

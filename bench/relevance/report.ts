import type { JudgedProduct } from './judging/judged.ts';
import { idealOf, type Judgement, type Outcome, type Summary, summaryOf } from './judging/measure.ts';

/** Outcomes by the engine's name. */
export type ByEngine = Readonly<Record<string, readonly Outcome[]>>;

const cell = 17;

/**
 * A row for each class and one for all queries: nDCG@10, success@1 and empty answers of each engine, then false
 * answers.
 */
export function table(byEngine: ByEngine): string {
  const engines = Object.values(byEngine);
  const classes = [...new Set(engines[0]?.map((outcome) => outcome.class))].filter((name) => name !== 'nothing');
  const rows = classes.map((name) =>
    row(
      name,
      engines.map((outcomes) => summaryOf(outcomes.filter((outcome) => outcome.class === name))),
    ),
  );
  const all = engines.map((outcomes) => summaryOf(outcomes));
  return [
    `${''.padEnd(22)}${Object.keys(byEngine)
      .map((name) => name.padStart(cell))
      .join('')}`,
    `${'class'.padEnd(16)}${'n'.padStart(6)}${'nDCG  1st empty'.padStart(cell).repeat(engines.length)}`,
    ...rows,
    row('all', all),
    line(
      '± of nDCG',
      '',
      all.map(({ error }) => `${decimal(error)}           `),
    ),
    line(
      'nothing fits: false',
      '',
      all.map((summary) => `${percent(summary.false)}           `),
    ),
    line(
      '… answered at all',
      '',
      all.map((summary) => `${percent(summary.answered)}           `),
    ),
  ].join('\n');
}

function row(name: string, summaries: readonly Summary[]): string {
  const cells = summaries.map(({ ndcg, success, empty }) => `${decimal(ndcg)} ${percent(success)} ${percent(empty)}`);
  return line(name, String(summaries[0]?.queries ?? 0), cells);
}

function line(name: string, count: string, cells: readonly string[]): string {
  return `${name.padEnd(22 - count.length)}${count}${cells.map((text) => text.padStart(cell)).join('')}`;
}

function decimal(value: number | null): string {
  return value === null ? '   –' : value.toFixed(2);
}

function percent(value: number | null): string {
  return (value === null ? '–' : `${Math.round(value * 100)}%`).padStart(4);
}

/** A bad answer beside the best one. */
export function badAnswer(
  outcome: Outcome,
  judgement: Judgement,
  products: ReadonlyMap<string, JudgedProduct>,
): string {
  const list = (ids: readonly string[]) =>
    ids.slice(0, 5).map((id) => {
      const product = products.get(id);
      return `${judgement.grades.get(id) ?? 0} ${product?.name ?? id}, ${product?.nameSuffix ?? ''}`;
    });
  const got = outcome.ids.length === 0 ? ['nothing'] : list(outcome.ids);
  const ideal = judgement.grades.size === 0 ? ['nothing'] : list(idealOf(judgement));
  const lines = Array.from({ length: Math.max(got.length, ideal.length) }, (_, place) =>
    `    ${(got[place] ?? '').slice(0, 54).padEnd(56)}${(ideal[place] ?? '').slice(0, 54)}`.trimEnd(),
  );
  return [`  ${outcome.text} (${outcome.class}): ${outcome.ndcg?.toFixed(2) ?? 'false answer'}`, ...lines].join('\n');
}

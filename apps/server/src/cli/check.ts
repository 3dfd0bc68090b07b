import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createConfigurationService } from '../modules/configuration/configuration.service.ts';
import {
  createGoLiveService,
  findingSentence,
  goLiveTexts,
  notComputed,
  weightHeads,
} from '../modules/go-live/go-live.service.ts';
import type { Finding, Weight } from '../modules/go-live/types.ts';
import { createTemplateService } from '../modules/templates/templates.service.ts';
import { type Command, CommandRefused } from './command.ts';
import { checkTexts as texts } from './texts/check.de.ts';
import { withShop } from './with-database.ts';

/** `kontor check`: what is missing before the shop may sell (docs/opening-a-shop.md). The shop may be serving. */
export const checkCommand: Command = {
  summary: texts.summary,
  help: texts.help,
  async run(parameters) {
    if (parameters.length > 0) throw new CommandRefused(texts.noParameters);
    const findings = await withShop(findIn);
    for (const weight of ['orders', 'open', 'look'] as const) tell(weight, findings);
    console.log(list(texts.beyond, notComputed));
    const open = findings.filter(({ weight }) => weight !== 'look').length;
    console.log(open === 0 ? goLiveTexts.ready : goLiveTexts.notReady(open));
    return open === 0 ? 0 : 1;
  },
};

function findIn(database: Database, config: Config): Promise<readonly Finding[]> {
  const version = () => 0;
  const configuration = createConfigurationService(database, version);
  const templates = createTemplateService(database, version);
  return createGoLiveService({
    ...{ database, configuration, templates, config, version, clock: systemClock },
  }).allFindings();
}

function tell(weight: Weight, findings: readonly Finding[]): void {
  const sentences = findings.filter((finding) => finding.weight === weight).map(findingSentence);
  if (sentences.length > 0) console.log(list(weightHeads[weight], sentences));
}

function list(head: string, sentences: readonly string[]): string {
  return [head, ...sentences.map((sentence) => `  - ${sentence}`), ''].join('\n');
}

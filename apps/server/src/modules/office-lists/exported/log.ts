import type { ListColumnName, LogEntry, LogQuestion } from '@kontor/contract/office';
import { actionTexts, subjectTexts } from '@kontor/contract/office-texts';
import type { OfficeLog } from '../../office-log/office-log.service.ts';
import { columnTexts as texts } from '../texts/columns.de.ts';
import { type ExportedList, moment } from './exported-list.ts';

/** The entries of the log of a question. */
export function exportedLog(
  log: Pick<OfficeLog, 'page' | 'count'>,
  { after: _, ...question }: LogQuestion,
): ExportedList<ListColumnName<'log'>, LogEntry> {
  return {
    columns: {
      at: [[texts.at, ({ at }) => moment(at)]],
      who: [[texts.who, ({ operator }) => operator]],
      what: [[texts.what, ({ action }) => titleIn(actionTexts, action)]],
      about: [[texts.subjectId, ({ subjectId, subjectName }) => subjectName ?? subjectId]],
      change: [
        [texts.before, ({ before }) => inWords(before)],
        [texts.after, ({ after }) => inWords(after)],
      ],
      network: [[texts.network, ({ network }) => network ?? '']],
      subject: [[texts.subject, ({ subject }) => titleIn(subjectTexts, subject)]],
    },
    count: (upTo) => log.count(question, upTo),
    async page(after) {
      const page = await log.page({ ...question, ...(after !== undefined && { after }) });
      return { rows: page.entries, next: page.next };
    },
  };
}

/** A title; a name that this version does not know stays as it is. */
function titleIn(titles: Readonly<Record<string, string>>, name: string): string {
  return titles[name] ?? name;
}

/** Values have any shape: each kind of change has its own. */
function inWords(values: unknown): string {
  return values === undefined ? '' : JSON.stringify(values);
}

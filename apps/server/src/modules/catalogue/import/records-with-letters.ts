import { firstWithLostLetter } from '../../../tables/lost-letters.ts';
import type { DetectedText } from '../../../tables/text-encoding.ts';
import { reasons } from '../../../tables/texts/tables.de.ts';
import type { ImportRecord } from './records/import-record.ts';

/**
 * Checks records for broken letters. A record with an undecodable letter is refused, since the original is unknown.
 * Letters that were lost before the file was written cause a warning.
 */
export async function* recordsWithLetters(
  records: AsyncIterable<ImportRecord>,
  flaw: NonNullable<DetectedText['flaw']>,
): AsyncGenerator<ImportRecord> {
  for await (const record of records) {
    const cell = record.kind === 'refused' ? undefined : firstWithLostLetter(textsOf(record));
    if (cell === undefined || record.kind === 'refused') yield record;
    else if (flaw === 'broken') yield refused(record, reasons.brokenLetter(cell));
    else if (record.kind !== 'product') yield record;
    else {
      const warnings = [...(record.warnings ?? []), { row: record.line, reason: reasons.lostLetter(cell) }];
      yield { ...record, warnings };
    }
  }
}

function refused(record: Exclude<ImportRecord, { kind: 'refused' }>, reason: string): ImportRecord {
  const { line, rows, source } = record;
  const name = record.kind === 'product' ? String(record.draft.articleNumber ?? '') : '';
  const isNameLost = firstWithLostLetter([name]) !== undefined;
  return { kind: 'refused', line, rows, source, name, reason, isCut: isNameLost };
}

function textsOf({ source, ...record }: ImportRecord): readonly string[] {
  const own = 'json' in source ? [source.json] : source.rows.flatMap(({ cells }) => cells);
  const category =
    record.kind === 'product' && record.draft.category.kind === 'names' ? record.draft.category.names : [];
  return [...own, ...category];
}

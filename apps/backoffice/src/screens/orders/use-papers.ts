import type { PapersToPrint, PrintedPapers } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { handOutFile } from '../../calls/hand-out-file.ts';
import { officeCall } from '../../calls/office-call.ts';

/** What can be printed of many orders. */
export type PaperKind = PapersToPrint['papers'];

/** Prints papers of orders: opens the file in a window of its own. Returns the orders that have none, and why. */
export function usePapers(): (papers: PaperKind, numbers: readonly string[]) => Promise<PrintedPapers> {
  const queries = useQueryClient();
  return async (papers, numbers) => {
    const printed = await officeCall('documentsPrint', { papers, numbers: [...numbers] });
    if (printed.file !== null) handOutFile(printed.file, { type: printed.file.mimeType, isOpened: true });
    if (papers !== 'pick-list') await queries.invalidateQueries({ queryKey: ['documents'] });
    return printed;
  };
}

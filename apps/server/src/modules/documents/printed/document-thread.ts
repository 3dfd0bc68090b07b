import { answerTasks } from '../../../concurrency/worker.ts';
import { readLetterFonts } from '../../../pdf/fonts.ts';
import { copiesPdf, documentPdf } from './document-pdf.ts';
import type { PrintTask } from './document-printer.ts';
import { pickListPdf } from './pick-list-pdf.ts';

const fonts = readLetterFonts();

answerTasks((task: PrintTask) => {
  if (task.kind === 'document') return documentPdf(task.model, task.issuedAt, fonts);
  return task.kind === 'copies' ? copiesPdf(task.models, task, fonts) : pickListPdf(task.list, fonts);
});

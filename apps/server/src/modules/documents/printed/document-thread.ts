import { answerTasks } from '../../../concurrency/worker.ts';
import { readLetterFonts } from '../../../pdf/fonts.ts';
import { copiesPdf, documentPdf } from './document-pdf.ts';
import type { PrintTask } from './document-printer.ts';
import { pickListPdf } from './pick-list-pdf.ts';
import { plainLetterPdf } from './plain-letter-pdf.ts';

const fonts = readLetterFonts();

answerTasks((task: PrintTask) => {
  if (task.kind === 'document') return documentPdf(task.model, task.issuedAt, fonts);
  if (task.kind === 'letter') return plainLetterPdf(task.letter, fonts);
  return task.kind === 'copies' ? copiesPdf(task.models, task, fonts) : pickListPdf(task.list, fonts);
});

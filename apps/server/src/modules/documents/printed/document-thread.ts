import { answerTasks } from '../../../concurrency/worker.ts';
import { readLetterFonts } from '../../../pdf/fonts.ts';
import { documentPdf } from './document-pdf.ts';
import type { DocumentToPrint } from './document-printer.ts';

const fonts = readLetterFonts();
answerTasks(({ model, issuedAt }: DocumentToPrint) => documentPdf(model, issuedAt, fonts));

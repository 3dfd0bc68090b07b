import { answerTasks } from '../../../concurrency/worker.ts';
import { readLetterFonts } from '../../../pdf/fonts.ts';
import { type DocumentOrder, makeDocument } from './make-document.ts';

const fonts = readLetterFonts();
answerTasks((wanted: DocumentOrder) => makeDocument(wanted, fonts));

import { handOutFile } from '../../../../calls/hand-out-file.ts';
import { officeCall } from '../../../../calls/office-call.ts';

/** A form in which a document is available. */
export type FileForm = 'pdf' | 'xrechnung' | 'ebinterface';

/** Fetches the file of a document. A PDF opens in its own window for reading and printing. XML is saved. */
export async function openFile(number: string, form: FileForm): Promise<void> {
  const file = await officeCall('documentFile', { number, form });
  handOutFile(file, { type: file.mimeType, isOpened: form === 'pdf' });
}

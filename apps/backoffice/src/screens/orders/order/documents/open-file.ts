import { officeCall } from '../../../../calls/office-call.ts';

/** How long the browser may read an opened file, in ms. */
const readable = 60_000;

/** A form in which a document is available. */
export type FileForm = 'pdf' | 'xrechnung' | 'ebinterface';

/** Fetches the file of a document. A PDF opens in its own window for reading and printing. XML is saved. */
export async function openFile(number: string, form: FileForm): Promise<void> {
  const { filename, mimeType, content } = await officeCall('documentFile', { number, form });
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new File([bytes], filename, { type: mimeType }));
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener';
  if (form === 'pdf') link.target = '_blank';
  else link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readable);
}

/** How long the browser may read a file, in ms. */
const readable = 60_000;

/** A file as calls answer it. */
export interface AnsweredFile {
  readonly filename: string;
  /** Its bytes in base64. */
  readonly content: string;
}

/** Hands a file to the browser: to be saved, or opened in a window of its own for reading and printing. */
export function handOutFile(
  { filename, content }: AnsweredFile,
  { type, isOpened = false }: { readonly type: string; readonly isOpened?: boolean },
): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  handOut(new File([bytes], filename, { type }), isOpened);
}

/** Hands a text to the browser, to be saved. */
export function handOutText(filename: string, text: string, type: string): void {
  handOut(new File([text], filename, { type }), false);
}

/** Hands what the server answered to the browser, to be saved. */
export function handOutBlob(filename: string, content: Blob): void {
  handOut(new File([content], filename, { type: content.type }), false);
}

function handOut(file: File, isOpened: boolean): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noopener';
  if (isOpened) link.target = '_blank';
  else link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readable);
}

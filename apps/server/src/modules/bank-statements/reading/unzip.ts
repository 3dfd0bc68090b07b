import { fromBufferPromise } from 'yauzl';
import { readingTexts as texts } from '../texts/reading.de.ts';
import { UnreadableStatement } from './unreadable-statement.ts';

/** How many files a ZIP may contain. */
const mostParts = 200;

/** Whether bytes begin like a ZIP. */
export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}

/**
 * The files of a ZIP, without folders and the extra files of macOS. The unpacked size is counted while reading, because
 * a small ZIP can state a small size and contain much. Throws {@link UnreadableStatement}.
 */
export async function unzip(bytes: Buffer, mostBytes: number): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  let read = 0;
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    if (zip.entryCount > mostParts) throw new UnreadableStatement(texts.tooManyParts);
    for await (const entry of zip.eachEntry()) {
      if (/\/$|^__MACOSX\/|(^|\/)\./.test(entry.fileName)) continue;
      if (entry.isEncrypted()) throw new UnreadableStatement(texts.brokenZip);
      const chunks: Buffer[] = [];
      for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        read += chunk.length;
        if (read > mostBytes) throw new UnreadableStatement(texts.tooLarge);
        chunks.push(chunk);
      }
      parts.push(Buffer.concat(chunks));
    }
  } catch (error) {
    if (error instanceof UnreadableStatement) throw error;
    throw new UnreadableStatement(texts.brokenZip, { cause: error });
  }
  return parts;
}

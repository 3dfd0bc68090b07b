import type { BooksFileWish, OssFileWish } from '@kontor/contract/office';
import { handOutFile } from '../../calls/hand-out-file.ts';
import { officeCall } from '../../calls/office-call.ts';

/** The formats of a month's file. */
export type BooksFormat = BooksFileWish['format'];

/** Fetches the file of a month and hands it to the browser to be saved. */
export async function saveMonth(month: string, format: BooksFormat): Promise<void> {
  handOutFile(await officeCall('booksFile', { month, format }), { type: 'text/csv' });
}

/** The same with the declaration of a quarter to the one-stop shop. */
export async function saveOss(quarter: string, format: NonNullable<OssFileWish['format']>): Promise<void> {
  handOutFile(await officeCall('booksOssFile', { quarter, format }), { type: 'text/csv' });
}

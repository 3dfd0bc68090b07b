import { refused } from '../call.ts';
import {
  Books,
  BooksFile,
  BooksFileWish,
  BooksMonth,
  OneMonth,
  OneQuarter,
  OssFileWish,
  OssQuarter,
} from './wire/books.ts';

const wrongMonth = { 400: refused('invalid-request', 'no-such-month') };
const wrongQuarter = { 400: refused('invalid-request', 'no-such-quarter') };

/** The bodies and answers of the calls about the books. */
export const booksCalls = {
  books: {
    summary: 'The months and quarters of the books, the latest first, with their turnover by rate and country.',
    answer: Books,
  },
  booksFile: {
    summary: 'The bookings of a month as a file. The file of a closed month never changes.',
    body: BooksFileWish,
    answer: BooksFile,
    refusals: { ...wrongMonth, 409: refused('account-missing') },
  },
  booksClose: {
    summary: 'Closes a month for ever. What comes later is booked in the next open month.',
    body: OneMonth,
    answer: BooksMonth,
    refusals: {
      ...wrongMonth,
      409: refused('month-closed', 'month-not-over', 'earlier-month-open', 'account-missing'),
    },
  },
  booksOss: {
    summary: 'The declaration of a quarter to the one-stop shop, by country and rate.',
    body: OneQuarter,
    answer: OssQuarter,
    refusals: wrongQuarter,
  },
  booksOssFile: {
    summary: 'The same as a table (CSV), or as the file for the portal of the BZSt.',
    body: OssFileWish,
    answer: BooksFile,
    refusals: wrongQuarter,
  },
} as const;

import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { type BooksService, quartersOf } from './books.service.ts';
import { wireFile, wireLimit, wireMonth, wireOss, wireQuarter } from './wire-books.ts';

/** The back office's calls about the books. */
export function booksRoutes(app: FastifyInstance, books: BooksService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    books: async () => {
      const months = await books.months();
      const limits = (await books.limits()).map(wireLimit);
      return { months: months.map(wireMonth), quarters: quartersOf(months).map(wireQuarter), limits };
    },
    booksFile: async ({ body }) => {
      const file = await books.file(body.month, body.format);
      return isRefused(file) ? file : wireFile(file);
    },
    booksClose: async ({ body, operator }) => {
      const month = await books.close(body.month, operator);
      return isRefused(month) ? month : wireMonth(month);
    },
    booksOss: async ({ body }) => {
      const report = await books.oss(body.quarter);
      return isRefused(report) ? report : wireOss(report);
    },
    booksOssFile: async ({ body }) => {
      const file = await books.ossFile(body.quarter, body.format);
      return isRefused(file) ? file : wireFile(file);
    },
  });
}

import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { registerOfficeCalls } from '../../http/register-office-call.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { DocumentsService } from './documents.service.ts';

/** Invoices, corrections and delivery notes, for operators. */
export function documentRoutes(app: FastifyInstance, documents: DocumentsService, clock: Clock): void {
  registerOfficeCalls(app, clock, {
    documents: async ({ body }) => {
      const found = await documents.ofOrder(body.number);
      return isRefused(found) ? found : { documents: found, ...(await documents.billing(body.number)) };
    },
    documentFile: async ({ body }) => {
      const file = await documents.file(body.number, body.form ?? 'pdf');
      if (isRefused(file)) return file;
      const { filename, mimeType, bytes } = file;
      return { filename, mimeType, content: Buffer.from(bytes).toString('base64') };
    },
    documentIssue: ({ body, operator }) => documents.issueInvoice(body, operator),
    documentIssuePart: ({ body, operator }) => documents.issuePart(body, operator),
    documentCorrect: ({ body, operator }) => documents.correct(body, operator),
    deliveryNoteIssue: ({ body, operator }) => documents.issueDeliveryNote(body, operator),
    documentsPrint: ({ body, operator }) => documents.print(body, operator),
    documentMail: ({ body, operator }) => documents.mail(body.number, operator),
  });
}

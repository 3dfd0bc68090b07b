export { type MailLine, type OrderMailFacts, orderMailFacts, taxLines } from './confirmation-mail/order-mail-facts.ts';
export { detailsTable, heading, orderTable, quietNote } from './confirmation-mail/order-mail-html.ts';
export { headingText, labelled, lineText, row } from './confirmation-mail/order-mail-text.ts';
export { createTextAttachments } from './order-attachments.ts';

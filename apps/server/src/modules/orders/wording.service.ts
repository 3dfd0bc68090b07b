export { type MailLine, type OrderMailFacts, orderMailFacts, taxLines } from './confirmation-mail/order-mail-facts.ts';
export { detailsTable, guaranteesHtml, heading, orderTable, quietNote } from './confirmation-mail/order-mail-html.ts';
export { guaranteesText, headingText, labelled, lineText, row } from './confirmation-mail/order-mail-text.ts';
export { createTextAttachments } from './order-attachments.ts';
export { wordingTexts } from './texts/wording.de.ts';

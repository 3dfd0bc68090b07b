export type { DocumentMaker } from './confirmation/document-maker.ts';
export { placeOf, writeFrame } from './confirmation/letter-frame.ts';
export { letterTexts } from './texts/letter.de.ts';
export { groupedIban } from './wording/order-wording.ts';

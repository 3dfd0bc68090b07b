export { actionTexts, subjectTexts } from './texts/changes.de.ts';
export { hidingTexts } from './texts/hiding.de.ts';
export {
  entryStateTexts,
  providerTexts,
  quoteStateTexts,
  restTexts,
  verdictTexts,
  voucherKindTexts,
  voucherStateTexts,
} from './texts/list-states.de.ts';
export { attemptStateTexts, orderStateTexts, paymentStateTexts, shippingStateTexts } from './texts/order-states.de.ts';
export { limitSentence, limitTitle } from './texts/turnover-limits.de.ts';

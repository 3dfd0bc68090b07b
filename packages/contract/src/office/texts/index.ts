export { actionTexts, subjectTexts } from './changes.de.ts';
export {
  entryStateTexts,
  providerTexts,
  restTexts,
  verdictTexts,
  voucherKindTexts,
  voucherStateTexts,
} from './list-states.de.ts';
export { attemptStateTexts, orderStateTexts, paymentStateTexts, shippingStateTexts } from './order-states.de.ts';

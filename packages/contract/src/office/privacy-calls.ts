import { refused } from '../call.ts';
import { Done } from '../wire/account.ts';
import {
  ErasurePreview,
  ErasureWish,
  PersonExport,
  PersonToErase,
  PersonToTell,
  RetentionHold,
  RetentionOverview,
} from './wire/privacy.ts';

const nobody = { 404: refused('nobody-to-erase') };

/** The bodies and answers of the calls about erasing people. */
export const privacyCalls = {
  erasurePreview: {
    summary: 'What would be erased of a person at once (GDPR art. 17), and what the law has kept until when.',
    body: PersonToErase,
    answer: ErasurePreview,
    refusals: nobody,
  },
  erase: {
    summary: 'Erases a person: the account with all that belongs to it. Orders stay as the preview says. It is mailed.',
    body: ErasureWish,
    answer: Done,
    refusals: { ...nobody, 409: refused('erasure-changed') },
  },
  personExport: {
    summary:
      'Everything stored under an e-mail address, with or without an account, for a request under GDPR art. 15 or 20. It is logged.',
    body: PersonToTell,
    answer: PersonExport,
    refusals: nobody,
  },
  retention: {
    summary: 'How long people are kept, which orders are erased next and when, what is held back, and what was erased.',
    answer: RetentionOverview,
  },
  retentionHold: {
    summary: 'Holds an order back from being erased, with a reason, or lets it go again.',
    body: RetentionHold,
    answer: RetentionOverview,
    refusals: { 400: refused('invalid-request', 'reason-missing'), 404: refused('order-not-found') },
  },
} as const;

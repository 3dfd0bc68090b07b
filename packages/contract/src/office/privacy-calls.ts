import { refused } from '../call.ts';
import { Done } from '../wire/account.ts';
import { ErasurePreview, ErasureWish, PersonToErase } from './wire/privacy.ts';

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
} as const;

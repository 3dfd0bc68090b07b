import { refused } from '../call.ts';
import {
  FrontPagePreview,
  FrontPageToPreview,
  FrontPageToSave,
  OfficeFrontPage,
  PictureToStore,
  StoredPicture,
} from './wire/front-page.ts';

/** The bodies and answers of the calls about the start page. */
export const frontPageCalls = {
  frontPageRead: { summary: 'The start page as it is stored.', answer: OfficeFrontPage },
  frontPageSave: {
    summary: 'Stores the start page, if it is the one that was seen.',
    body: FrontPageToSave,
    answer: OfficeFrontPage,
    refusals: { 400: refused('invalid-request', 'invalid-form'), 409: refused('front-page-stale') },
  },
  frontPagePreview: {
    summary: 'A start page as the shop would show it. Nothing is stored.',
    body: FrontPageToPreview,
    answer: FrontPagePreview,
    refusals: { 400: refused('invalid-request', 'invalid-form'), 503: refused('storefront-missing') },
  },
  frontPagePicture: {
    summary: 'Stores a picture for a block.',
    body: PictureToStore,
    answer: StoredPicture,
    refusals: { 400: refused('invalid-request', 'not-a-picture', 'picture-too-large') },
  },
} as const;

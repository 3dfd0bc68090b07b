import { type Static, Type } from 'typebox';
import { FrontPage } from '../../wire/front-page.ts';

/** The start page as it is stored. */
export const OfficeFrontPage = Type.Object({
  page: FrontPage,
  version: Type.Integer({
    description: 'Of the page; 0: nobody has decided it, so that it is as every new shop has it.',
  }),
  categories: Type.Array(Type.Object({ _id: Type.String(), name: Type.String() }), {
    description: 'The first level of categories, which a block may choose from.',
  }),
  isReplaced: Type.Boolean({ description: 'The root has a custom page, so that nobody sees the blocks.' }),
});
export type OfficeFrontPage = Static<typeof OfficeFrontPage>;

/** A start page to store. `version`: the one that was seen. */
export const FrontPageToSave = Type.Object({ version: Type.Integer({ minimum: 0 }), page: FrontPage });
export type FrontPageToSave = Static<typeof FrontPageToSave>;

/** A start page to look at. */
export const FrontPageToPreview = Type.Object({ page: FrontPage });

/** The page as the shop would show it, as HTML that needs no scripts. */
export const FrontPagePreview = Type.Object({ html: Type.String() });

/** A picture for a block, in base64; at most 10 MB. */
export const PictureToStore = Type.Object({ content: Type.String({ maxLength: 14_000_000 }) });

/** The id of a stored picture. */
export const StoredPicture = Type.Object({ picture: Type.String() });

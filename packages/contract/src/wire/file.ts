import { type Static, Type } from 'typebox';

/** The sizes of pictures; the empty text stands for the original (CONTRACT §7). */
export const ImageSize = Type.Union([
  Type.Literal('thumb'),
  Type.Literal('sm'),
  Type.Literal('md'),
  Type.Literal('lg'),
  Type.Literal(''),
]);
export type ImageSize = Static<typeof ImageSize>;

/** The query of files/getFile (SPEC §7); `filename` only sets the name of the download. */
export const FileQuery = Type.Object({
  content: Type.String({ minLength: 1, maxLength: 200 }),
  imageSize: Type.Optional(ImageSize),
  filename: Type.Optional(Type.String({ maxLength: 200 })),
  mimeType: Type.Optional(Type.String({ maxLength: 100 })),
});
export type FileQuery = Static<typeof FileQuery>;

import type { FastifyInstance } from 'fastify';
import { contentDisposition } from '../../http/content-disposition.ts';
import { isNotModified } from '../../http/not-modified.ts';
import { refused } from '../../http/refused.ts';
import { type CallAnswer, type CallRequest, registerCall } from '../../http/register-call.ts';
import type { FileService } from './files.service.ts';
import { pictureFormat } from './picture-format.ts';
import { type NoPicture, type PictureStore, pictureGeneration } from './picture-store.ts';

/** A document for whoever knows its id, such as the PDF of an order. */
export interface PrivateDocument {
  readonly bytes: Uint8Array;
  readonly filename: string;
  readonly mimeType: string;
}

/**
 * What the route answers from. `privateDocument` is of the orders: it makes a document that somebody asks for before
 * its job ran.
 */
export interface FileSources {
  readonly files: FileService;
  readonly pictures: PictureStore;
  readonly privateDocument: (id: string) => Promise<PrivateDocument | null>;
}

type Request = CallRequest<'getFile'>;
type Answer = CallAnswer<'getFile'>;

/** The content of an id never changes, so caches may keep it for ever. */
const forEver = 'public, max-age=31536000, immutable';
const nothing = new Uint8Array();

/** files/getFile (SPEC §7, CONTRACT §7): pictures, documents, order confirmations. */
export function fileRoutes(app: FastifyInstance, sources: FileSources): void {
  registerCall(app, 'getFile', async (request) => {
    const { content, imageSize = 'lg' } = request.query;
    const format = pictureFormat(request.headers.accept);
    const picture = await sources.pictures.find(content, imageSize, format);
    if (picture.found !== 'picture') return answerOther(request, sources, picture.found);
    const filename = request.query.filename?.replace(/\.\w+$/, `.${format}`);
    request.reply.header('vary', 'accept').type(`image/${format}`);
    return answerKept(
      request,
      `"${content}.${imageSize || 'original'}.${format}.${pictureGeneration}"`,
      'inline',
      filename,
      picture.bytes,
    );
  });
}

async function answerOther(request: Request, sources: FileSources, found: NoPicture): Promise<Answer> {
  if (found === 'too-busy') return refused(503, 'unavailable');
  return found === 'nothing' ? answerPrivateDocument(request, sources) : answerDocument(request, sources.files);
}

async function answerDocument(request: Request, files: FileService): Promise<Answer> {
  const document = await files.original(request.query.content);
  if (document === null) return refused(404, 'file-not-found');
  setType(request, document.mimeType);
  return answerKept(
    request,
    `"${request.query.content}"`,
    dispositionOf(document.mimeType),
    undefined,
    document.content,
  );
}

function answerKept(
  { raw, reply, query }: Request,
  etag: string,
  kind: 'inline' | 'attachment',
  filename: string | undefined,
  bytes: Uint8Array,
): Answer {
  reply
    .header('cache-control', forEver)
    .header('content-disposition', contentDisposition(kind, filename ?? query.filename));
  return isNotModified(raw, reply, etag) ? nothing : bytes;
}

async function answerPrivateDocument(request: Request, sources: FileSources): Promise<Answer> {
  const { query, reply } = request;
  const document = await sources.privateDocument(query.content);
  if (document === null) return refused(404, 'file-not-found');
  const { bytes, filename, mimeType } = document;
  setType(request, mimeType);
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition(dispositionOf(mimeType), query.filename || filename));
  return bytes;
}

/** With the policy of other answers, browsers would not show a PDF in their viewer. */
function setType({ reply }: Request, mimeType: string): void {
  reply.type(mimeType);
  if (mimeType === 'application/pdf') reply.header('content-security-policy', "frame-ancestors 'none'");
}

/** Browsers may show a PDF. They save every other upload, so that none runs as a page of the shop. */
function dispositionOf(mimeType: string): 'inline' | 'attachment' {
  return mimeType === 'application/pdf' ? 'inline' : 'attachment';
}

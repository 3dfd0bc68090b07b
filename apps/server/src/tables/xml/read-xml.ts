import { SaxesParser } from 'saxes';
import { ImportImpossible } from '../import-impossible.ts';
import { reasons } from '../texts/tables.de.ts';

/**
 * The maximum length of a text or tag, so that neither an endless text nor a tag with a million attributes fills the
 * memory.
 */
const longestPiece = 16 * 1024 * 1024;

/** The callbacks for the parts of an XML text. Names are without prefix. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/** An XML text as it is read. */
export interface XmlText {
  readonly chunks: AsyncIterable<string>;
  /** Entities besides XML's five, such as those of HTML that catalogues use without declaring them. */
  readonly entities?: Readonly<Record<string, string>>;
  /** Whether the text is read to its end before anything is changed by it: a failure then says that nothing was. */
  readonly isFirstPass?: boolean;
  /** Called for an unknown entity, which stays in the text as written. */
  readonly onUnknownEntity?: (line: number) => void;
}

/**
 * Reads XML as a stream and yields, after each chunk, the items that the handler has put. Document types are not
 * evaluated. One that declares entities ends the import: entities can expand without limit or name files of the server
 * (XXE). Throws {@link ImportImpossible} if the text is not well-formed.
 */
export async function* readXml<Item>(
  { chunks, entities = {}, isFirstPass = false, onUnknownEntity }: XmlText,
  begin: (put: (item: Item) => void, line: () => number) => XmlHandler,
): AsyncGenerator<Item> {
  const parser = new SaxesParser<{ position: true; xmlns?: false }>({ position: true });
  Object.assign(parser.ENTITIES, entities);
  let found: Item[] = [];
  const handler = begin(
    (item) => void found.push(item),
    () => parser.line,
  );
  let read = 0;
  let lastPiece = 0;
  const saw = () => {
    lastPiece = read;
  };
  parser.on('opentag', (tag) => {
    saw();
    handler.open(localName(tag.name), tag.attributes);
  });
  parser.on('text', (text) => {
    saw();
    handler.text(text);
  });
  parser.on('cdata', (text) => {
    saw();
    handler.text(text);
  });
  parser.on('closetag', (tag) => handler.close(localName(tag.name)));
  parser.on('doctype', (declared) => {
    if (/<!ENTITY/i.test(declared)) throw new ImportImpossible(reasons.xmlEntities);
  });
  parser.on('error', (error) => {
    if (!error.message.endsWith('undefined entity.'))
      throw new ImportImpossible(reasons.brokenXml(parser.line, isFirstPass));
    onUnknownEntity?.(parser.line);
  });
  for await (const chunk of chunks) {
    read += chunk.length;
    parser.write(chunk);
    if (read - lastPiece > longestPiece) throw new ImportImpossible(reasons.xmlTooLong(parser.line, isFirstPass));
    yield* found;
    found = [];
  }
  // A missing part of a workbook counts as empty.
  if (read > 0) parser.close();
  yield* found;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

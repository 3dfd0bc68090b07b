import { SaxesParser } from 'saxes';
import { ImportImpossible } from '../import-impossible.ts';
import { reasons } from '../texts/tables.de.ts';

/** A text that never ends, or a tag with a million attributes, must not fill the memory. */
const longestPiece = 16 * 1024 * 1024;

/** What is done with the parts of an XML text, by names without their prefix. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text(text: string): void;
  close(name: string): void;
}

/** An XML text as it is read. */
export interface XmlText {
  readonly chunks: AsyncIterable<string>;
  /** Names of entities beside XML's five, such as those of HTML that catalogues write without declaring them. */
  readonly entities?: Readonly<Record<string, string>>;
  /** Hears of an entity that nobody knows; it stays as it is written. */
  readonly onUnknownEntity?: (line: number) => void;
}

/**
 * Reads XML as a stream and answers, after each chunk, what the handler put aside. A document type is never read, and
 * one that declares entities ends the reading: they can grow without end or name files of the server (XXE). Throws
 * {@link ImportImpossible} where the text is no XML any more.
 */
export async function* readXml<Item>(
  { chunks, entities = {}, onUnknownEntity }: XmlText,
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
    if (!error.message.endsWith('undefined entity.')) throw new ImportImpossible(reasons.brokenXml(parser.line));
    onUnknownEntity?.(parser.line);
  });
  for await (const chunk of chunks) {
    read += chunk.length;
    parser.write(chunk);
    if (read - lastPiece > longestPiece) throw new ImportImpossible(reasons.xmlTooLong(parser.line));
    yield* found;
    found = [];
  }
  // A part of a workbook that is not there is empty.
  if (read > 0) parser.close();
  yield* found;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

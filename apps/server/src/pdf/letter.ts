import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { LetterFonts } from './fonts.ts';
import { page } from './measures.ts';
import { printable } from './printable.ts';
import { colours, styles, type TextStyle } from './styles.ts';

/** An element of the document's logical structure, for screen readers. */
export type Structure = PDFKit.PDFStructureElement;

/** The metadata of a letter. */
export interface LetterDetails {
  readonly title: string;
  readonly author: string;
  /** Epoch ms. A given time, so that the same order gives the same bytes. */
  readonly createdAt: number;
  /** Switched off in tests that read the file's text. */
  readonly compress?: boolean;
  /** Makes it a file for archives, PDF/A-3b (ISO 19005-3), which may have another file inside. */
  readonly archive?: Archive;
}

/** What a file for archives has inside beside its pages. */
export interface Archive {
  /** The same content for programs, such as an e-invoice; null: none. */
  readonly file: {
    readonly name: string;
    readonly mimeType: string;
    readonly description: string;
    readonly content: Uint8Array;
    /** What XMP says of it, as elements rdf:Description. */
    readonly metadata: string;
  } | null;
}

/** Position and style of a text. Without `top` it is written at the letter's position, which then moves below it. */
export interface Writing {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly style?: TextStyle;
  readonly align?: 'left' | 'right';
  /** Its role in the structure, 'P' by default; null for decoration that is not read aloud. */
  readonly role?: string | null;
  readonly parent?: Structure;
}

/**
 * A letter that is written page by page from top to bottom. Wraps the few functions of pdfkit that the shop's documents
 * need.
 */
export class Letter {
  /** The position of the next text, in points from the top of the page. */
  y: number = page.head;
  /** Whether a character had to be replaced (see printable.ts). */
  replaced = false;
  readonly structure: Structure;
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts: LetterFonts;

  constructor(fonts: LetterFonts, { title, author, createdAt, compress = true, archive }: LetterDetails) {
    this.#fonts = fonts;
    this.#doc = new PDFDocument({
      ...(archive && { subset: 'PDF/A-3b', font: fonts.regular as unknown as string }),
      size: 'A4',
      margins: {
        left: page.left,
        top: page.nextTop,
        right: page.width - page.right,
        bottom: page.height - page.bottom,
      },
      info: {
        Title: escapedForXmp(title),
        Author: escapedForXmp(author),
        ...{ Creator: 'Kontor', CreationDate: new Date(createdAt) },
      },
      ...{ lang: 'de', tagged: true, displayTitle: true, pdfVersion: '1.7', bufferPages: true, compress },
    });
    for (const name of ['regular', 'semibold', 'display'] as const) {
      // pdfkit also accepts a parsed font, but its types do not say so
      this.#doc.registerFont(name, fonts[name] as unknown as Uint8Array);
    }
    this.structure = this.#doc.struct('Document');
    this.#doc.addStructure(this.structure);
    if (archive?.file) this.#attach(archive.file, new Date(createdAt));
  }

  /** Writes a text between left and right. Returns the vertical position where it ends. */
  write(text: string, writing: Writing = {}): number {
    const { left = page.left, right = page.right, top, style = styles.body, align = 'left', role = 'P' } = writing;
    const end = () => {
      this.#use(style).text(this.#printable(text, style), left, top ?? this.y, { width: right - left, align });
      return this.#doc.y;
    };
    const bottom = role === null ? this.#decoration(end) : this.#marked(role, writing.parent ?? this.structure, end);
    if (top === undefined) this.y = bottom;
    return bottom;
  }

  /** The height of a text in a given width, in points. */
  heightOf(text: string, width: number, style: TextStyle = styles.body): number {
    return this.#use(style).heightOfString(this.#printable(text, style), { width });
  }

  /** Draws a thin horizontal line, at the letter's position or at `top`. */
  rule({
    left = page.left,
    right = page.right,
    top = this.y,
    colour = colours.rule as string,
    weight = 0.6,
  } = {}): void {
    this.#decoration(() => this.#doc.moveTo(left, top).lineTo(right, top).lineWidth(weight).stroke(colour));
  }

  /** Draws the filled shapes of an SVG path, with `scale` points per unit. `alt` is read aloud. */
  draw(path: string, { left, top, scale, alt }: { left: number; top: number; scale: number; alt: string }): void {
    const draw = () => {
      this.#doc.save().translate(left, top).scale(scale).path(path).fill(colours.ink).restore();
    };
    this.#marked('Figure', this.structure, draw, { alt });
  }

  /** Adds an element to the structure. */
  part(role: string, parent: Structure = this.structure, options: Readonly<Record<string, string>> = {}): Structure {
    const part = this.#doc.struct(role, options);
    parent.add(part);
    return part;
  }

  /** Whether a height fits on the rest of the page. */
  fits(height: number): boolean {
    return this.y + height <= page.bottom;
  }

  nextPage(): void {
    this.#doc.addPage();
    this.y = page.nextTop;
  }

  /** Begins the first page of another letter in the same file. */
  firstPage(): void {
    this.#doc.addPage();
    this.y = page.head;
  }

  /** How many pages were begun. */
  get pages(): number {
    return this.#doc.bufferedPageRange().count;
  }

  /** Calls `decorate` to write the head and foot of each page, then closes the letter. */
  async finish(decorate: (pageNumber: number, pages: number) => void): Promise<Uint8Array> {
    const { count } = this.#doc.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.#doc.switchToPage(index);
      this.#doc.page.margins.bottom = 0; // otherwise pdfkit would start a page for a text in the foot
      decorate(index + 1, count);
    }
    this.structure.end();
    const bytes = buffer(this.#doc);
    this.#doc.end();
    return new Uint8Array(await bytes);
  }

  /** Puts a file inside that says the same as the pages. */
  #attach({ name, mimeType: type, description, content, metadata }: NonNullable<Archive['file']>, date: Date): void {
    const dates = { creationDate: date, modifiedDate: date };
    const relationship = 'Alternative';
    this.#doc.file(Buffer.from(content), {
      name,
      type,
      description,
      relationship,
      ...dates,
    } as PDFKit.Mixins.PDFAttachmentOptions);
    (this.#doc as unknown as { appendXML(xml: string): void }).appendXML(metadata);
  }

  #use({ font, size, colour }: TextStyle): PDFKit.PDFDocument {
    return this.#doc.font(font).fontSize(size).fillColor(colour);
  }

  #printable(text: string, { font }: TextStyle): string {
    const result = printable(text, this.#fonts[font]);
    this.replaced ||= result.replaced;
    return result.text;
  }

  #marked<Result>(role: string, parent: Structure, draw: () => Result, options: { alt?: string } = {}): Result {
    const content = this.#doc.markStructureContent(role);
    const result = draw();
    this.#doc.endMarkedContent();
    parent.add(this.#doc.struct(role, options, content));
    return result;
  }

  #decoration<Result>(draw: () => Result): Result {
    this.#doc.markContent('Artifact', { type: 'Layout' });
    const result = draw();
    this.#doc.endMarkedContent();
    return result;
  }
}

/** pdfkit writes title and author into the XMP metadata as they are: an ampersand would break that XML. */
function escapedForXmp(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Converts millimetres to PDF points. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/**
 * The layout of an A4 letter by DIN 5008 form B, in points from the top left corner. When folded, its address shows in
 * a window.
 */
export const page = {
  width: mm(210),
  height: mm(297),
  left: mm(25),
  right: mm(190),
  /** The right edge of running text, because longer lines are hard to read. */
  textRight: mm(183),
  /** The upper edge of the letterhead. */
  head: mm(14),
  /** The start of the text on the second and later pages. */
  nextTop: mm(28),
  /** The end of the text on every page. */
  bottom: mm(266),
  foot: mm(274),
} as const;

/** The address field: 85 mm wide, its text 5 mm inside. */
export const addressWindow = { sender: mm(56.5), top: mm(62.7), width: mm(80) } as const;

/** The block of references to the right of the address field. */
export const informationBlock = { left: mm(125), top: mm(50), right: mm(190) } as const;

/** The position of the subject, unless the text above it is longer than usual. */
export const subjectTop = mm(98.5);

/** Marks at the left edge that show where to fold the sheet. */
export const foldMarks = [mm(105), mm(210)] as const;

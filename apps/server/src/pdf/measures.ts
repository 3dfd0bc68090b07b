/** Millimetres in the points that a PDF counts in. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/**
 * An A4 letter as DIN 5008 form B lays it out, in points from the top left corner: folded, it shows its address in a
 * window.
 */
export const page = {
  width: mm(210),
  height: mm(297),
  left: mm(25),
  right: mm(190),
  /** Where lines of running text end: longer ones are hard to read. */
  textRight: mm(183),
  /** The letterhead's upper edge. */
  head: mm(14),
  /** Where the text of the second and further pages starts. */
  nextTop: mm(28),
  /** Where the text of every page ends. */
  bottom: mm(266),
  foot: mm(274),
} as const;

/** The address field: 85 mm wide, its text 5 mm inside. */
export const addressWindow = { sender: mm(56.5), top: mm(62.7), width: mm(80) } as const;

/** The block of references to the right of it. */
export const informationBlock = { left: mm(125), top: mm(50), right: mm(190) } as const;

/** The subject's place when nothing above it is longer than usual. */
export const subjectTop = mm(98.5);

/** Marks at the left edge where to fold the sheet. */
export const foldMarks = [mm(105), mm(210)] as const;

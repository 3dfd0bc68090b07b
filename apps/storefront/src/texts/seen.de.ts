/** What the visitor looked at last. */
export const seenTexts = {
  title: 'Zuletzt angesehen',
  /** While the browser keeps nothing. */
  forNow: 'Gemerkt, solange der Shop offen ist.',
  keep: 'In diesem Browser merken',
  kept: 'In diesem Browser gemerkt.',
  notKept: 'Ihr Browser speichert nichts.',
  forget: 'Vergessen',
  forgetAll: 'Zuletzt angesehene Artikel vergessen',
  forgotten: 'Zuletzt angesehene Artikel sind vergessen.',
} as const;

/** The frame around every screen. */
export const shellTexts = {
  skipToContent: 'Zum Inhalt springen',
};

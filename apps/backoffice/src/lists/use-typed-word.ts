import { useState } from 'react';

/** The text that is typed into a filter, and how to change it. It follows the address, which also Back changes. */
export function useTypedWord(shown: string): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState({ shown, text: shown });
  if (typed.shown !== shown) setTyped({ shown, text: shown });
  return [typed.text, (text) => setTyped({ shown, text })];
}

import { useRouterState } from '@tanstack/react-router';
import { cutIn } from '../../catalogue/browsing-conditions.ts';
import { listTexts } from '../../texts/list.de.ts';

/** Says what of the address is too much and left out of the search. Nothing where all of it counts. */
export function CutSentence() {
  const query = useRouterState({ select: ({ location }) => location.search.query ?? '' });
  const { isTextCut, values } = cutIn(query);
  const sentences = [
    ...(isTextCut ? [listTexts.textCut] : []),
    ...(values.kept < values.asked ? [listTexts.valuesCut(values.asked, values.kept)] : []),
  ];
  return sentences.length === 0 ? null : <p className="search-sentence">{sentences.join(' ')}</p>;
}

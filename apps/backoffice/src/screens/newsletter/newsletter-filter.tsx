import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useTypedWord } from '../../lists/use-typed-word.ts';
import { newsletterTexts as texts } from '../../texts/newsletter.de.ts';
import type { NewsletterSearch } from './newsletter-search.ts';

/** The search of the list, in its address. */
export function NewsletterFilter({ search: { wort, ansicht, spalten } }: { search: NewsletterSearch }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useTypedWord(wort ?? '');
  return (
    <search>
      <form
        className="filters"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate({ to: '/newsletter', search: { ansicht, spalten, wort: typed.trim() || undefined } });
        }}
      >
        <TextField
          label={texts.word}
          title={texts.wordHint}
          type="search"
          maxLength={254}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{texts.search}</Button>
        {wort !== undefined && <Link to="/newsletter">{texts.clear}</Link>}
      </form>
    </search>
  );
}

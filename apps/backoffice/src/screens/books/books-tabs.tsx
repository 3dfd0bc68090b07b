import { Link } from '@tanstack/react-router';
import { Tabs } from '../../kit/tabs.tsx';
import { booksTexts as texts } from '../../texts/books.de.ts';

/** The parts of the books. */
export function BooksTabs() {
  return (
    <Tabs label={texts.parts}>
      <Link to="/buchhaltung" activeOptions={{ exact: true }}>
        {texts.months}
      </Link>
      <Link to="/buchhaltung/quartale">{texts.quarters}</Link>
      <Link to="/buchhaltung/oss">{texts.oss}</Link>
    </Tabs>
  );
}

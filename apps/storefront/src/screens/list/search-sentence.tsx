import { queryOf } from '../../catalogue/browsing-conditions.ts';
import type { CatalogueNavigation } from '../../catalogue/catalogue-navigation.ts';
import { searchReadingTexts } from '../../texts/search-reading.de.ts';
import type { NothingContent, ProductsContent } from './list-data.ts';
import { correctedTexts, isMixed, literally } from './search-reading.ts';

interface Found {
  readonly navigation: CatalogueNavigation;
  readonly content: ProductsContent | NothingContent;
}

/** How the search was interpreted, announced when it changes. Rendered empty if there is nothing to say. */
export function SearchSentence({ navigation, content }: Found) {
  return (
    <p className="search-sentence" role="status">
      {content.kind === 'products' && content.reading !== null && (
        <>
          {content.reading.price && `${searchReadingTexts.priced(content.reading.price)} `}
          <Guessed navigation={navigation} reading={content.reading} />
          {missingSentence(navigation, content)}
        </>
      )}
    </p>
  );
}

function Guessed(props: { navigation: CatalogueNavigation; reading: NonNullable<ProductsContent['reading']> }) {
  const { conditions, listAddress } = props.navigation;
  const corrected = correctedTexts(conditions.searchText, props.reading);
  if (corrected.length === 0) return null;
  const searchFor = (searchText: string) => listAddress + queryOf({ ...conditions, searchText, page: 1 });
  const { resultsFor, or, insteadOf, end } = searchReadingTexts.guessed;
  return (
    <>
      {resultsFor}
      {corrected.map((text, i) => (
        <span key={text}>
          {i > 0 && or}„<a href={searchFor(text)}>{text}</a>“
        </span>
      ))}
      {insteadOf}„<a href={searchFor(literally(conditions.searchText))}>{conditions.searchText}</a>“{end}{' '}
    </>
  );
}

function missingSentence({ conditions }: CatalogueNavigation, content: ProductsContent): string | null {
  const { reading } = content;
  if (reading === null) return null;
  if (reading.included !== undefined) return searchReadingTexts.included(reading.included);
  if (isMixed(content)) {
    const isSaidInList = conditions.sort === 'relevance';
    return isSaidInList ? null : searchReadingTexts.mixed(reading.missing);
  }
  if (reading.mentioned !== undefined) return searchReadingTexts.mentioned(reading.mentioned);
  const isNearest = reading.missing.length > 0 && reading.exact === 0;
  return isNearest ? searchReadingTexts.nearest(reading.missing) : null;
}

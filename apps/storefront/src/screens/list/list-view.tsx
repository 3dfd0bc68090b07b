import { type ReactNode, Suspense } from 'react';
import { Breadcrumb } from '../../catalogue/breadcrumb.tsx';
import { asksNothing } from '../../catalogue/browsing-conditions.ts';
import { CompareBar, CompareOpener } from '../../catalogue/compare/compare-opener.tsx';
import { PriceNote } from '../../catalogue/price.tsx';
import { CleanHtml, HtmlBlock } from '../../page/html-block.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { listTexts } from '../../texts/list.de.ts';
import { searchReadingTexts } from '../../texts/search-reading.de.ts';
import { CategoryIntroduction } from './category-introduction.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { CutSentence } from './cut-sentence.tsx';
import { FoundProducts } from './found-products.tsx';
import { FrontPageView } from './front-page/late-front-page.ts';
import { NothingFound } from './late-nothing-found.ts';
import { ListBar } from './list-bar.tsx';
import type { ListData, NothingContent, ProductsContent } from './list-data.ts';
import { headOf, titleOf } from './list-head.ts';
import { Paginator, UpperPaginator } from './paginator.tsx';
import { placeOfNearest } from './search-reading.ts';
import { SearchSentence } from './search-sentence.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** The products of a category or a search, or in their place the start page or the category's own page (SPEC §2). */
export function ListView({ list, children }: { list: ListData; children?: ReactNode }) {
  const { content } = list;
  return (
    <>
      <PageHead {...headOf(list)} />
      {content.kind === 'front' ? (
        <>
          {children}
          {/* While a first page is hydrated, it stays as it is until its code is there. */}
          <Suspense>
            <FrontPageView content={content} hasPanel={list.navigation.panel !== null} />
          </Suspense>
        </>
      ) : content.kind === 'custom' ? (
        <>
          {children}
          <HtmlBlock html={content.html} className="prose" />
        </>
      ) : (
        <Products list={list} content={content}>
          {children}
        </Products>
      )}
    </>
  );
}

function Products(props: { list: ListData; content: ProductsContent | NothingContent; children: ReactNode }) {
  const { list, content } = props;
  const { conditions } = list.navigation;
  const count = content.kind === 'nothing' ? 0 : content.count;
  return (
    <>
      <header className="list-head">
        {conditions.searchText === '' ? (
          <Breadcrumb trail={list.breadcrumb} />
        ) : (
          <p className="overline">{listTexts.searchResult}</p>
        )}
        <h1>{titleOf(list)}</h1>
        {list.said !== null && <CategoryIntroduction said={list.said} name={list.navigation.categoryName} />}
        <CategoryTiles tiles={list.tiles} />
        {list.namedPage !== null && (
          <p>
            <a href={list.namedPage.href}>{searchReadingTexts.toPage(list.namedPage.title)}</a>
          </p>
        )}
        {content.kind === 'products' && content.namedCategory !== null && (
          <p>
            <a href={content.namedCategory.href}>{searchReadingTexts.toCategory(content.namedCategory.name)}</a>
          </p>
        )}
        <SearchSentence navigation={list.navigation} content={content} />
        <CutSentence />
      </header>
      <div className="list-tools">
        <ListBar navigation={list.navigation} count={count} />
        <div className="list-facts">
          <p className="list-count figures" role="status">
            {listTexts.count(count)}
          </p>
          {content.kind === 'products' && (
            <>
              <PriceNote declaration={content.priceDeclaration} ofStar />
              <UpperPaginator navigation={list.navigation} paging={content.paging} />
              {offersTables(list, content) && <ViewSwitch navigation={list.navigation} />}
              {count > 1 && !conditions.isTable && <CompareOpener />}
            </>
          )}
        </div>
      </div>
      <ChosenFilters navigation={list.navigation} />
      {props.children}
      {content.kind === 'nothing' ? (
        <Suspense>
          <NothingFound list={list} content={content} />
        </Suspense>
      ) : (
        <>
          <FoundProducts content={content} nearestFrom={placeOfNearest(content, conditions)} />
          <Paginator navigation={list.navigation} content={content} />
        </>
      )}
      {list.said?.htmlBelow !== undefined && <CleanHtml html={list.said.htmlBelow} className="prose category-text" />}
      {content.kind !== 'nothing' && !conditions.isTable && <CompareBar />}
    </>
  );
}

/** Whether most products come in sizes. The whole shop, where a start page may stand, stays with cards. */
function offersTables({ navigation, isRoot }: ListData, { hasTables }: ProductsContent): boolean {
  const { conditions } = navigation;
  return conditions.isTable || (hasTables && !(isRoot && asksNothing({ ...conditions, asList: false })));
}

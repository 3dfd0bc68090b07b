import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Breadcrumb } from '../../shop/breadcrumb.tsx';
import { queryOf } from '../../shop/browsing-conditions.ts';
import { rememberList } from '../../shop/last-list.ts';
import { PageHead } from '../../shop/page-head.tsx';
import { listTexts } from '../../texts/de/list.ts';
import { HtmlBlock } from '../../ui/html-block.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { headOf, titleOf } from './list-head.ts';
import type { ListData, ProductsContent } from './load-list.ts';
import { NothingFound } from './nothing-found.tsx';
import { Paginator } from './paginator.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SortSelector } from './sort-selector.tsx';

const route = getRouteApi('/catalogue/list/$');

/** The products of a category or a search, or the category's own page in their place (SPEC §2). */
export function ListScreen() {
  const list = route.useLoaderData();
  const { content, navigation } = list;
  const { history } = useRouter();
  useEffect(() => {
    const href = navigation.listAddress + queryOf(navigation.conditions);
    rememberList({ href, step: history.location.state.__TSR_index });
  }, [navigation, history]);
  return (
    <>
      <PageHead {...headOf(list)} />
      {content.kind === 'custom' ? (
        <HtmlBlock html={content.html} className="prose" />
      ) : (
        <Products list={list} content={content} />
      )}
    </>
  );
}

function Products({ list, content }: { list: ListData; content: ProductsContent }) {
  const { conditions } = list.navigation;
  const title = titleOf(list);
  return (
    <>
      <header className="list-head">
        {conditions.searchText === '' ? (
          <Breadcrumb trail={list.breadcrumb} />
        ) : (
          <p className="overline">{listTexts.searchResult}</p>
        )}
        <h1>{title}</h1>
        <div className="list-bar">
          <p className="list-count figures" role="status">
            {listTexts.count(content.count)}
          </p>
          {content.count > 1 && <SortSelector navigation={list.navigation} />}
        </div>
        <ChosenFilters navigation={list.navigation} />
      </header>
      {content.count === 0 ? (
        <NothingFound list={list} />
      ) : (
        <>
          <ProductGrid content={content} />
          <Paginator navigation={list.navigation} content={content} />
        </>
      )}
    </>
  );
}

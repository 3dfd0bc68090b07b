import './compare.css';
import { getRouteApi } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { lastList } from '../../catalogue/last-list.ts';
import { ratioClass } from '../../catalogue/picture-ratio.ts';
import { PriceNote } from '../../catalogue/price.tsx';
import { rootPath } from '../../page/address.ts';
import { addressToCompare } from '../../page/compared-address.ts';
import { PageHead } from '../../page/page-head.tsx';
import { compareTexts as texts } from '../../texts/compare.de.ts';
import { EmptyState, EmptyStateActions } from '../../ui/empty-state.tsx';
import { choose, mostCompared, useCompared } from '../../visit/compared.ts';
import { CompareTable } from './compare-table.tsx';
import type { CompareData } from './load-compare.ts';

const route = getRouteApi('/compare/$');

/** Products beside each other, with all their attributes. */
export function CompareScreen() {
  const data = route.useLoaderData();
  const { products, missing, isCut } = data;
  return (
    <div className="compare">
      <PageHead title={texts.title} hidden />
      <h1 tabIndex={-1}>{texts.title}</h1>
      {missing > 0 && <p className="notice">{texts.missing(missing)}</p>}
      {isCut && <p className="notice">{texts.cut(mostCompared)}</p>}
      {products.length === 0 ? <NothingToCompare /> : <Comparison data={data} />}
    </div>
  );
}

/** The table, with what it shows above it. Without scripts the switch works as well: the styles follow it. */
function Comparison({ data }: { data: CompareData }) {
  const { products, groups, declaration, pictureRatio } = data;
  const rows = groups.flatMap((group) => group.rows);
  const different = rows.filter(({ isDifferent }) => isDifferent).length;
  return (
    <>
      {products.length > 1 && rows.length > 0 && (
        <p className="compare-tools">
          <label className="compare-switch">
            <input type="checkbox" className="only-differences" disabled={different === 0} />
            {texts.onlyDifferences}
          </label>
          <span className="figures">{texts.differing(different, rows.length)}</span>
        </p>
      )}
      <div className={`starred ${ratioClass(pictureRatio)}`}>
        <CompareTable data={data} />
      </div>
      <PriceNote declaration={declaration} ofStar />
      {products.length < mostCompared && <AnotherOne data={data} />}
    </>
  );
}

/** The way back to the list in which the visitor chooses. Whoever followed a shared link goes on with its products. */
function AnotherOne({ data: { products, listAddress } }: { data: CompareData }) {
  const list = useSyncExternalStore(noChanges, lastList, () => null);
  const compared = useCompared();
  const goOn = () => {
    if (compared.length === 0) for (const { card } of products) choose({ id: card.id, name: card.name });
  };
  return (
    <p className="compare-another">
      <a href={list?.href ?? listAddress} onClick={goOn}>
        {texts.another}
      </a>
    </p>
  );
}

/** An address without products says what the page is for, and leads to the visitor's own choice. */
function NothingToCompare() {
  const compared = useCompared();
  return (
    <EmptyState icon="compare">
      <h2>{texts.emptyHeadline}</h2>
      <p>{texts.empty(mostCompared)}</p>
      <EmptyStateActions>
        {compared.length > 0 ? (
          <a className="button button-primary" href={addressToCompare(compared.map(({ id }) => id))}>
            {texts.ownChoice(compared.length)}
          </a>
        ) : (
          <a className="button button-primary" href={rootPath}>
            {texts.toShop}
          </a>
        )}
      </EmptyStateActions>
    </EmptyState>
  );
}

function noChanges(): () => void {
  return () => {};
}

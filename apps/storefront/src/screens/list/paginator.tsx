import {
  type Conditions,
  defaultConditions,
  fromField,
  pageSizes,
  queryOf,
} from '../../catalogue/browsing-conditions.ts';
import type { CatalogueNavigation } from '../../catalogue/catalogue-navigation.ts';
import { HiddenConditions } from '../../catalogue/hidden-conditions.tsx';
import { type Paging, pageNumbers } from '../../catalogue/paging.ts';
import { useSoughtConditions } from '../../catalogue/use-sought-conditions.ts';
import { formatCount } from '../../format/format-price.ts';
import { listTexts } from '../../texts/list.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChoiceForm } from './choice-form.tsx';
import type { ProductsContent } from './list-data.ts';

/**
 * The position of the page in the list, how many products it shows, and links to the first and the next page (SPEC §4)
 * and to pages by their numbers.
 */
export function Paginator({ navigation, content }: { navigation: CatalogueNavigation; content: ProductsContent }) {
  const { listAddress } = navigation;
  const { paging, count } = content;
  const sought = useSoughtConditions(navigation.conditions);
  const addressOfPage = addressesOf(listAddress, sought);
  return (
    <nav className="paginator" aria-label={listTexts.pages}>
      <ChoiceForm
        name="size"
        label={listTexts.pageSize}
        action={listAddress}
        value={String(sought.size)}
        choices={pageSizes.map((size) => ({ value: String(size), title: String(size) }))}
      >
        <HiddenConditions conditions={{ ...sought, size: defaultConditions.size, page: 1 }} />
        <input type="hidden" name={fromField} value={paging.first} />
      </ChoiceForm>
      <p className="paginator-range figures">
        {listTexts.range(formatCount(paging.first), formatCount(paging.last), formatCount(count))}
      </p>
      {paging.pages > 1 && (
        <div className="paginator-steps">
          <Step page={paging.previous} addressOfPage={addressOfPage} label={listTexts.firstPage} icon="first" />
          <p className="paginator-place figures">
            {listTexts.pageOf(formatCount(paging.page), formatCount(paging.pages))}
          </p>
          <Numbers paging={paging} addressOfPage={addressOfPage} />
          <Step page={paging.next} addressOfPage={addressOfPage} label={listTexts.nextPage} icon="right" />
        </div>
      )}
    </nav>
  );
}

/** The numbers of the pages, above the list. Nothing if there is one page. */
export function UpperPaginator({ navigation, paging }: { navigation: CatalogueNavigation; paging: Paging }) {
  const sought = useSoughtConditions(navigation.conditions);
  if (paging.pages === 1) return null;
  return (
    <nav className="paginator-upper" aria-label={listTexts.pagesAbove}>
      <Numbers paging={paging} addressOfPage={addressesOf(navigation.listAddress, sought)} />
    </nav>
  );
}

function addressesOf(listAddress: string, conditions: Conditions) {
  return (page: number) => listAddress + queryOf({ ...conditions, page });
}

function Numbers({ paging, addressOfPage }: { paging: Paging; addressOfPage: (page: number) => string }) {
  return (
    <ol className="page-numbers figures">
      {pageNumbers(paging).map((page, i, all) => (
        <li key={page ?? `after ${all[i - 1]}`}>
          {page === null ? (
            '…'
          ) : (
            <a
              href={addressOfPage(page)}
              aria-label={listTexts.page(formatCount(page))}
              aria-current={page === paging.page ? 'page' : undefined}
            >
              {formatCount(page)}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

/** A step that is not possible stays in place as an inactive button. */
function Step(props: {
  page: number | null;
  addressOfPage: (page: number) => string;
  label: string;
  icon: 'first' | 'right';
}) {
  const { page, label } = props;
  const look = { className: 'button button-secondary button-icon', 'aria-label': label, title: label };
  const icon = <Icon name={props.icon} />;
  if (page === null) {
    return (
      <button type="button" disabled {...look}>
        {icon}
      </button>
    );
  }
  return (
    <a href={props.addressOfPage(page)} {...look}>
      {icon}
    </a>
  );
}

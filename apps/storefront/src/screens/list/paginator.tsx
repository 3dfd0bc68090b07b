import { defaultConditions, fromField, pageSizes, queryOf } from '../../catalogue/browsing-conditions.ts';
import type { CatalogueNavigation } from '../../catalogue/catalogue-navigation.ts';
import { HiddenConditions } from '../../catalogue/hidden-conditions.tsx';
import { useSoughtConditions } from '../../catalogue/use-sought-conditions.ts';
import { formatCount } from '../../format/format-price.ts';
import { listTexts } from '../../texts/list.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChoiceForm } from './choice-form.tsx';
import type { ProductsContent } from './load-list.ts';

/**
 * The position of the page in the list, how many products it shows, and links to the first and the next page (SPEC §4).
 */
export function Paginator({ navigation, content }: { navigation: CatalogueNavigation; content: ProductsContent }) {
  const { listAddress } = navigation;
  const { paging, count } = content;
  const sought = useSoughtConditions(navigation.conditions);
  const addressOfPage = (page: number) => listAddress + queryOf({ ...sought, page });
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
          <p className="figures">{listTexts.pageOf(formatCount(paging.page), formatCount(paging.pages))}</p>
          <Step page={paging.next} addressOfPage={addressOfPage} label={listTexts.nextPage} icon="right" />
        </div>
      )}
    </nav>
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

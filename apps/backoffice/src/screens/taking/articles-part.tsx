import type { TakingChoices, TakingPreview } from '@kontor/contract/office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type KeyboardEvent, type SetStateAction, useEffect, useRef, useState } from 'react';
import { formatAmount, formatPrice } from '../../format/format-price.ts';
import { Button } from '../../kit/button.tsx';
import { FindField } from '../../kit/find-field.tsx';
import { Icon } from '../../kit/icon.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { takingArticlesQuery } from '../../records/taking-query.ts';
import { isAllowed } from '../../session/is-allowed.ts';
import { useOperator } from '../../session/office-state.ts';
import { useSettled } from '../../shell/use-settled.ts';
import { takingTexts as texts } from '../../texts/taking.de.ts';
import {
  type Article,
  type Picked,
  type PickedLine,
  setsPrices,
  type TakingFormFields,
  type TypedOrder,
} from './typed-order.ts';

interface Props {
  readonly form: TakingFormFields;
  readonly typed: TypedOrder;
  readonly picked: Picked;
  readonly setPicked: Dispatch<SetStateAction<Picked>>;
  readonly choices: TakingChoices;
  readonly preview: TakingPreview | null;
}

/**
 * What is ordered. An article that is taken gets the focus in its amount, and Enter there leads back to the search, so
 * that articles are typed one after the other.
 */
export function ArticlesPart({ form, typed, picked, setPicked, choices, preview }: Props) {
  const part = useRef<HTMLElement>(null);
  const [added, setAdded] = useState<string | null>(null);
  const known = picked.lines;
  useEffect(() => {
    if (added === null) return;
    const amount = part.current?.querySelector<HTMLInputElement>(`[name="lines.${added}.amount"]`);
    amount?.focus();
    amount?.select();
    setAdded(null);
  }, [added]);
  const toSearch = () => part.current?.querySelector<HTMLInputElement>('[role="combobox"]')?.focus();
  const take = (article: Article) => {
    const before = known.find((line) => line.article.conditionId === article.conditionId);
    if (before !== undefined) return setAdded(before.key);
    const key = `l${article.conditionId.replaceAll(/[^\w-]/g, '_')}-${known.length}-${Date.now()}`;
    form.set(`lines.${key}`, { amount: `${article.minAmount}`, price: '' });
    setPicked((now) => ({ ...now, lines: [...now.lines, { key, article }] }));
    setAdded(key);
  };
  return (
    <section ref={part} className="section" aria-labelledby="taking-articles">
      <h2 id="taking-articles">{texts.articles}</h2>
      {known.length === 0 && <p className="soft">{texts.noArticles}</p>}
      <ul className="taking-lines">
        {known.map((line) => (
          <ArticleLine
            key={line.key}
            {...{ form, line, choices, preview }}
            onDone={toSearch}
            onRemove={() => {
              setPicked((now) => ({ ...now, lines: now.lines.filter(({ key }) => key !== line.key) }));
              toSearch();
            }}
          />
        ))}
      </ul>
      <ArticleFinder customerId={picked.customer?._id ?? null} declaration={choices.declaration} onTake={take} />
      {setsPrices(picked, typed) && (
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          autoComplete="off"
          {...form.field('reason', { required: true })}
        />
      )}
    </section>
  );
}

function ArticleLine(props: {
  form: TakingFormFields;
  line: PickedLine;
  choices: TakingChoices;
  preview: TakingPreview | null;
  onDone: () => void;
  onRemove: () => void;
}) {
  const { form, line, preview, choices, onDone } = props;
  const { name, articleNumber, unit, stock, minAmount, amountStep, priceQuantity, price, conditionId } = line.article;
  const mayPrice = isAllowed('orders.price', useOperator());
  const bought = preview?.items.find(({ condition }) => condition._id === conditionId);
  const hints =
    preview?.changes.filter((change) => change.conditionId === conditionId && change.kind !== 'price') ?? [];
  const shopPrice = (bought?.condition.price ?? price)[choices.declaration];
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onDone();
  };
  return (
    <li className="taking-line">
      <div className="taking-line-name">
        <strong>{name}</strong>
        <span className="second-line">
          {[articleNumber, unit, ...(stock === null ? [] : [texts.stock(stock)])].join(' · ')}
        </span>
      </div>
      <TextField
        label={texts.amount}
        hint={texts.least(minAmount, amountStep) || undefined}
        inputMode="numeric"
        autoComplete="off"
        onKeyDown={enter}
        {...form.field(`lines.${line.key}.amount`)}
      />
      {mayPrice && (
        <TextField
          label={texts.price(priceQuantity)}
          hint={texts.priceOf(formatAmount(shopPrice), choices.declaration)}
          inputMode="decimal"
          autoComplete="off"
          onKeyDown={enter}
          {...form.field(`lines.${line.key}.price`)}
        />
      )}
      <p className="taking-line-sum">
        <span className="soft">{texts.sum}</span>
        <span>{bought === undefined ? '–' : formatAmount(bought.total[choices.declaration])}</span>
      </p>
      <Button aria-label={texts.remove(name)} onClick={props.onRemove}>
        <Icon name="close" />
      </Button>
      <p className="field-error taking-line-hints" role="status" hidden={hints.length === 0}>
        {hints.map(({ msg }) => msg).join(' ')}
      </p>
    </li>
  );
}

function ArticleFinder(props: {
  customerId: string | null;
  declaration: TakingChoices['declaration'];
  onTake: (article: Article) => void;
}) {
  const { customerId, declaration, onTake } = props;
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const word = typed.trim();
  const settled = useSettled(word);
  const { data } = useQuery({ ...takingArticlesQuery(customerId, settled), enabled: settled.length > 1 });
  const isAsked = word.length > 1 && settled === word && data !== undefined;
  const found = (articles: readonly Article[]) =>
    articles.map((item) => ({
      ...{ key: item.conditionId, item, title: item.name },
      detail: [
        ...[item.articleNumber, `${formatPrice(item.price[declaration])} / ${item.unit}`],
        ...(item.stock === null ? [] : [texts.stock(item.stock)]),
      ].join(' · '),
    }));
  return (
    <FindField
      label={texts.findArticle}
      hint={texts.findArticleHint}
      nothing={texts.noArticle}
      typed={typed}
      onType={setTyped}
      found={isAsked ? found(data.articles) : null}
      findFirst={async (text) => (await queries.fetchQuery(takingArticlesQuery(customerId, text.trim()))).articles[0]}
      onTake={(article) => {
        setTyped('');
        onTake(article);
      }}
    />
  );
}

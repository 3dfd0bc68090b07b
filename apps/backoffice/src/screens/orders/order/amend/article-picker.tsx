import type { FoundArticles, OfficeOrder } from '@kontor/contract/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../../../calls/office-call.ts';
import { formatPrice } from '../../../../format/format-price.ts';
import { Button } from '../../../../kit/button.tsx';
import { TextField } from '../../../../kit/text-field.tsx';
import { useSettled } from '../../../../shell/use-settled.ts';
import { amendTexts as texts } from '../../../../texts/order.de.ts';

/** An article that was found for an order. */
export type PickedArticle = FoundArticles['articles'][number];

/** Finds articles by name or number while one types, and hands over the chosen one. */
export function ArticlePicker({ order, onPick }: { order: OfficeOrder; onPick: (article: PickedArticle) => void }) {
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const { number, order: placed } = order;
  const { data } = useQuery({
    queryKey: ['order-articles', number, text],
    queryFn: () => officeCall('orderArticles', { number, text }),
    enabled: text.length > 1,
  });
  const articles = text.length > 1 ? (data?.articles ?? null) : null;
  return (
    <section aria-label={texts.add}>
      <TextField
        label={texts.add}
        hint={texts.addHint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status">{articles?.length === 0 && texts.nothing}</p>
      {articles !== null && articles.length > 0 && (
        <ul className="found-articles" aria-label={texts.found}>
          {articles.map((article) => (
            <li key={article.conditionId}>
              <Button
                aria-label={texts.addOne(article.name)}
                onClick={() => {
                  onPick(article);
                  setTyped('');
                }}
              >
                {article.name}
                <span className="second-line">
                  {article.articleNumber} · {formatPrice(article.price[placed.priceDeclaration])} / {article.unit}
                  {article.stock !== null && ` · ${texts.inStock(article.stock)}`}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

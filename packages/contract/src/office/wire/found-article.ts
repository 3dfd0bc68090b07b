import { type Static, Type } from 'typebox';
import { Price } from '../../wire/price.ts';
import { OrderNumber } from './order-parts.ts';

/** The body of order/articles. */
export const ArticleSearch = Type.Object({
  number: Type.Optional(OrderNumber),
  text: Type.String({ maxLength: 200 }),
});
export type ArticleSearch = Static<typeof ArticleSearch>;

/** An article that can be ordered. */
export const FoundArticle = Type.Object({
  productId: Type.String(),
  conditionId: Type.String(),
  name: Type.String(),
  articleNumber: Type.String(),
  unit: Type.String(),
  price: Price,
  priceQuantity: Type.Integer(),
  minAmount: Type.Integer(),
  amountStep: Type.Integer(),
  stock: Type.Union([Type.Integer(), Type.Null()], { description: 'Null: not counted.' }),
});
export type FoundArticle = Static<typeof FoundArticle>;

/** Articles that can be added to an order. */
export const FoundArticles = Type.Object({ articles: Type.Array(FoundArticle, { maxItems: 20 }) });
export type FoundArticles = Static<typeof FoundArticles>;

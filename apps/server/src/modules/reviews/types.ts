import type { Answer, Review } from '@kontor/contract';
import type { FieldRefusal, HidingReason, Stars } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Refused } from '../../http/refused.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { AttemptsService } from '../sessions/attempts.service.ts';

/** A review as it is stored. Times in epoch ms. */
export interface StoredReview {
  readonly id: string;
  readonly orderId: string;
  readonly productId: string;
  /** As it was ordered. */
  readonly productName: string;
  readonly stars: Stars;
  readonly text: string;
  /** The first name; empty: anonymous. */
  readonly shownName: string;
  readonly writtenAt: number;
  readonly changedAt: number | null;
  readonly answer: { readonly text: string; readonly at: number } | null;
  readonly hidden: { readonly reason: HidingReason; readonly at: number } | null;
}

/** A place in the reviews of a product, or of all, newest first. */
export interface ReviewPlace {
  readonly writtenAt: number;
  readonly id: string;
}

/** An article that an order bought and kept, with its review. */
export interface ReviewableArticle {
  readonly productId: string;
  /** As it was ordered. */
  readonly name: string;
  readonly review: StoredReview | null;
}

/** The form for what an order bought. */
export interface ReviewForm {
  readonly secret: string;
  readonly orderNumber: string;
  /** The customer's first name as it can be shown; empty: it cannot. */
  readonly firstName: string;
  readonly articles: readonly ReviewableArticle[];
}

/** What became of a form that was sent. */
export type WroteReview =
  | { readonly kind: 'missing' }
  | {
      readonly kind: 'wrong';
      readonly form: ReviewForm;
      readonly errors: readonly FieldRefusal[];
      readonly typed: TypedReview;
    }
  | { readonly kind: 'written' | 'withdrawn'; readonly productId: string };

/** Reviews of products by those who bought them (LAW P12, D8; docs/decisions/077). */
export interface ReviewsService {
  /** What the link of a mail leads to. Null: the key opens nothing, or the shop has no reviews. */
  form(secret: string): Promise<ReviewForm | null>;
  /** The key to review what an order bought. Null: there is no such order, or nothing of it to review. */
  keyOf(orderId: string): Promise<string | null>;
  /** Stores or changes the review of an article. */
  write(secret: string, typed: TypedReview): Promise<WroteReview | Refused>;
  /** Takes the review of an article back: it is deleted. Does nothing if there is none. */
  withdraw(secret: string, productId: string): Promise<WroteReview | Refused>;
  /** The address of the order gets no more mails that ask for reviews. The link stays. */
  stop(secret: string): Promise<boolean>;
  /** Reviews of a product, summed up, with the newest ones. */
  ofProduct(productId: string): Promise<Answer<'productReviews'>>;
  /** A page of all reviews of a product, newest first. Null: the shop shows no reviews, or the product has none. */
  page(productId: string, after: ReviewPlace | null): Promise<ReviewsPage | null>;
  /** Queues the mails that ask for reviews, a lot at a time. Every server calls it again and again. */
  look(): Promise<void>;
}

/** What was typed into the form of an article. */
export interface TypedReview {
  readonly productId: string;
  readonly stars: string;
  readonly text: string;
  /** Whether the first name is shown. */
  readonly isNamed: boolean;
}

/** A page of the reviews of a product. */
export interface ReviewsPage {
  readonly productId: string;
  readonly name: string;
  /** Null: the product is not in the catalogue any more. */
  readonly path: string | null;
  readonly summary: Answer<'productReviews'>;
  readonly reviews: readonly Review[];
  /** The e-mail address that anybody may write to about a review (LAW I8). */
  readonly contact: string;
  /** Where the next page begins. Null: this is the last one. */
  readonly next: ReviewPlace | null;
}

/** The dependencies of the service. */
export interface ReviewSources {
  readonly database: Database;
  readonly catalogue: Pick<CatalogueService, 'named'>;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'reviews' | 'seller'>> };
  readonly attempts: Pick<AttemptsService, 'count'>;
  readonly clock: Clock;
  /** Called after a commit that queued a job. */
  readonly wakeJobs: () => void;
}

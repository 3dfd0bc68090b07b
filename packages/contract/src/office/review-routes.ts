/** The calls about reviews by buyers. */
export const officeReviewRoutes = {
  officeReviews: { path: '/api/admin/reviews', effect: 'read', right: 'content.read' },
  reviewAnswer: { path: '/api/admin/review/answer', effect: 'write', right: 'content.edit' },
  reviewHide: { path: '/api/admin/review/hide', effect: 'write', right: 'content.edit' },
  reviewShow: { path: '/api/admin/review/show', effect: 'write', right: 'content.edit' },
} as const;

/** The operator's text with the official notice on the legal guarantee of conformity (LAW W1): shown before an order, linked from each product. */
export const guaranteeText = 'gewaehrleistung';

/** The page of that text. */
export const guaranteeAddress = `/T/${guaranteeText}`;

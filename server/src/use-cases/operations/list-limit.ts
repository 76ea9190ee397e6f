/** Newest rows an operator list shows at most. */
export const LIST_LIMIT = 500;

/** Told on the window once a page written at build time answers to presses. */
export const READY_EVENT = "pageready";

/** What a page written at build time cannot answer by itself: a press there is kept until the page can. */
export const PRESSED_PARTS = "button[type=button],[data-demo],[aria-haspopup],.needs-scripts input";

/** Whoever turns to one of these will want the scripts of the page. */
export const NEEDS_PAGE = `${PRESSED_PARTS},form`;

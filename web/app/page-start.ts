/** Told on the window once a page written at build time answers to presses. */
export const READY_EVENT = "pageready";

/** What a page written at build time cannot answer by itself: a press there is kept until the page can. */
export const PRESSED_PARTS = "button[type=button],[data-demo],[aria-haspopup],.needs-scripts input";

/** Whoever turns to one of these will want the scripts of the page. */
export const NEEDS_PAGE = `${PRESSED_PARTS},form`;

/** How the browsers say that a part of the program did not load: Chromium, Firefox, Safari, and Vite for styles. */
export const LOST_PART_SAYINGS = [
	"failed to fetch dynamically imported module",
	"error loading dynamically imported module",
	"importing a module script failed",
	"unable to preload css",
];

/** True where a part of the page did not arrive: after an update its file is gone, without a network every file is. */
export function isLostPart(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const message = error.message.toLowerCase();
	return LOST_PART_SAYINGS.some((saying) => message.includes(saying));
}

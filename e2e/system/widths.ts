import type { Page } from "@playwright/test";

/** The windows that what is used every day is walked through in: a desk and a phone. */
export const WIDTHS = [
	{ name: "wide", width: 1280, height: 900 },
	{ name: "narrow", width: 390, height: 844 },
] as const;

/** By how many pixels a page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

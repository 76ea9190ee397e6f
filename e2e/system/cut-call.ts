import type { Page } from "@playwright/test";

/**
 * The next call to a path gets no answer. Made inside the page, because a connection that the browser itself loses is
 * an error on its console, whatever the page makes of it.
 */
export async function cutNextCall(page: Page, path: string): Promise<void> {
	await page.evaluate((cut) => {
		const real = window.fetch;
		window.fetch = (input, init) => {
			if (typeof input !== "string" || !input.startsWith(cut)) return real(input, init);
			window.fetch = real;
			return Promise.reject(new TypeError("Failed to fetch"));
		};
	}, path);
}

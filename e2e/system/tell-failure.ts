import type { Page, TestInfo } from "@playwright/test";

const LONGEST = 2_500;

/**
 * Adds to a failure what the page showed and complained of: a run elsewhere leaves nothing but its output.
 *
 * @throws Error with that as its text, where the journey failed
 */
export async function tellFailure(
	page: Page,
	{ status, expectedStatus }: TestInfo,
	problems: readonly string[],
): Promise<void> {
	if (status === expectedStatus || page.isClosed()) return;
	const shown = await page
		.locator("body")
		.ariaSnapshot({ timeout: 5_000 })
		.catch((error: unknown) => `(not readable: ${String(error)})`);
	const complaints = problems.join(" | ") || "none";
	throw new Error(`At ${page.url()}, complaints: ${complaints}\n${shown.slice(0, LONGEST)}`);
}

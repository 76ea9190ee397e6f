import type { Page } from "@playwright/test";

/** Lets calls to these addresses wait; what comes back lets them go on. */
export async function holdCalls(page: Page, addresses: string): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(addresses, async (route) => {
		await held;
		await route.continue();
	});
	return release;
}

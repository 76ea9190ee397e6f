import type { Page, Route } from "@playwright/test";

/** Lets calls to these addresses wait; what comes back lets them go on, to the server unless something else is named. */
export async function holdCalls(
	page: Page,
	addresses: string,
	goOn: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(addresses, async (route) => {
		await held;
		await goOn(route);
	});
	return release;
}

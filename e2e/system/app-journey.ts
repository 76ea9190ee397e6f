import { APP_PAGES, APP_SITE } from "./app-places.ts";
import { test as base, expect } from "./journey.ts";
import { Mailbox } from "./mailbox.ts";
import { type AccountStage, openAccount } from "./open-account.ts";
import { ownProduct } from "./products.ts";
import { serveBundle } from "./serve-bundle.ts";

interface AppFixtures {
	/** Opens the person's account by calls alone: nobody is signed in in the browser. */
	openOwnAccount: (until?: AccountStage) => Promise<void>;
}

interface Places {
	/** Where the product answers under its own address. */
	product: string;
	/** Port of the app's bundle. */
	bundle: number;
}

/** Journeys through the app's own bundle: `page` stands on its origin, the API on another host of the same site. */
export const test = base.extend<AppFixtures, { places: Places }>({
	places: [
		async ({ browserName }, use) => {
			if (browserName !== "chromium") throw new Error("Only Chromium finds other hosts by a switch.");
			const bundle = await serveBundle(APP_SITE);
			await use({ product: ownProduct()?.address ?? "", bundle: bundle.port });
			await bundle.end();
		},
		{ scope: "worker" },
	],
	launchOptions: [
		async ({ launchOptions, places }, use) => {
			const hosts = [
				`MAP ${new URL(APP_PAGES).host} 127.0.0.1:${places.bundle}`,
				`MAP ${new URL(APP_SITE).host} 127.0.0.1:${new URL(places.product).port}`,
			];
			const args = [
				`--host-resolver-rules=${hosts.join(",")}`,
				// Both are https where they are real.
				`--unsafely-treat-insecure-origin-as-secure=${APP_PAGES},${APP_SITE}`,
			];
			await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
		},
		{ scope: "worker" },
	],
	baseURL: APP_PAGES,
	mailbox: async ({ places }, use) => use(new Mailbox(places.product)),
	openOwnAccount: async ({ playwright, places, mailbox, person }, use) =>
		use(async (until) => {
			const calls = await playwright.request.newContext({ baseURL: places.product });
			await openAccount(calls, places.product, mailbox, person, until);
			await calls.dispose();
		}),
});

export { expect };

import type { Shop } from "./open-shop.ts";

/** What has happened so far, newest first. */
export async function eventTypes(shop: Shop): Promise<string[]> {
	const { data } = await shop.stripe.events.list({ limit: 100 });
	return data.map(({ type }) => type);
}

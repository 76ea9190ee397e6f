import { billingApi } from "@dewlight/contracts/billing.ts";
import { scanApi } from "@dewlight/contracts/scans.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	// Other files of this worker share its modules, and with them the origin.
	vi.resetModules();
});

test("on the website every address stays on the origin of its pages", async () => {
	const { endpointUrl } = await import("./endpoint-url.ts");
	expect(endpointUrl(scanApi.thumbnail, { filename: "a.webp" })).toBe("/api/thumbnails/a.webp");
});

test("in the app calls, pictures and the first look at the session go to the API's origin, with the session", async () => {
	vi.stubEnv("VITE_API_ORIGIN", "https://dewlight.app");
	const asked = vi.fn(async () => Response.json({ user: null }));
	vi.stubGlobal("fetch", asked);
	const { endpointUrl } = await import("./endpoint-url.ts");
	expect(endpointUrl(scanApi.thumbnail, { filename: "a.webp" })).toBe(
		"https://dewlight.app/api/thumbnails/a.webp",
	);
	const { receive } = await import("./call.ts");
	await receive(billingApi.plans);
	const { readFirstSession } = await import("./first-session.ts");
	await readFirstSession();
	expect(asked.mock.calls).toEqual([
		["https://dewlight.app/api/plans", expect.objectContaining({ credentials: "include" })],
		["https://dewlight.app/api/me", expect.objectContaining({ credentials: "include" })],
	]);
});

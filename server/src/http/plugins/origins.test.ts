import { ENDPOINTS } from "@dewlight/contracts/endpoints.ts";
import { expect, test } from "vitest";
import { welcomePerson } from "../../../test/factories/person.ts";
import { listRoutes } from "../../../test/harness/list-routes.ts";
import { readEveryTable } from "../../../test/harness/look-everywhere.ts";
import { startOwnSystem, type TestSystem } from "../../../test/harness/start-system.ts";

const CHANGING = ["POST", "PATCH", "PUT", "DELETE"] as const;
const NO_CHANGE = "00000000-0000-4000-8000-000000000000";

test("no call that changes anything obeys a page of another site", async () => {
	const system = await startOwnSystem({ worker: true });
	const person = await welcomePerson(system);
	await system.settle();
	const routes = listRoutes(system.app).flatMap((route) => {
		const method = CHANGING.find((changing) => changing === route.method);
		return method ? [{ ...route, method }] : [];
	});
	for (const name of [
		"logout",
		"login",
		"verifyLogin",
		"disableTwoFactor",
		"revokeSession",
		"scanSkin",
	] as const) {
		expect(routes).toContainEqual({ method: "POST", url: ENDPOINTS[name].path });
	}

	const { db } = system.services.store;
	const before = await readEveryTable(db);
	const clockBefore = (await system.app.inject({ url: "/dev/clock" })).json().now;
	for (const { method, url } of routes) {
		for (const foreign of [{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }]) {
			const answer = await system.app.inject({
				method,
				url: url.replaceAll(/:\w+/g, NO_CHANGE).replace("*", "x"),
				headers: { ...foreign, cookie: person.cookie, "content-type": "application/json" },
				payload: "{}",
			});
			expect([`${method} ${url}`, answer.statusCode, answer.json()]).toEqual([
				`${method} ${url}`,
				400,
				expect.objectContaining({ detail: "Request origin not allowed." }),
			]);
			expect(answer.headers["set-cookie"]).toBeUndefined();
			expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
		}
	}
	expect(await readEveryTable(db)).toEqual(before);
	const clockAfter = (await system.app.inject({ url: "/dev/clock" })).json().now;
	expect(Math.abs(Date.parse(clockAfter) - Date.parse(clockBefore))).toBeLessThan(60_000);
});

const SHELL = "https://app.dewlight.localhost";
const OTHERS = [
	"https://evil.example",
	"null",
	"http://app.dewlight.localhost",
	"https://app.dewlight.localhost.evil.example",
	"https://evil.app.dewlight.localhost",
	"https://app-dewlight.localhost",
	"https://app.dewlight.localhost:8443",
	"https://APP.dewlight.localhost",
	"https://app.dewlight.localhost/",
	"https://dewlight.localhost",
	"capacitor://localhost",
];
const startWithShell = () =>
	startOwnSystem({ env: { PUBLIC_URL: "https://dewlight.localhost", APP_ORIGIN: SHELL } });
const PREFLIGHT = {
	"access-control-request-method": "POST",
	"access-control-request-headers": "content-type,x-client-key,x-account",
};
const sharing = (headers: Record<string, unknown>) =>
	Object.keys(headers).filter((name) => name.startsWith("access-control-"));

test("the shell's origin may call with its session and read what it needs, errors included", async () => {
	const { app } = await startWithShell();
	for (const url of ["/api/me", "/api/checkins", "/api/nothing"]) {
		const { headers } = await app.inject({ url, headers: { origin: SHELL } });
		expect(headers).toMatchObject({
			"access-control-allow-origin": SHELL,
			"access-control-allow-credentials": "true",
			"access-control-expose-headers":
				"x-account, x-trigger-event, x-total-count, retry-after, content-disposition",
			vary: "Origin",
		});
	}
	const changing = await app.inject({ method: "POST", url: "/api/logout", headers: { origin: SHELL } });
	expect(changing.statusCode).toBe(200);
	const asked = await app.inject({
		method: "OPTIONS",
		url: "/api/validate-photo",
		headers: { ...PREFLIGHT, origin: SHELL },
	});
	expect([asked.statusCode, asked.body]).toEqual([204, ""]);
	expect(asked.headers).toMatchObject({
		"access-control-allow-origin": SHELL,
		"access-control-allow-credentials": "true",
		"access-control-allow-methods": "GET, POST, PATCH",
		"access-control-allow-headers": "content-type, x-client-key, x-account",
		"access-control-max-age": "7200",
		vary: "Origin",
	});
	expect(sharing((await app.inject({ url: "/login", headers: { origin: SHELL } })).headers)).toEqual([]);
});

test("no other origin is answered across origins, however alike it looks", async () => {
	const { app } = await startWithShell();
	for (const origin of OTHERS) {
		const read = await app.inject({ url: "/api/me", headers: { origin } });
		const asked = await app.inject({
			method: "OPTIONS",
			url: "/api/login",
			headers: { ...PREFLIGHT, origin },
		});
		for (const { headers } of [read, asked]) {
			expect([origin, sharing(headers), headers.vary]).toEqual([origin, [], "Origin"]);
		}
		if (origin === "https://dewlight.localhost") continue;
		const changing = await app.inject({ method: "POST", url: "/api/logout", headers: { origin } });
		expect([origin, changing.statusCode]).toEqual([origin, 400]);
	}
	const unnamed = { "sec-fetch-site": "same-site" };
	const form = await app.inject({ method: "POST", url: "/api/logout", headers: unnamed });
	expect(form.statusCode).toBe(400);
});

test("without a shell there is no sharing across origins, and no preflight to answer", async () => {
	const { app } = await startOwnSystem();
	const read = await app.inject({ url: "/api/me", headers: { origin: SHELL } });
	expect([sharing(read.headers), read.headers.vary]).toEqual([[], undefined]);
	const asked = await app.inject({
		method: "OPTIONS",
		url: "/api/login",
		headers: { ...PREFLIGHT, origin: SHELL },
	});
	expect([asked.statusCode, sharing(asked.headers)]).toEqual([404, []]);
});

test("only pictures may stand in pages of another host of the site, and only where there is a shell", async () => {
	const withShell = await startWithShell();
	const policy = async ({ app }: TestSystem, url: string) =>
		(await app.inject({ url })).headers["cross-origin-resource-policy"];
	expect(await policy(withShell, "/api/thumbnails/a.webp")).toBe("same-site");
	expect(await policy(withShell, "/api/me")).toBe("same-origin");
	expect(await policy(await startOwnSystem(), "/api/thumbnails/a.webp")).toBe("same-origin");
});

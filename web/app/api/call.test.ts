import { accountApi, okSchema } from "@dewlight/contracts/accounts.ts";
import { limitApi } from "@dewlight/contracts/limits.ts";
import { scanApi } from "@dewlight/contracts/scans.ts";
import { afterEach, expect, test, vi } from "vitest";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import { AnswerShapeError, ApiError, errorText, OfflineError } from "./api-error.ts";
import { call } from "./call.ts";
import { endpointPath } from "./endpoint-url.ts";
import { onSessionEnded } from "./frame-events.ts";
import { getSession, setSession, setUser } from "./session.ts";

let server: StubServer | undefined;
afterEach(() => server?.restore());

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
	const error = await promise.catch((reason: unknown) => reason);
	if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
	return error;
}

test("an answer of the agreed shape comes back parsed, without unknown keys", async () => {
	server = stubServer({ "GET /api/checkins/latest": { json: { id: 4, extra: true } } });
	expect(await call(scanApi.latestCheckin)).toEqual({ id: 4 });
});

test("an answer of another shape is an error of its own", async () => {
	server = stubServer({ "GET /api/checkins/latest": { json: { id: "four" } } });
	await expect(call(scanApi.latestCheckin)).rejects.toBeInstanceOf(AnswerShapeError);
});

test("a refusal carries status, detail, event and waiting time", async () => {
	server = stubServer({
		"GET /api/check-scan-limit": {
			status: 403,
			json: { detail: "upgrade_needed", plan: "free", limit: 1 },
			headers: { "x-trigger-event": "upgradeNeeded", "retry-after": "30" },
		},
	});
	const error = await failureOf(call(limitApi.checkScanLimit));
	expect(error.status).toBe(403);
	expect(error.detail).toBe("upgrade_needed");
	expect(error.body.limit).toBe(1);
	expect(error.triggerEvent).toBe("upgradeNeeded");
	expect(error.retryAfterSeconds).toBe(30);
});

test("an unknown event name is not passed on", async () => {
	server = stubServer({
		"GET /api/check-scan-limit": { status: 403, json: {}, headers: { "x-trigger-event": "click" } },
	});
	expect((await failureOf(call(limitApi.checkScanLimit))).triggerEvent).toBeNull();
});

test.each([
	["a page instead of JSON", "<html>Bad gateway</html>"],
	["a detail that is a list", JSON.stringify({ detail: [{ msg: "field required" }] })],
	["null", "null"],
])("a refusal with %s falls back to our own sentence", async (_, text) => {
	server = stubServer({ "POST /api/logout": { status: 502, text } });
	const error = await failureOf(call(accountApi.logout));
	expect(error.status).toBe(502);
	expect(errorText(error, "Login failed.")).toBe("Login failed.");
});

test("the server's sentence is shown, its codes never are", async () => {
	server = stubServer({
		"POST /api/login": { status: 401, json: { detail: "Incorrect email or password." } },
		"GET /api/check-token-limit": { status: 409, json: { detail: "email_not_verified" } },
	});
	const wrong = await failureOf(call(accountApi.login, { body: new FormData(), unauthorizedIsAnswer: true }));
	expect(errorText(wrong, "Login failed.")).toBe("Incorrect email or password.");
	const gated = await failureOf(call(limitApi.checkTokenLimit));
	expect(errorText(gated, "Something else.")).toBe("Something else.");
});

test("a 401 ends the session, unless 401 is the answer to a password", async () => {
	server = stubServer({
		"GET /api/checkins/latest": { status: 401, json: { detail: "Please log in." } },
		"POST /api/login": { status: 401, json: { detail: "Incorrect email or password." } },
	});
	const ended = vi.fn();
	const stop = onSessionEnded(ended);
	await failureOf(call(accountApi.login, { body: new FormData(), unauthorizedIsAnswer: true }));
	expect(ended).not.toHaveBeenCalled();
	await failureOf(call(scanApi.latestCheckin));
	expect(ended).toHaveBeenCalledOnce();
	stop();
});

test("no answer at all is OfflineError; the caller's own abort passes through", async () => {
	server = stubServer({
		"POST /api/logout": () => {
			throw new TypeError("Failed to fetch");
		},
	});
	await expect(call(accountApi.logout)).rejects.toBeInstanceOf(OfflineError);
	const aborted = call(accountApi.logout, { signal: AbortSignal.abort() });
	await expect(aborted).rejects.not.toBeInstanceOf(OfflineError);
});

test("objects travel as JSON, forms as multipart, both with cookies", async () => {
	server = stubServer({
		"POST /api/onboarding": { json: { ok: true } },
		"POST /api/login": { json: { ok: true } },
	});
	await call(accountApi.onboarding, { reading: okSchema, body: { goals: ["Even tone"] } });
	const form = new FormData();
	form.set("email", "ana@example.com");
	await call(accountApi.login, { reading: okSchema, body: form });
	expect(server.calls[0]?.headers.get("content-type")).toBe("application/json");
	expect(server.calls[0]?.body).toBe('{"goals":["Even tone"]}');
	expect(server.calls[1]?.headers.get("content-type")).toBeNull();
	expect(server.calls[1]?.body).toBe(form);
});

test("paths take their parts escaped and leave out what is undefined", () => {
	expect(endpointPath(scanApi.getCheckin, { params: { id: 41 } })).toBe("/api/checkins/41");
	expect(endpointPath(scanApi.thumbnail, { params: { filename: "a b/c.webp" } })).toBe(
		"/api/thumbnails/a%20b%2Fc.webp",
	);
	expect(endpointPath(scanApi.listCheckins, { query: { offset: 10, limit: undefined } })).toBe(
		"/api/checkins?offset=10",
	);
	expect(() => endpointPath(scanApi.getCheckin)).toThrow("/api/checkins/:id needs id");
});

const latest = (headers: Record<string, string>) =>
	stubServer({ "GET /api/checkins/latest": { json: { id: 4 }, headers } });

test("a call names the account its page is drawn for: an id, nobody, or nothing while that is not known", async () => {
	server = latest({});
	setSession({ status: "unknown" });
	await call(scanApi.latestCheckin);
	setSession({ status: "signed_out", offline: true });
	await call(scanApi.latestCheckin);
	setUser(null);
	await call(scanApi.latestCheckin);
	setUser(buildUser());
	await call(scanApi.latestCheckin);
	expect(server.calls.map(({ headers }) => headers.get("x-account"))).toEqual([null, null, "none", "7"]);
});

test.each([
	["a refusal", { status: 409, json: { detail: "other_account" }, headers: { "x-account": "8" } }],
	["an answer", { json: { id: 4 }, headers: { "x-account": "8" } }],
])("%s for another account is shown to nobody, and the page is drawn anew", async (_, answer) => {
	const reload = vi.fn();
	vi.stubGlobal("window", { location: { pathname: "/chat", reload } });
	server = stubServer({ "GET /api/checkins/latest": answer });
	setUser(buildUser());
	expect((await failureOf(call(scanApi.latestCheckin))).detail).toBe("other_account");
	expect(getSession()).toEqual({ status: "unknown" });
	expect(reload).toHaveBeenCalledOnce();
	vi.unstubAllGlobals();
});

test("an answer that comes after the page was drawn for somebody else is dropped", async () => {
	server = stubServer({
		"GET /api/checkins/latest": () => {
			setUser(buildUser({ id: 8 }));
			return { json: { id: 4 }, headers: { "x-account": "7" } };
		},
	});
	setUser(buildUser());
	expect((await failureOf(call(scanApi.latestCheckin))).detail).toBe("other_account");
	expect(getSession()).toMatchObject({ status: "signed_in", user: { id: 8 } });
});

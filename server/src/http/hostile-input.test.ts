import type { Endpoint } from "@dewlight/contracts/endpoint.ts";
import { ENDPOINTS, type EndpointName } from "@dewlight/contracts/endpoints.ts";
import { errorSchema } from "@dewlight/contracts/errors.ts";
import { takeCases, takeRuns } from "@dewlight/core/testing/take-cases.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../test/factories/person.ts";
import { newPhoto, photoForm, takingAnalyst } from "../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../test/harness/start-system.ts";
import { type Fingerprint, fingerprint } from "../../test/hostile/fingerprint.ts";
import { HOSTILE_CALLS } from "../../test/hostile/hostile-calls.ts";
import { HOSTILE_BODIES, HOSTILE_FORMS, HOSTILE_VALUES } from "../../test/hostile/hostile-values.ts";

let system: TestSystem;
let person: Person;
let print: string;
let taken: Fingerprint | undefined;
async function takePrint(): Promise<string> {
	taken = await fingerprint(system.services.store.db, taken);
	return taken.print;
}
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
	person = await welcomePerson(system);
	await system.settle();
	await system.relay.stop();
	// Attempts are limited elsewhere; here every call must reach its own judgement.
	system.services.throttle = { take: async () => null, forget: async () => undefined };
	print = await takePrint();
});
afterAll(() => system.close());

const WITH_FIELDS = HOSTILE_CALLS.flatMap(({ schema, ...call }) => (schema ? [{ ...call, schema }] : []));
const UUID = "00000000-0000-4000-8000-000000000000";
const endpointOf = (name: string): Endpoint => ENDPOINTS[name as EndpointName];
const methodOf = (name: string) => endpointOf(name).method;
const pathOf = (name: string) => {
	const { path, params } = endpointOf(name);
	return path.replace(":id", params?.safeParse({ id: "1" }).success ? "1" : UUID);
};

/** A success of these ends the session they came with. */
const ENDS_SESSIONS = ["logout", "register", "login", "verifyLogin"];

interface Sent {
	status: number;
	text: string;
}

/** Sends a body as the signed-in person, and holds every answer to what any answer must be. */
async function send(name: string, body: string): Promise<Sent> {
	const cookie = ENDS_SESSIONS.includes(name) ? {} : { cookie: person.cookie };
	const answer = await system.app.inject({
		method: methodOf(name),
		url: pathOf(name),
		headers: { "content-type": "application/json", ...cookie },
		payload: body,
	});
	const what = `${name} with ${body.slice(0, 200)} answered ${answer.statusCode} ${answer.body.slice(0, 200)}`;
	expect(answer.statusCode, what).toBeLessThan(500);
	const renewed = answer.cookies.find(({ name: key, value }) => key === "session" && value !== "");
	if (renewed && name === "updateAccount") person.cookie = `session=${renewed.value}`;
	const after = await takePrint();
	if (answer.statusCode >= 400) {
		const { detail } = errorSchema.parse(answer.json());
		expect(detail, what).not.toMatch(
			/expected|received|invalid_|zod|FST_|undefined|\[object|select |insert /i,
		);
		expect(detail.length, what).toBeGreaterThan(3);
		expect(after, what).toBe(print);
	}
	print = after;
	return { status: answer.statusCode, text: what };
}

/** NUL and halves of pairs never reach the database; everything the contract refuses is a 4xx. */
function mustRefuse(schema: (typeof WITH_FIELDS)[number]["schema"], body: unknown): boolean {
	const sent: unknown = JSON.parse(JSON.stringify(body));
	return !schema.safeParse(sent).success;
}

test.each(
	HOSTILE_CALLS.flatMap(({ name }) => HOSTILE_BODIES.map(([what, body]) => [name, what, body] as const)),
)("%s with a body of %s is refused or does no harm", async (name, _what, body) => {
	const { status, text } = await send(name, body);
	const call = WITH_FIELDS.find((candidate) => candidate.name === name);
	let parsed: unknown;
	try {
		parsed = JSON.parse(body.replace(/^\ufeff/, ""));
	} catch {
		parsed = undefined;
	}
	if (call && !call.schema.safeParse(parsed).success) expect(status, text).toBeGreaterThanOrEqual(400);
	if (body.length > 500_000) expect(status, text).toBe(413);
});

let asked = 0;
/** Every call meets others of them where a sample is taken; the smallest sample still sends each of them many times. */
const someOf = <T>(what: string, every: readonly T[]) =>
	takeCases(what, every, 3, { area: "edge", first: asked++ }).cases;

const FIELDS = WITH_FIELDS.flatMap((call) =>
	Object.keys(call.schema.shape).map((field) => [call.name, field, call] as const),
);

test.each(FIELDS)("%s takes no hostile %s", async (name, field, { schema, body }) => {
	for (const [what, value] of someOf("hostile values for a field", HOSTILE_VALUES)) {
		const spoiled = { ...body(person), [field]: value };
		const { status, text } = await send(name, JSON.stringify(spoiled));
		if (mustRefuse(schema, spoiled)) expect(status, `${what}: ${text}`).toBeGreaterThanOrEqual(400);
	}
	const { [field]: _missing, ...without } = body(person);
	const { status, text } = await send(name, JSON.stringify(without));
	if (mustRefuse(schema, without)) expect(status, text).toBe(400);
});

test.each(FIELDS)("%s with a NUL or half a letter in %s answers 400", async (name, field, { body }) => {
	for (const value of ["a\0b", "\0", "a\ud800", "\udfffb"]) {
		const { status, text } = await send(name, JSON.stringify({ ...body(person), [field]: value }));
		expect(status, text).toBe(400);
	}
});

const anyText = fc.oneof(
	fc.string({ unit: "binary", maxLength: 300 }),
	fc.string({ unit: "grapheme", maxLength: 300 }),
	fc
		.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
		.map((units) => String.fromCharCode(...units)),
);
const anyValue = fc.oneof(
	anyText,
	fc.constantFrom(...HOSTILE_VALUES.map(([, value]) => value)),
	fc.jsonValue({ maxDepth: 4 }),
	fc.double(),
	fc.bigInt().map(String),
);

test.each(WITH_FIELDS.map((call) => [call.name, call] as const))(
	"%s holds against anything at all in any of its fields",
	async (name, { schema, body }) => {
		const fields = Object.keys(schema.shape);
		const spoiled = fc.record(
			{
				changes: fc.dictionary(fc.constantFrom(...fields), anyValue, { minKeys: 1, maxKeys: fields.length }),
				missing: fc.subarray(fields),
				extra: fc.dictionary(
					fc.oneof(anyText, fc.constantFrom("__proto__", "id", "user_id", "plan")),
					anyValue,
					{
						maxKeys: 3,
					},
				),
			},
			{ noNullPrototype: false },
		);
		await fc.assert(
			fc.asyncProperty(spoiled, async ({ changes, missing, extra }) => {
				const whole: Record<string, unknown> = { ...extra, ...body(person), ...changes };
				for (const field of missing) delete whole[field];
				const { status, text } = await send(name, JSON.stringify(whole));
				if (mustRefuse(schema, whole)) expect(status, text).toBeGreaterThanOrEqual(400);
			}),
			{ numRuns: takeRuns("times anything in its fields", 30, 5, "edge") },
		);
	},
);

test.each(WITH_FIELDS.map((call) => [call.name, call] as const))(
	"%s does not believe extra keys about who is asking",
	async (name, { body }) => {
		const extra = {
			id: 1,
			user_id: 1,
			userId: 1,
			plan: "admin",
			granted_plan: "pro",
			is_email_verified: true,
		};
		await send(name, JSON.stringify({ ...body(person), ...extra }));
		const me = await system.app.inject({ url: "/api/me", headers: { cookie: person.cookie } });
		expect(me.json().user).toMatchObject({ id: person.id, plan: "trial" });
	},
);

const GATED = HOSTILE_CALLS.filter(({ endpoint }) => endpoint.access !== "open");

test.each(GATED.map(({ name }) => name))("%s answers a visitor 401, whatever is sent", async (name) => {
	for (const [, body] of someOf("hostile bodies of a visitor", HOSTILE_BODIES)) {
		const answer = await system.app.inject({
			method: methodOf(name),
			url: pathOf(name),
			headers: { "content-type": "application/json" },
			payload: body,
		});
		expect(answer.statusCode).toBe(401);
	}
});

const QUERIES = ["/api/verify-email?token=", "/api/confirm-email-change?token=", "/api/login/next?next="];

test.each(QUERIES)("GET %s holds against anything", async (start) => {
	const before = print;
	await fc.assert(
		fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 600 }), async (text) => {
			for (const query of [
				encodeURIComponent(text),
				`%00${encodeURIComponent(text)}`,
				"%ff%fe",
				"a&token[]=b",
			]) {
				const headers = { cookie: person.cookie };
				const answer = await system.app.inject({ url: start + query, headers });
				expect(answer.statusCode, query).toBeLessThan(500);
				if (query.startsWith("%00")) expect(answer.statusCode, query).toBe(400);
				if (answer.statusCode >= 400)
					expect(errorSchema.parse(answer.json()).detail).toEqual(expect.any(String));
			}
		}),
		{ numRuns: 25 },
	);
	expect(await takePrint()).toBe(before);
});

test.each(["%00", "x", "1", "..%2f..%2f", "'%20or%201=1", "%ff", "a".repeat(150), "%F0%9F%99%82"])(
	"ending the session %j ends none",
	async (id) => {
		const url = `/api/sessions/${id}/revoke`;
		const answer = await system.app.inject({ method: "POST", url, headers: { cookie: person.cookie } });
		expect([400, 404]).toContain(answer.statusCode);
		expect(errorSchema.parse(answer.json()).detail).toEqual(expect.any(String));
		expect(await takePrint()).toBe(print);
	},
);

const FORMS = ["register", "login", "validatePhoto", "scanSkin"];
test.each(FORMS.flatMap((name) => HOSTILE_FORMS.map((form) => [name, ...form] as const)))(
	"%s with a form of %s is refused",
	async (name, _what, type, payload) => {
		const { cookie } = person;
		const answer = await system.app.inject({
			method: "POST",
			url: pathOf(name),
			headers: { "content-type": type, ...(!ENDS_SESSIONS.includes(name) && { cookie }) },
			payload,
		});
		expect(answer.statusCode).toBeGreaterThanOrEqual(400);
		expect(answer.statusCode).toBeLessThan(500);
		expect(errorSchema.parse(answer.json()).detail).not.toMatch(/boundary|multipart|unexpected/i);
		expect(await takePrint()).toBe(print);
	},
);

test.each(["0", "-1", "2147483648", "9007199254740991", "1e9", "1".repeat(40)])(
	"a message of the chat numbered %s is not found",
	async (id) => {
		const { cookie } = person;
		const answer = await system.app.inject({
			method: "POST",
			url: ENDPOINTS.reportReply.path.replace(":id", id),
			headers: { cookie },
			payload: { reason: "wrong" },
		});
		expect(answer.statusCode).toBe(404);
	},
);

test.each(["register", "login"])("%s as a form holds against hostile fields", async (name) => {
	const forms: [string, string][][] = [
		[["__proto__", "x"]],
		[
			["constructor", "x"],
			["email", "a@b.example"],
		],
		[
			["email", "a@b.example"],
			["email", "c@d.example"],
			["password", "x"],
		],
		[
			["email[]", "a@b.example"],
			["password[$ne]", ""],
		],
		[
			["email", "a\0b@c.example"],
			["username", "Ana"],
			["password", "long enough secret"],
		],
		[
			["email", "\u202e@example.com"],
			["username", "\0"],
			["password", "long enough \0 secret"],
		],
		Array.from({ length: 5_000 }, (_, i): [string, string] => [`k${i}`, "x"]),
	];
	for (const fields of forms) {
		const multipart = new FormData();
		for (const [key, value] of fields) multipart.append(key, value);
		for (const payload of [multipart, new URLSearchParams(fields).toString()]) {
			const type = { "content-type": "application/x-www-form-urlencoded" };
			const headers = typeof payload === "string" ? type : {};
			const answer = await system.app.inject({ method: "POST", url: pathOf(name), headers, payload });
			expect(answer.statusCode, JSON.stringify(fields).slice(0, 100)).toBeGreaterThanOrEqual(400);
			expect(answer.statusCode, JSON.stringify(fields).slice(0, 100)).toBeLessThan(500);
			expect(errorSchema.parse(answer.json()).detail).toEqual(expect.any(String));
			expect(await takePrint()).toBe(print);
		}
	}
});

test.each([
	["validatePhoto", "file"],
	["scanSkin", "files"],
] as const)(
	"a note with a NUL or half a letter is refused by %s, and no photo is kept",
	async (name, field) => {
		const { payload, headers } = await photoForm(field, [newPhoto()], "itchy\0 skin");
		const answer = await system.app.inject({
			method: "POST",
			url: pathOf(name),
			headers: { ...headers, cookie: person.cookie },
			payload,
		});
		expect(answer.statusCode).toBe(400);
		expect(errorSchema.parse(answer.json()).detail).toEqual(expect.any(String));
		expect(await system.services.objects.list("originals/")).toEqual([]);
	},
);

test("nothing of all this was a failure of ours", () => {
	const failures = system
		.logged()
		.split("\n")
		.filter((line) => line.includes('"request failed"'));
	expect(failures).toEqual([]);
});

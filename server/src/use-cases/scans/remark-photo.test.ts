import { randomBytes } from "node:crypto";
import { REMARKS_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import type { ModelRequest } from "@dewlight/sandbox/model/model-wire.ts";
import {
	type ModelScene,
	type ModelServer,
	type Play,
	startModelServer,
} from "@dewlight/sandbox/model/scripted-model.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { finishScan, getAs, goodAnswer, takingAnalyst } from "../../../test/factories/scan.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import * as schema from "../../db/schema/index.ts";

/** What the analyst cuts out of every photo. */
const CROP = randomBytes(3_000);
const SAID = ["Your cheeks look calm.", "There is some redness around the nose."];
const SHOWN = SAID.map((remark) => `- ${remark}`).join("\n");

let server: ModelServer;
let system: TestSystem;
/** What has to happen while a photo is analyzed. */
let meanwhile: () => Promise<unknown> = async () => undefined;
let cropsCut = 0;

const analyst = takingAnalyst({
	analyze: async (_photo, { faceCrop }) => {
		await meanwhile();
		if (!faceCrop) return goodAnswer();
		cropsCut += 1;
		return { ...goodAnswer(), faceCrop: CROP };
	},
});

const isAboutFace = ({ body }: ModelRequest): boolean => body.includes("data:image/jpeg");

/** Answers only where a picture came; the assessment stays core's. */
function looking(play: (request: ModelRequest) => Play = () => ({ object: { remarks: SAID } })): ModelScene {
	return (request) => (isAboutFace(request) ? play(request) : { status: 500 });
}

beforeAll(async () => {
	server = await startModelServer(looking());
	system = await startSystem({ worker: true, analyst, env: modelAt("1") });
});
afterAll(async () => {
	await system.close();
	await server.close();
});

function modelAt(pictures: "0" | "1"): Record<string, string> {
	return {
		AI_PROVIDER: "openai-compatible",
		AI_MODEL: "scripted",
		AI_API_KEY: "key-of-a-test",
		AI_BASE_URL: server.url,
		AI_TAKES_PICTURES: pictures,
	};
}

const provider = () => new URL(server.url).host;
const pictures = () => server.requests.filter(isAboutFace);

async function decide(person: Person, decision: string, changes: Record<string, string> = {}, own = system) {
	return own.app.inject({
		method: "POST",
		url: "/api/consents/remarks",
		headers: { cookie: person.cookie },
		payload: { decision, version: REMARKS_CONSENT_VERSION, provider: provider(), ...changes },
	});
}

async function scanned(person: Person, own = system) {
	return (await getAs(own, person, `/api/checkins/${await finishScan(own, person)}`)).json();
}

async function heldAs(person: Person, changes: Partial<typeof schema.remarkConsents.$inferInsert>) {
	const row = { decision: "granted", version: REMARKS_CONSENT_VERSION, provider: provider() } as const;
	const added = { id: system.services.ids.uuid(), userId: person.id, decidedAt: new Date() };
	await system.services.store.db.insert(schema.remarkConsents).values({ ...row, ...added, ...changes });
}

async function remarkCalls(person: Person) {
	const { modelCalls } = schema;
	const mine = and(eq(modelCalls.userId, person.id), eq(modelCalls.purpose, "remarks"));
	return system.services.store.db.select().from(modelCalls).where(mine);
}

const NOT_AGREED: Record<string, (person: Person) => Promise<unknown>> = {
	"was never asked": async () => undefined,
	declined: (person) => decide(person, "declined"),
	"took it back": async (person) => {
		await decide(person, "granted");
		await decide(person, "revoked");
	},
	"agreed to another provider": (person) => heldAs(person, { provider: "OpenAI" }),
	"agreed to an earlier text": (person) => heldAs(person, { version: "2020-01-01" }),
};
test.each(Object.keys(NOT_AGREED))("of a person who %s no picture is cut and none leaves", async (name) => {
	const person = await welcomePerson(system);
	await NOT_AGREED[name]?.(person);
	const before = { sent: pictures().length, cut: cropsCut };
	expect((await scanned(person)).remarks).toBeNull();
	expect({ sent: pictures().length, cut: cropsCut }).toEqual(before);
	expect(await remarkCalls(person)).toEqual([]);
});

test("a yes sends the cut face alone, once, after the photo is deleted, and shows what was said as the model's", async () => {
	const person = await welcomePerson(system);
	await decide(person, "granted");
	const left: Promise<string[]>[] = [];
	server.play(
		looking(() => {
			left.push(system.services.objects.list("originals/"));
			return { object: { remarks: SAID } };
		}),
	);
	const before = pictures().length;
	const checkin = await scanned(person);
	expect(checkin.remarks).toEqual({ provider: provider(), model: "scripted", text: SHOWN });
	expect(await Promise.all(left)).toEqual([[]]);

	const [sent, ...more] = pictures().slice(before);
	expect(more).toEqual([]);
	const body = sent?.body ?? "";
	expect(body).toContain(`data:image/jpeg;base64,${CROP.toString("base64")}`);
	expect(body).not.toMatch(/filename|file_name|\.jpe?g"|Skin type/);
	for (const secret of [person.email, person.username, checkin.thumbnail_filename]) {
		expect(`${body} ${JSON.stringify(sent?.headers)}`).not.toContain(secret);
	}
	expect(await remarkCalls(person)).toMatchObject([
		{ outcome: "answered", promptVersion: "remarks.1", vendor: "openai-compatible", model: "scripted" },
	]);
	const { objects } = system.services;
	for (const key of await objects.list("pictures/")) {
		expect(Buffer.from((await objects.get(key)) ?? []).includes(CROP)).toBe(false);
	}
	expect(system.logged()).not.toContain("redness around the nose");
});

test("a no while the photo is analyzed keeps the picture here", async () => {
	const person = await welcomePerson(system);
	await decide(person, "granted");
	const before = pictures().length;
	meanwhile = () => decide(person, "revoked");
	const checkin = await scanned(person);
	meanwhile = async () => undefined;
	expect([checkin.status, checkin.remarks]).toEqual(["complete", null]);
	expect(pictures()).toHaveLength(before);
});

test("of a no while the model looks, nothing it says is kept", async () => {
	const person = await welcomePerson(system);
	await decide(person, "granted");
	const answers: ReturnType<typeof decide>[] = [];
	server.play(
		looking(() => {
			answers.push(decide(person, "revoked"));
			return { silence: 4_000, object: { remarks: SAID } };
		}),
	);
	const checkin = await scanned(person);
	expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200]);
	expect([checkin.status, checkin.remarks]).toEqual(["complete", null]);
	expect(
		await system.services.store.db
			.select()
			.from(schema.photoRemarks)
			.where(eq(schema.photoRemarks.checkinId, checkin.id)),
	).toEqual([]);
});

const HOSTILE: Record<string, [Play, outcome: string]> = {
	diagnoses: [{ object: { remarks: [...SAID, "You have rosacea."] } }, "ungrounded"],
	"invents a number": [{ object: { remarks: ["Redness covers 42% of your face."] } }, "ungrounded"],
	"answers no object": [{ object: "no object" }, "malformed"],
	"is down": [{ status: 500 }, "down"],
	"has nothing to say": [{ object: { remarks: [] } }, "answered"],
};
test.each(Object.keys(HOSTILE))("a model that %s leaves a whole report without remarks", async (name) => {
	const [play, outcome] = HOSTILE[name] ?? [{}, ""];
	server.play(looking(() => play));
	const person = await welcomePerson(system);
	await decide(person, "granted");
	const checkin = await scanned(person);
	expect([checkin.status, checkin.remarks]).toEqual(["complete", null]);
	expect(await remarkCalls(person)).toMatchObject([{ outcome }]);
});

test("consent is told with the provider it names, and every answer is in the history", async () => {
	const person = await welcomePerson(system);
	const consents = async () => (await getAs(system, person, "/api/consents")).json();
	const never = { available: true, provider: provider(), earlier_provider: null, decision: null };
	expect((await consents()).remarks).toEqual({
		...never,
		version: null,
		decided_at: null,
		current_version: REMARKS_CONSENT_VERSION,
	});
	expect((await decide(person, "granted")).json().remarks).toMatchObject({ ...never, decision: "granted" });
	await decide(person, "granted");
	expect((await decide(person, "declined")).json().remarks.decision).toBe("revoked");
	const { history } = await consents();
	expect(history.filter(({ kind }: { kind: string }) => kind === "remarks")).toMatchObject([
		{ decision: "revoked", provider: provider() },
		{ decision: "granted", provider: provider() },
	]);
});

test("a yes for somebody else or to another text is refused, a no for whom one agreed to is taken", async () => {
	const person = await welcomePerson(system);
	const other = await decide(person, "granted", { provider: "OpenAI" });
	expect([other.statusCode, other.json().detail]).toEqual([
		409,
		"Photos would not go to this provider now. Reload the page and read it again.",
	]);
	expect((await decide(person, "granted", { version: "2020-01-01" })).statusCode).toBe(400);
	await heldAs(person, { provider: "OpenAI" });
	const { remarks } = (await getAs(system, person, "/api/consents")).json();
	expect(remarks).toMatchObject({ provider: provider(), decision: null, earlier_provider: "OpenAI" });
	expect((await decide(person, "revoked", { provider: "OpenAI" })).statusCode).toBe(200);
});

test("where the model takes no pictures nothing can be agreed to and no picture leaves", async () => {
	const own = await startOwnSystem({ worker: true, analyst, env: modelAt("0") });
	const person = await welcomePerson(own);
	const before = pictures().length;
	expect((await decide(person, "granted", {}, own)).statusCode).toBe(409);
	expect((await getAs(own, person, "/api/consents")).json().remarks).toMatchObject({
		available: false,
		provider: null,
	});
	expect((await scanned(person, own)).remarks).toBeNull();
	expect(pictures()).toHaveLength(before);
});

test("remarks are the person's own", async () => {
	server.play(looking());
	const [person, other] = [await welcomePerson(system), await welcomePerson(system)];
	await decide(person, "granted");
	const { id } = await scanned(person);
	expect((await getAs(system, other, `/api/checkins/${id}`)).statusCode).toBe(404);
});

import { randomUUID } from "node:crypto";
import { PHOTO_CONSENT_VERSION } from "@dewlight/contracts/consents.ts";
import { LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import { KEEP_AS_NOTE } from "@dewlight/contracts/scans.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	type Person,
	registerPerson,
	unaskedPerson,
	verifyByMail,
	welcomePerson,
} from "../../../test/factories/person.ts";
import {
	finishScan,
	getAs,
	goodAnswer,
	newPhoto,
	photoForm,
	postScan,
	takingAnalyst,
} from "../../../test/factories/scan.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import * as schema from "../../db/schema/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ analyst: takingAnalyst(), worker: true });
});
afterAll(() => system.close());

async function decide(own: TestSystem, person: Person, decision: string, version = PHOTO_CONSENT_VERSION) {
	return own.app.inject({
		method: "POST",
		url: "/api/consents/photo",
		headers: { cookie: person.cookie },
		payload: { decision, version },
	});
}

async function validate(own: TestSystem, person: Person) {
	const { payload, headers } = await photoForm("file", [newPhoto()]);
	return own.app.inject({
		method: "POST",
		url: "/api/validate-photo",
		headers: { ...headers, cookie: person.cookie },
		payload,
	});
}

async function consentRows(own: TestSystem, person: Person) {
	const { photoConsents } = schema;
	return own.services.store.db.select().from(photoConsents).where(eq(photoConsents.userId, person.id));
}

const consentInMe = async (own: TestSystem, person: Person) =>
	(await getAs(own, person, "/api/me")).json().user.photo_consent;

test("a photo of someone who was never asked is refused by both calls, and nothing is written down", async () => {
	const person = await unaskedPerson(system);
	for (const refused of [await validate(system, person), await postScan(system, person)]) {
		expect(refused.statusCode).toBe(409);
		expect(refused.json()).toEqual({ detail: "photo_consent_required" });
	}
	expect(await consentRows(system, person)).toEqual([]);
	expect(await consentInMe(system, person)).toBeNull();
	expect((await getAs(system, person, "/api/checkins/latest")).json()).toEqual({ id: 0 });
});

test("a photo of somebody who answers to be under 13 is refused by every call, nothing of it is kept or counted, and another answer opens them", async () => {
	const person = await welcomePerson(system);
	const answer = async (age_band: string) => {
		const payload = { preferences: { age_band } };
		const headers = { cookie: person.cookie };
		const saved = await system.app.inject({ method: "POST", url: "/api/profile", payload, headers });
		expect(saved.statusCode).toBe(200);
	};
	await answer("under-13");
	const { db } = system.services.store;
	const photos = await db.$count(schema.originals);
	for (const refused of [
		await validate(system, person),
		await postScan(system, person),
		await postScan(system, person, newPhoto(), "", { [KEEP_AS_NOTE.field]: KEEP_AS_NOTE.value }),
	]) {
		expect(refused.statusCode).toBe(409);
		expect(refused.json()).toEqual({
			detail: "under_age",
			message: expect.stringMatching(/under 13.*ask a parent or guardian/s),
		});
	}
	expect(await db.$count(schema.originals)).toBe(photos);
	expect(await db.$count(schema.checkins, eq(schema.checkins.userId, person.id))).toBe(0);
	expect((await getAs(system, person, "/api/check-scan-limit")).json().used).toBe(0);
	await answer("13-15");
	expect((await validate(system, person)).statusCode).toBe(200);
	expect(await finishScan(system, person)).toBeGreaterThan(0);
});

test("what an upload once stood for is kept on record and is no answer", async () => {
	const person = await unaskedPerson(system);
	await system.services.store.db.insert(schema.photoConsents).values({
		id: randomUUID(),
		userId: person.id,
		decision: "granted",
		version: LEGAL_VERSION,
		source: "upload",
		decidedAt: system.services.clock.now(),
	});
	expect((await validate(system, person)).statusCode).toBe(409);
	expect(await consentInMe(system, person)).toBeNull();
	expect((await getAs(system, person, "/api/consents")).json()).toMatchObject({
		photo: { decision: null },
		history: [{ kind: "photo", decision: "granted" }, { kind: "legal" }],
	});
});

test("a yes opens both photo calls and carries the version of the text that was shown", async () => {
	const person = await unaskedPerson(system);
	await decide(system, person, "granted");
	expect((await validate(system, person)).statusCode).toBe(200);
	await finishScan(system, person);
	expect(await consentRows(system, person)).toMatchObject([
		{ decision: "granted", source: "asked", version: PHOTO_CONSENT_VERSION },
	]);
});

test.each(["declined", "revoked"])(
	"%s from someone who never agreed is stored as declined and refuses both photo calls, keeping nothing",
	async (sent) => {
		const person = await unaskedPerson(system);
		const answer = await decide(system, person, sent);
		expect(answer.json()).toEqual({
			ok: true,
			photo: {
				decision: "declined",
				version: PHOTO_CONSENT_VERSION,
				source: "asked",
				decided_at: expect.stringMatching(/Z$/),
				current_version: PHOTO_CONSENT_VERSION,
			},
		});
		for (const refused of [await validate(system, person), await postScan(system, person)]) {
			expect(refused.statusCode).toBe(409);
			expect(refused.json()).toEqual({ detail: "photo_consent_required" });
		}
		expect(await consentRows(system, person)).toHaveLength(1);
		expect((await getAs(system, person, "/api/check-scan-limit")).json().used).toBe(0);
		expect((await getAs(system, person, "/api/checkins/latest")).json()).toEqual({ id: 0 });
		expect(await consentInMe(system, person)).toBe("declined");
	},
);

test.each(["declined", "revoked"])(
	"%s after a yes is stored as revoked, and a new yes opens again",
	async (sent) => {
		const person = await welcomePerson(system);
		await decide(system, person, "granted");
		expect((await decide(system, person, sent)).json().photo.decision).toBe("revoked");
		expect((await validate(system, person)).statusCode).toBe(409);
		await decide(system, person, "granted");
		expect((await validate(system, person)).statusCode).toBe(200);
		const decisions = (await getAs(system, person, "/api/consents")).json().history;
		expect(
			decisions.map(({ kind, decision }: { kind: string; decision: string }) => `${kind} ${decision}`),
		).toEqual(["photo granted", "photo revoked", "photo granted", "legal accepted"]);
	},
);

test("the rest of the product stays usable after a no", async () => {
	const person = await welcomePerson(system);
	const id = await finishScan(system, person);
	await decide(system, person, "revoked");
	for (const url of [`/api/checkins/${id}`, "/api/checkins", "/api/check-scan-limit", "/api/consents"]) {
		expect((await getAs(system, person, url)).statusCode, url).toBe(200);
	}
});

test("saying the same twice, also at once, adds no row", async () => {
	const person = await unaskedPerson(system);
	await Promise.all(Array.from({ length: 5 }, () => decide(system, person, "granted")));
	expect(await consentRows(system, person)).toHaveLength(1);
});

test("the newest answer holds even when the clock went backwards in between", async () => {
	const own = await startOwnSystem({ worker: true });
	const person = await welcomePerson(own);
	await decide(own, person, "granted");
	own.devClock?.advance(-3_600_000);
	await decide(own, person, "revoked");
	expect(await consentInMe(own, person)).toBe("revoked");
	expect((await validate(own, person)).statusCode).not.toBe(200);
});

test("an answer to another version of the text is refused", async () => {
	const person = await unaskedPerson(system);
	const answer = await decide(system, person, "granted", "2020-01-01");
	expect(answer.statusCode).toBe(400);
	expect(answer.json()).toEqual({ detail: "This text has changed. Reload the page and read it again." });
	expect(await consentRows(system, person)).toEqual([]);
});

test("consents are behind the same gates as everything, and are the person's own", async () => {
	const visit = await system.app.inject({ url: "/api/consents" });
	expect(visit.statusCode).toBe(401);
	const person = await registerPerson(system);
	expect((await decide(system, person, "granted")).json()).toEqual({ detail: "email_not_verified" });
	await verifyByMail(system, person);
	expect((await decide(system, person, "granted")).json()).toEqual({ detail: "legal_acceptance_required" });
	const [one, other] = [await unaskedPerson(system), await unaskedPerson(system)];
	await decide(system, one, "revoked");
	expect((await getAs(system, other, "/api/consents")).json()).toMatchObject({
		photo: { decision: null, version: null, source: null, decided_at: null },
		legal: { agreed_to_terms: true, version: LEGAL_VERSION },
		history: [{ kind: "legal", decision: "accepted" }],
	});
});

test("every answer is on record", async () => {
	const person = await unaskedPerson(system);
	await decide(system, person, "granted");
	await decide(system, person, "revoked");
	const { auditLog } = schema;
	const rows = await system.services.store.db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.userId, person.id), eq(auditLog.action, "consent.photo_revoked")));
	expect(rows).toMatchObject([
		{ actorKind: "user", details: { version: PHOTO_CONSENT_VERSION, source: "asked" } },
	]);
});

test("a yes taken back between validating and starting refuses the scan", async () => {
	const person = await welcomePerson(system);
	expect((await validate(system, person)).statusCode).toBe(200);
	await decide(system, person, "revoked");
	expect((await postScan(system, person)).json()).toEqual({ detail: "photo_consent_required" });
	expect(await system.services.objects.list("originals/")).toEqual([]);
});

test("a no while the photo is analyzed stops the scan: nothing read from it stays, and the slot comes back", async () => {
	const { promise: busy, resolve: begun } = Promise.withResolvers<void>();
	const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
	const own = await startOwnSystem({
		worker: true,
		analyst: takingAnalyst({
			analyze: async () => {
				begun();
				await gate;
				return goodAnswer();
			},
		}),
	});
	const person = await welcomePerson(own);
	const { id } = (await postScan(own, person)).json();
	await own.relay.drain();
	await busy;
	await decide(own, person, "revoked");
	expect((await getAs(own, person, `/api/checkins/${id}`)).json().status).toBe("failed");
	expect(await own.services.objects.list("originals/")).toEqual([]);
	expect((await getAs(own, person, "/api/check-scan-limit")).json().used).toBe(0);
	letGo();
	await own.settle();
	await expectNothingRead(own, id);
});

test("a no after the numbers were read takes them back, with the pictures", async () => {
	const own = await startOwnSystem({ worker: true, analyst: takingAnalyst() });
	const person = await welcomePerson(own);
	const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
	const { promise: read, resolve: sawReading } = Promise.withResolvers<void>();
	const { objects } = own.services;
	const deleteNow = objects.delete.bind(objects);
	// The worker deletes the original between reading the photo and deciding the report.
	objects.delete = async (key) => {
		objects.delete = deleteNow;
		sawReading();
		await gate;
		await deleteNow(key);
	};
	const { id } = (await postScan(own, person)).json();
	await own.relay.drain();
	await read;
	expect(await own.services.store.db.select().from(schema.observations)).toHaveLength(1);
	await decide(own, person, "revoked");
	letGo();
	await own.settle();
	expect((await getAs(own, person, `/api/checkins/${id}`)).json().status).toBe("failed");
	await expectNothingRead(own, id);
});

async function expectNothingRead(own: TestSystem, checkinId: number): Promise<void> {
	const { db } = own.services.store;
	const { checkinEvents, observations, pictures } = schema;
	for (const table of [checkinEvents, observations, pictures]) {
		expect(await db.select().from(table).where(eq(table.checkinId, checkinId))).toEqual([]);
	}
	expect(await own.services.objects.list("pictures/")).toEqual([]);
	expect(await own.services.objects.list("originals/")).toEqual([]);
}

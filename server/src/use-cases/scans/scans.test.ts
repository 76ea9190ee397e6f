import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { limitSchema } from "@dewlight/contracts/errors.ts";
import { MORNING_STEPS } from "@dewlight/core/routine/care-plan.ts";
import { STAGES } from "@dewlight/core/scan/stages.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
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
import { temporaryDirectory } from "../../../test/harness/temporary-directory.ts";
import { createFileStore } from "../../adapters/object-store/flydrive-store.ts";
import { analyzeScanJob } from "../../jobs/definitions/promised.ts";
import { AnalystBusyError, PhotoRefusedError } from "../../ports/photo-analyst.ts";
import { analyzeScan, sweepScans } from "./index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ analyst: takingAnalyst(), worker: true });
});
afterAll(() => system.close());

function filesBelow(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
}

test("a scan ends as a report with one event per stage, in order", async () => {
	const person = await welcomePerson(system);
	const answer = await postScan(system, person, newPhoto(), "A note.");
	expect(answer.statusCode).toBe(202);
	const { id, status } = answer.json();
	expect(status).toBe("processing");
	await system.settle();

	const events = (await getAs(system, person, `/api/checkins/${id}/events?after=0`)).json();
	expect(events.map(({ stage }: { stage: string }) => stage)).toEqual([...STAGES]);
	const later = (await getAs(system, person, `/api/checkins/${id}/events?after=5`)).json();
	expect(later).toEqual(events.slice(5));
	expect((await getAs(system, person, `/api/checkins/${id}/events?after=7`)).json()).toEqual([]);

	const checkin = (await getAs(system, person, `/api/checkins/${id}`)).json();
	expect(checkin.status).toBe("complete");
	expect(checkin.analysis_result.skin_type).toBe(events[1].payload);
	expect(checkin.analysis_result.care_plan).toEqual(events[4].payload);
	expect(checkin.product_needs).toEqual(events[6].payload);
	const morning = Object.keys(checkin.analysis_result.care_plan.morning);
	expect(morning).toEqual(MORNING_STEPS.filter((step) => morning.includes(step)));
	expect(checkin.user_note).toBe("A note.");
	expect(JSON.stringify(checkin)).not.toMatch(/polygon|face_box|landmark/);
});

test("the original's bytes are nowhere after the scan, and its deletion is on record", async () => {
	const person = await welcomePerson(system);
	const photo = newPhoto();
	const id = await finishScan(system, person, photo);
	const checkin = (await getAs(system, person, `/api/checkins/${id}`)).json();
	expect(Date.parse(checkin.original_deleted_at)).not.toBeNaN();
	const piece = Buffer.from(photo).subarray(100, 164);
	const holding = filesBelow(system.config.dataDir).filter((file) => readFileSync(file).includes(piece));
	expect(holding).toEqual([]);
	expect(await system.services.objects.list("originals/")).toEqual([]);
});

test("a second scan waits for the first, also when both start at once", async () => {
	const own = await startOwnSystem({ analyst: takingAnalyst(), worker: true });
	const person = await welcomePerson(own);
	await own.relay.stop();
	const answers = await Promise.all([1, 2, 3, 4].map(() => postScan(own, person)));
	expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([202, 409, 409, 409]);
	expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
		detail: "A scan is already in progress.",
	});
	expect((await getAs(own, person, "/api/check-scan-limit")).json().used).toBe(1);
	expect(await own.services.objects.list("originals/")).toHaveLength(1);
});

test("a trial has four scans, and the fifth says what to do", async () => {
	const person = await welcomePerson(system);
	for (let scan = 0; scan < 4; scan += 1) await finishScan(system, person);
	const answer = await postScan(system, person);
	expect(answer.statusCode).toBe(403);
	expect(answer.headers["x-trigger-event"]).toBe("upgradeNeeded");
	expect(answer.json()).toMatchObject({
		detail: "upgrade_needed",
		plan: "trial",
		limit_type: "scans",
		used: 4,
		limit: 4,
	});
	const check = await getAs(system, person, "/api/check-scan-limit");
	expect(check.statusCode).toBe(403);
	expect(check.headers["x-trigger-event"]).toBe("upgradeNeeded");
	expect(check.json()).toEqual(answer.json());
});

test("a photo that fails its checks ends the scan with the reason, and the slot comes back", async () => {
	const reason = "The photo is blurred. Hold the phone still and try again.";
	const own = await startOwnSystem({
		worker: true,
		analyst: takingAnalyst({
			analyze: async () => ({
				photoQuality: { status: "fail", reason, checks: [] },
				observation: null,
				thumbnail: null,
				layers: [],
				closeUps: [],
			}),
		}),
	});
	const person = await welcomePerson(own);
	const id = await finishScan(own, person);
	const events = (await getAs(own, person, `/api/checkins/${id}/events`)).json();
	expect(events).toEqual([{ stage: "photo_quality", payload: { status: "fail", reason } }]);
	expect((await getAs(own, person, `/api/checkins/${id}`)).json().status).toBe("failed");
	expect((await getAs(own, person, "/api/check-scan-limit")).json().used).toBe(0);
	expect((await getAs(own, person, "/api/checkins")).json()).toEqual([]);
	expect((await getAs(own, person, "/api/checkins/latest")).json()).toEqual({ id });
	expect(await own.services.objects.list("originals/")).toEqual([]);
});

test("an engine that keeps failing ends the scan as failed, refunds it and keeps no photo", async () => {
	const own = await startOwnSystem({
		worker: true,
		analyst: takingAnalyst({
			analyze: async () => {
				throw new Error("out of memory");
			},
		}),
	});
	const person = await welcomePerson(own);
	const id = await finishScan(own, person);
	const checkin = (await getAs(own, person, `/api/checkins/${id}`)).json();
	expect(checkin.status).toBe("failed");
	expect(checkin.analysis_result.skin_type).toBeNull();
	expect((await getAs(own, person, "/api/check-scan-limit")).json().used).toBe(0);
	expect(await own.services.objects.list("originals/")).toEqual([]);
	expect(checkin.original_deleted_at).not.toBeNull();
});

test("a try that dies after observing goes on without analyzing again, and no event appears twice", async () => {
	let analyses = 0;
	const own = await startOwnSystem({
		worker: true,
		analyst: takingAnalyst({
			analyze: async () => {
				analyses += 1;
				return goodAnswer();
			},
		}),
	});
	const person = await welcomePerson(own);
	const { objects } = own.services;
	const working = { ...objects };
	let deaths = 0;
	objects.delete = async (key) => {
		if (key.startsWith("originals/") && deaths === 0) {
			deaths += 1;
			throw new Error("the process died here");
		}
		await working.delete(key);
	};
	const id = await finishScan(own, person);
	expect(deaths).toBe(1);
	expect(analyses).toBe(1);
	const events = (await getAs(own, person, `/api/checkins/${id}/events`)).json();
	expect(events.map(({ stage }: { stage: string }) => stage)).toEqual([...STAGES]);
	expect((await getAs(own, person, `/api/checkins/${id}`)).json().status).toBe("complete");
	expect(await objects.list("originals/")).toEqual([]);
});

test("the sweep deletes a photo that never became a scan, and ends a scan whose job was lost", async () => {
	const own = await startOwnSystem({ analyst: takingAnalyst() });
	const person = await welcomeWithoutWorker(own);
	const answer = await postScan(own, person);
	const { id } = answer.json();
	await own.relay.drain();
	await own.queue.boss.deleteAllJobs(analyzeScanJob.id);
	own.devClock?.advance(11 * 60_000);
	const ctx = { ...own.services, actor: { kind: "job", job: "sweep-scans" } as const };
	expect(await sweepScans({ ctx })).toEqual({ failed: 1, deleted: 1 });
	expect(await sweepScans({ ctx })).toEqual({ failed: 0, deleted: 0 });
	expect((await getAs(own, person, `/api/checkins/${id}`)).json().status).toBe("failed");
	expect(await own.services.objects.list("originals/")).toEqual([]);
});

test("a photo that lies in another store is not on record as deleted until that store's process deletes it", async () => {
	const own = await startOwnSystem({ analyst: takingAnalyst() });
	const person = await welcomeWithoutWorker(own);
	const { id } = (await postScan(own, person)).json();
	const elsewhere = createFileStore(join(temporaryDirectory(), "objects"));
	const job = { kind: "job", job: "analyze-scan" } as const;
	const input = { checkinId: id, lastTry: true, signal: new AbortController().signal };
	await analyzeScan({ ctx: { ...own.services, objects: elsewhere, actor: job }, input });
	const read = async () => (await getAs(own, person, `/api/checkins/${id}`)).json();
	expect(await read()).toMatchObject({ status: "failed", original_deleted_at: null });
	expect(own.logged()).toContain("a photo lies in an object store that this process does not reach");
	expect(await own.services.objects.list("originals/")).toHaveLength(1);

	expect(await sweepScans({ ctx: { ...own.services, actor: job } })).toEqual({ failed: 0, deleted: 1 });
	expect(await read()).toMatchObject({ original_deleted_at: expect.any(String) });
	expect(await own.services.objects.list("originals/")).toEqual([]);
});

/** The mailed link needs a worker; without one the address is confirmed in the database. */
async function welcomeWithoutWorker(own: TestSystem): Promise<Person> {
	const { agreeToPhotos, registerPerson } = await import("../../../test/factories/person.ts");
	const { insertAcceptance, setEmailVerified } = await import("../../db/queries/accounts.ts");
	const { LEGAL_VERSION } = await import("@dewlight/contracts/constants.ts");
	const person = await registerPerson(own);
	const now = own.services.clock.now();
	await setEmailVerified(own.services.store.db, person.id, now);
	await insertAcceptance(own.services.store.db, {
		id: own.services.ids.uuid(),
		userId: person.id,
		policyVersion: LEGAL_VERSION,
		agreed: true,
		clientTime: now,
		serverTime: now,
	});
	await agreeToPhotos(own, person);
	return person;
}

test("another person's check-in, events and pictures are not found", async () => {
	const [owner, stranger] = [await welcomePerson(system), await welcomePerson(system)];
	const id = await finishScan(system, owner);
	const checkin = (await getAs(system, owner, `/api/checkins/${id}`)).json();
	const thumbnail = `/api/thumbnails/${checkin.thumbnail_filename}`;
	const layer = `/api/thumbnails/${checkin.layers[0].filename}`;
	for (const url of [`/api/checkins/${id}`, `/api/checkins/${id}/events`, thumbnail, layer]) {
		expect((await getAs(system, stranger, url)).statusCode, url).toBe(404);
		expect((await getAs(system, owner, url)).statusCode, url).toBe(200);
	}
	const picture = await getAs(system, owner, thumbnail);
	expect(picture.headers["content-type"]).toBe("image/webp");
	expect(picture.headers["cache-control"]).toBe("no-store");
});

test("Free sees its three newest reports, and an older one asks for an upgrade", async () => {
	const person = await welcomePerson(system);
	const ids: number[] = [];
	for (let scan = 0; scan < 4; scan += 1) ids.push(await finishScan(system, person));
	const { users } = await import("../../db/schema/index.ts");
	const { eq } = await import("drizzle-orm");
	await system.services.store.db
		.update(users)
		.set({ trialEndsAt: new Date(0) })
		.where(eq(users.id, person.id));
	const list = await getAs(system, person, "/api/checkins");
	expect(list.json().map((tile: { id: number }) => tile.id)).toEqual(ids.slice(1).reverse());
	expect(list.headers["x-total-count"]).toBe("3");
	const old = await getAs(system, person, `/api/checkins/${ids[0]}`);
	expect(old.statusCode).toBe(403);
	expect(limitSchema.parse(old.json())).toMatchObject({ detail: "upgrade_needed", limit_type: "history" });
	const events = await getAs(system, person, `/api/checkins/${ids[0]}/events`);
	expect(events.statusCode).toBe(403);
	expect((await getAs(system, person, `/api/checkins/${ids[1]}/events`)).statusCode).toBe(200);
});

test("an address that can name no scan and no picture leads nowhere", async () => {
	const person = await welcomePerson(system);
	for (const path of ["checkins/abc", "checkins/0", "checkins/9999999999/events", "thumbnails/nope.jpg"]) {
		const answer = await getAs(system, person, `/api/${path}`);
		expect([path, answer.statusCode, answer.json()]).toEqual([path, 404, { detail: "Not found." }]);
	}
});

test("the list pages by offset and limit, and refuses bad numbers", async () => {
	const person = await welcomePerson(system);
	const first = await finishScan(system, person);
	const second = await finishScan(system, person);
	expect((await getAs(system, person, "/api/checkins?offset=1&limit=1")).json()[0].id).toBe(first);
	expect((await getAs(system, person, "/api/checkins?limit=1")).json()[0].id).toBe(second);
	for (const query of ["limit=0", "limit=101", "offset=-1", "limit=many"]) {
		const answer = await getAs(system, person, `/api/checkins?${query}`);
		expect(answer.statusCode, query).toBe(400);
		expect(answer.json().detail).toEqual(expect.any(String));
	}
});

test.each([
	["too_large", 413],
	["unsupported_type", 415],
	["unreadable", 400],
] as const)("bytes the engine refuses as %s answer %i on both photo calls", async (why, status) => {
	const refuse = () => {
		throw new PhotoRefusedError(why, "This cannot be read.");
	};
	const own = await startOwnSystem({ worker: true, analyst: takingAnalyst({ accept: refuse }) });
	const person = await welcomePerson(own);
	for (const [url, field] of [
		["/api/validate-photo", "file"],
		["/api/scan-skin", "files"],
	] as const) {
		const { payload, headers } = await photoForm(field, [newPhoto()]);
		const answer = await own.app.inject({
			method: "POST",
			url,
			headers: { ...headers, cookie: person.cookie },
			payload,
		});
		expect(answer.statusCode, url).toBe(status);
		expect(answer.json()).toEqual({ detail: "This cannot be read." });
	}
	expect((await getAs(own, person, "/api/checkins/latest")).json()).toEqual({ id: 0 });
});

test("a full engine asks to come back, and nothing is kept", async () => {
	const busy = async () => {
		throw new AnalystBusyError();
	};
	const own = await startOwnSystem({ worker: true, analyst: takingAnalyst({ check: busy }) });
	const person = await welcomePerson(own);
	const { payload, headers } = await photoForm("file", [newPhoto()]);
	const answer = await own.app.inject({
		method: "POST",
		url: "/api/validate-photo",
		headers: { ...headers, cookie: person.cookie },
		payload,
	});
	expect(answer.statusCode).toBe(503);
	expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});

test("no photo, two photos and an endless note are refused with their sentences", async () => {
	const person = await welcomePerson(system);
	const cases = [
		[Array.from({ length: 4 }, newPhoto), "", "Please upload exactly 1 image."],
		[[], "", "Please upload an image for skin analysis. For questions only, use the Chat page."],
		[[newPhoto(), newPhoto()], "", "Please upload exactly 1 image."],
		[[newPhoto()], "x".repeat(1_001), "The note is longer than 1,000 characters. Please shorten it."],
	] as const;
	for (const [photos, note, detail] of cases) {
		const { payload, headers } = await photoForm("files", [...photos], note);
		const answer = await system.app.inject({
			method: "POST",
			url: "/api/scan-skin",
			headers: { ...headers, cookie: person.cookie },
			payload,
		});
		expect(answer.statusCode).toBe(400);
		expect(answer.json()).toEqual({ detail });
	}
});

import { KEEP_AS_NOTE } from "@dewlight/contracts/scans.ts";
import type { PhotoQuality, QualityCheckName } from "@dewlight/core/skin/photo-quality.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, unaskedPerson, welcomePerson } from "../../../test/factories/person.ts";
import {
	finishScan,
	getAs,
	newPhoto,
	photoForm,
	postScan,
	takingAnalyst,
} from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { checkins, observations, originals } from "../../db/schema/index.ts";

const failing = (name: QualityCheckName): PhotoQuality => ({
	status: "fail",
	reason: "Too little of your skin can be read in this photo.",
	checks: [{ name, status: "fail", value: null, limit: null }],
});

let system: TestSystem;
let verdict = failing("face_size");
beforeAll(async () => {
	const look = { check: async () => verdict };
	const thumbnail = async () => ({ photoQuality: verdict, thumbnail: new Uint8Array([1, 2, 3]) });
	system = await startSystem({ analyst: takingAnalyst({ ...look, thumbnail }), worker: true });
});
afterAll(() => system.close());

const keep = (person: Person, note = "itchy today") =>
	postScan(system, person, newPhoto(), note, { [KEEP_AS_NOTE.field]: KEEP_AS_NOTE.value });

async function validate(person: Person) {
	const { payload, headers } = await photoForm("file", [newPhoto()]);
	const url = "/api/validate-photo";
	return (
		await system.app.inject({ method: "POST", url, headers: { ...headers, cookie: person.cookie }, payload })
	).json();
}

test("a photo that shows too little is refused with the offer to keep it, one without a face without, and one that leaves much open with a question", async () => {
	const person = await welcomePerson(system);
	expect(await validate(person)).toEqual({
		...reasonOf(failing("face_size")),
		can_keep_as_note: true,
		asks_first: false,
	});
	verdict = failing("face_count");
	expect(await validate(person)).toMatchObject({ status: "fail", can_keep_as_note: false });
	const refused = await keep(person);
	expect(refused.statusCode).toBe(400);
	expect((await getAs(system, person, "/api/checkins")).json()).toEqual([]);
	verdict = { status: "warn", reason: "Dim.", checks: [], unread: ["redness", "shine", "lines", "texture"] };
	expect(await validate(person)).toMatchObject({ status: "warn", reason: "Dim.", asks_first: true });
	verdict = failing("face_size");
});

const reasonOf = ({ status, reason }: PhotoQuality) => ({ status, reason });

test("a kept note is no scan: no quota, not the newest, no numbers, and the plan stays as it was", async () => {
	const person = await welcomePerson(system);
	const scan = await finishScan(system, person);
	const before = (await getAs(system, person, "/api/me")).json();
	const answer = await keep(person);
	expect(answer.statusCode).toBe(202);
	const { id } = answer.json();
	expect((await getAs(system, person, "/api/check-scan-limit")).json().used).toBe(1);
	expect((await getAs(system, person, "/api/checkins/latest")).json()).toEqual({ id: scan });
	expect((await getAs(system, person, "/api/me")).json().user).toEqual(before.user);
	const { db } = system.services.store;
	expect(await db.select().from(observations).where(eq(observations.checkinId, id))).toEqual([]);
	expect(await db.select().from(originals).where(eq(originals.checkinId, id))).toEqual([]);
	const next = await finishScan(system, person);
	const compared = (await getAs(system, person, `/api/checkins/${next}`)).json();
	expect(compared.analysis_result.progress_summary.basis).toBe("compared");
	const timeline = (await getAs(system, person, "/api/progress")).json();
	expect(JSON.stringify(timeline)).not.toContain(`"checkin_id":${id}`);
});

test("the timeline shows it as a note with its picture, its words and the reason", async () => {
	const person = await welcomePerson(system);
	const { id } = (await keep(person)).json();
	const [tile] = (await getAs(system, person, "/api/checkins")).json();
	expect(tile).toMatchObject({ id, status: "complete", kept_as_note: true });
	expect((await getAs(system, person, `/api/thumbnails/${tile.thumbnail_filename}`)).statusCode).toBe(200);
	expect((await getAs(system, person, `/api/checkins/${id}`)).json()).toMatchObject({
		kept_as_note: true,
		user_note: "itchy today",
		photo_quality: { status: "fail", reason: verdict.reason },
		analysis_result: { skin_type: null, care_plan: null, findings: null },
		metrics: null,
	});
});

test("a note needs the same consent as a scan", async () => {
	const person = await unaskedPerson(system);
	expect((await keep(person)).json()).toEqual({ detail: "photo_consent_required" });
	const notes = and(eq(checkins.userId, person.id), eq(checkins.status, "note"));
	expect(await system.services.store.db.select().from(checkins).where(notes)).toEqual([]);
});

import { UPLOAD } from "@dewlight/contracts/constants.ts";
import { FRAMES_FIELD } from "@dewlight/contracts/scans.ts";
import { makeObservation } from "@dewlight/core/skin/testing/make-observation.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { getAs, goodAnswer, newPhoto, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { PhotoRefusedError } from "../../ports/photo-analyst.ts";
import { bindPhotos, unbindPhotos } from "./scan-objects.ts";

let system: TestSystem;
/** What the engine was handed, newest last. */
let seen: { photo: Uint8Array; frames: readonly Uint8Array[] }[] = [];
let failures = 0;
const NO_PHOTO = new Uint8Array(100);

beforeAll(async () => {
	const analyst = takingAnalyst({
		accept: (bytes) => {
			if (bytes.byteLength === NO_PHOTO.byteLength)
				throw new PhotoRefusedError("unsupported_type", "no photo");
		},
		analyze: async (photo, { frames = [], closeUps }) => {
			seen.push({ photo, frames });
			if (failures-- > 0) throw new Error("the process died here");
			const used = 1 + frames.length;
			const observation = { ...makeObservation(), ...(used > 1 && { frames: { taken: used, used } }) };
			return { ...goodAnswer({ closeUps }), observation };
		},
	});
	system = await startSystem({ worker: true, analyst });
});
afterAll(() => system.close());
beforeEach(() => {
	seen = [];
	failures = 0;
});

async function sendWith(person: Person, photo: Uint8Array, frames: readonly Uint8Array[], field = "files") {
	const form = new FormData();
	form.append(field, new Blob([Buffer.from(photo)]), "photo.jpg");
	for (const frame of frames) form.append(FRAMES_FIELD, new Blob([Buffer.from(frame)]), "frame.jpg");
	const body = new Response(form);
	return system.app.inject({
		method: "POST",
		url: "/api/scan-skin",
		headers: { "content-type": body.headers.get("content-type") ?? "", cookie: person.cookie },
		payload: Buffer.from(await body.arrayBuffer()),
	});
}

async function scanWith(person: Person, photo: Uint8Array, frames: readonly Uint8Array[]) {
	const answer = await sendWith(person, photo, frames);
	expect(answer.statusCode, answer.body).toBe(202);
	await system.settle();
	return (await getAs(system, person, `/api/checkins/${answer.json().id}`)).json();
}

const bytesOf = (photos: readonly Uint8Array[]) => photos.map((photo) => Buffer.from(photo));

test("frames are one scan with their photo: measured together, counted once, deleted with it", async () => {
	const person = await welcomePerson(system);
	const [photo, ...frames] = [newPhoto(), newPhoto(), newPhoto(), newPhoto()];
	const report = await scanWith(person, photo, frames);
	expect(bytesOf([seen[0].photo, ...seen[0].frames])).toEqual(bytesOf([photo, ...frames]));
	expect(report).toMatchObject({ status: "complete", frames: { taken: 4, used: 4 } });
	expect(report.original_deleted_at).not.toBeNull();
	expect(await system.services.objects.list("originals/")).toEqual([]);
	expect((await getAs(system, person, "/api/check-scan-limit")).json().used).toBe(1);
});

test("one photo is sent, stored and told as before", async () => {
	const person = await welcomePerson(system);
	const photo = newPhoto();
	expect(bindPhotos([photo])).toBe(photo);
	expect(await scanWith(person, photo, [])).toMatchObject({ status: "complete", frames: null });
	expect(seen[0].frames).toEqual([]);
});

test("what is no photo, and what is too many or too much, is left out, and the scan goes on", async () => {
	const person = await welcomePerson(system);
	const huge = new Uint8Array(UPLOAD.maxFrameBytes - 4096);
	const many = Array.from({ length: UPLOAD.maxFrames + 1 }, newPhoto);
	expect((await scanWith(person, newPhoto(), many)).frames.taken).toBe(1 + UPLOAD.maxFrames);
	expect((await scanWith(person, newPhoto(), [huge, newPhoto(), newPhoto()])).frames.taken).toBe(3);
	expect((await scanWith(person, newPhoto(), [NO_PHOTO, newPhoto()])).frames.taken).toBe(2);
});

test("the last try of a scan is made without its frames", async () => {
	failures = 2;
	const report = await scanWith(await welcomePerson(system), newPhoto(), [newPhoto()]);
	expect(seen.map(({ frames }) => frames.length)).toEqual([1, 1, 0]);
	expect(report).toMatchObject({ status: "complete", frames: null });
});

test("frames without a photo are no scan", async () => {
	const answer = await sendWith(await welcomePerson(system), newPhoto(), [newPhoto()], "other");
	expect(answer.statusCode).toBe(400);
	expect(await system.services.objects.list("originals/")).toEqual([]);
});

test("photos bound together come apart as they were", () => {
	const photos = [newPhoto(), new Uint8Array(0), newPhoto()];
	const { photo, frames } = unbindPhotos(bindPhotos(photos));
	expect(bytesOf([photo, ...frames])).toEqual(bytesOf(photos));
});

import { randomBytes } from "node:crypto";
import { makeObservation } from "@dewlight/core/skin/testing/make-observation.ts";
import type { AnalyzedPhoto, PhotoAnalyst } from "../../src/ports/photo-analyst.ts";
import { preparedAnalyst } from "../harness/prepared-analyst.ts";
import type { TestSystem } from "../harness/start-system.ts";
import type { Person } from "./person.ts";

/** Bytes nobody else uses, so that a test can look for them wherever they could have been left. */
export function newPhoto(): Uint8Array {
	return randomBytes(4096);
}

/** As the engine answers: with close-ups only where they were asked for. */
export function goodAnswer({ closeUps = false }: { closeUps?: boolean } = {}): AnalyzedPhoto {
	return {
		photoQuality: { status: "pass", reason: null, checks: [] },
		observation: makeObservation(),
		thumbnail: randomBytes(300),
		layers: [{ concern: "redness", picture: randomBytes(200) }],
		closeUps: closeUps
			? [{ concern: "redness", zone: "nose", picture: randomBytes(400), marks: randomBytes(200) }]
			: [],
	};
}

/** Takes every photo and finds it good, unless a test says otherwise. */
export function takingAnalyst(answers: Partial<PhotoAnalyst> = {}): PhotoAnalyst {
	return preparedAnalyst({
		accept: () => undefined,
		check: async () => goodAnswer().photoQuality,
		analyze: async (_photo, options) => goodAnswer(options),
		...answers,
	});
}

export async function postScan(
	system: Pick<TestSystem, "app">,
	person: Person,
	photo = newPhoto(),
	note = "",
	fields: Record<string, string> = {},
) {
	const { payload, headers } = await photoForm("files", [photo], note, fields);
	return system.app.inject({
		method: "POST",
		url: "/api/scan-skin",
		headers: { ...headers, cookie: person.cookie },
		payload,
	});
}

export async function getAs(system: Pick<TestSystem, "app">, person: Person, url: string) {
	return system.app.inject({ url, headers: { cookie: person.cookie } });
}

/** Scans a photo to its end and returns the check-in's id. */
export async function finishScan(
	system: TestSystem,
	person: Person,
	photo = newPhoto(),
	note = "",
): Promise<number> {
	const answer = await postScan(system, person, photo, note);
	if (answer.statusCode !== 202) throw new Error(`scan-skin answered ${answer.statusCode}: ${answer.body}`);
	await system.settle();
	return answer.json().id;
}

/** A multipart body for the photo calls, as a browser would send it. */
export async function photoForm(
	field: "file" | "files",
	photos: Uint8Array[],
	note = "",
	fields: Record<string, string> = {},
): Promise<{ payload: Buffer; headers: { "content-type": string } }> {
	const form = new FormData();
	photos.forEach((photo, index) => {
		form.append(field, new Blob([Buffer.from(photo)], { type: "image/jpeg" }), `selfie-${index}.jpg`);
	});
	form.append("user_message", note);
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	const body = new Response(form);
	return {
		payload: Buffer.from(await body.arrayBuffer()),
		headers: { "content-type": body.headers.get("content-type") ?? "" },
	};
}

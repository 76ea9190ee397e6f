import { takeCases } from "@dewlight/core/testing/take-cases.ts";
import { encodeFace, encodePixels } from "@dewlight/sandbox/faces/index.ts";
import { describe, expect, test } from "vitest";
import { analyzePhoto } from "../analyze-photo.ts";
import { lookAtPhoto } from "../look-at-photo.ts";
import { realPhotos } from "../testing/real-photos.ts";
import { mouthShown } from "./occlusion.ts";
import { COVERS, type Cover, coverMouth } from "./testing/cover-mouth.ts";

/** Photos of light, medium and dark skin. */
const COVERED = ["face-06.jpg", "face-09.jpg", "face-13.jpg", "face-19.jpg", "face-31.jpg"];
const bare = realPhotos().filter(({ file }) => COVERED.includes(file));

const occlusionOf = async (bytes: Uint8Array) => {
	const { quality, portrait } = await lookAtPhoto(bytes);
	return { check: quality.checks.find((one) => one.name === "occlusion"), portrait, quality };
};

test("a mouth is seen by the colour of its lips or by its line", () => {
	expect(mouthShown({ redness: 6, line: 5 })).toBeGreaterThan(1);
	expect(mouthShown({ redness: 0.5, line: 30 })).toBeGreaterThan(1);
	expect(mouthShown({ redness: 0.5, line: 15 })).toBeLessThan(1);
	expect(mouthShown(null)).toBe(1);
});

describe("a hand over the mouth of a drawn face", () => {
	test.each(takeCases("covered people", [0, 1, 4, 9], 3, { area: "engine" }).cases)(
		"person %i: warned of, and nothing is measured under it",
		async (person) => {
			const bytes = await encodeFace({ person, occluder: "hand_on_mouth" });
			const { photo_quality, observation } = await analyzePhoto(bytes);
			expect(photo_quality).toMatchObject({
				status: "warn",
				reason: "Something covers your mouth. Lower your hand and try again.",
			});
			const beneath = observation?.metrics.filter(({ zone }) => zone === "chin") ?? [];
			expect(beneath.length).toBeGreaterThan(0);
			for (const metric of beneath) expect(metric.measurable, metric.id).toBe(false);
			expect(observation?.zones.chin.coverage).toBe(0);
			expect(observation?.metrics.some(({ zone, measurable }) => zone === "forehead" && measurable)).toBe(
				true,
			);
		},
	);

	test.each(takeCases("bare people", [0, 3, 5, 9], 3, { area: "engine" }).cases)(
		"person %i, nothing in the way: not warned",
		async (person) => {
			for (const mouthOpen of [0, 14])
				expect(
					(
						await occlusionOf(
							await encodeFace({ person, width: 800, height: 800, expression: { mouthOpen } }),
						)
					).check?.status,
				).toBe("pass");
		},
	);
});

describe.skipIf(bare.length === 0)(`${bare.length} real portraits`, () => {
	/** Every cover is painted over the same look at a photo. */
	const looks = bare.map(async (photo) => ({ file: photo.file, ...(await lookAtPhoto(photo.bytes())) }));

	test.each(COVERS)(
		"%s painted over the mouth is never passed",
		async (cover: Cover) => {
			let seen = 0;
			for (const look of takeCases("covered portraits", looks, 3, { area: "engine" }).cases) {
				const { file, photo, portrait } = await look;
				if (!portrait) throw new Error(`no face in ${file}`);
				const painted = coverMouth(photo, portrait, cover);
				const { check, quality } = await occlusionOf(await encodePixels(painted));
				if (!check) expect(quality.status).toBe("fail");
				else {
					expect(check.status, file).not.toBe("pass");
					seen++;
				}
			}
			console.log(`${cover}: ${seen} warned, ${COVERED.length - seen} without a face`);
		},
		300_000,
	);
});

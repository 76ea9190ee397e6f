import { takeCases } from "@dewlight/core/testing/take-cases.ts";
import { type DrawnFace, drawFace, encodeFace, encodePixels } from "@dewlight/sandbox/faces/index.ts";
import { describe, expect, test } from "vitest";
import { guardedSharp } from "../decode/guarded-sharp.ts";
import { lookAtPhoto } from "../look-at-photo.ts";
import { realPhotos } from "../testing/real-photos.ts";
import { PAINTS, paintPhoto } from "./testing/paint-photo.ts";

const clear = realPhotos().filter(
	({ category, verdicts }) =>
		["portrait", "portrait-lowres", "selfie"].includes(category) && !verdicts.includes("fail"),
);
/** Large portraits of light, medium and dark skin. */
const PAINTED = ["face-06.jpg", "face-09.jpg", "face-12.jpg", "face-13.jpg", "face-19.jpg", "face-31.jpg"];
const EDGE = 900;

async function plausibilityOf(bytes: Uint8Array) {
	const { quality, facts } = await lookAtPhoto(bytes);
	return { check: quality.checks.find(({ name }) => name === "plausible_skin"), facts, quality };
}

async function shrunkPixels(bytes: Uint8Array): Promise<DrawnFace> {
	const { data, info } = await guardedSharp(bytes)
		.autoOrient()
		.resize(EDGE, EDGE, { fit: "inside", withoutEnlargement: true })
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { rgb: new Uint8Array(data), width: info.width, height: info.height };
}

describe("a drawn face stands for a photo", () => {
	test.each(takeCases("people", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4, { area: "engine" }).cases)(
		"person %i has plausible skin, with open and closed eyes",
		async (person) => {
			for (const eyesClosed of [0, 1]) {
				const { check } = await plausibilityOf(await encodeFace({ person, expression: { eyesClosed } }));
				expect(check?.status).toBe("pass");
			}
		},
	);

	test("very dim light makes no skin look like flat paint, whatever its tone", async () => {
		for (const monk of [2, 6, 10])
			for (const gain of [0.3, 0.16, 0.1]) {
				const { check, facts } = await plausibilityOf(await encodeFace({ monk, light: { gain } }));
				expect(check?.status, `Monk ${monk}, gain ${gain}`).toBe("pass");
				expect(facts?.plausibility.flatShare).toBeLessThan(0.3);
			}
	});

	const drawn = new Map<number, DrawnFace>();
	const drawnOf = (person: number): DrawnFace => {
		const pixels = drawn.get(person) ?? drawFace({ person });
		drawn.set(person, pixels);
		return pixels;
	};

	test.each(["mosaic of flat patches", "posterized patches"] as const)("%s: refused", async (paint) => {
		for (const person of takeCases("painted people", [0, 1, 4, 9], 3, { area: "engine" }).cases) {
			const { quality } = await plausibilityOf(await encodePixels(paintPhoto(drawnOf(person), paint)));
			expect(quality.status, `person ${person}`).toBe("fail");
			expect(quality.reason).toBe(
				"This does not look like a photo of skin. Use an unedited photo of your face.",
			);
		}
	});
});

describe.skipIf(clear.length === 0)(`${clear.length} real portraits`, () => {
	const NUISANCES = {
		"compressed hard": (bytes: Uint8Array) =>
			guardedSharp(bytes).autoOrient().resize(1100, 1100, { fit: "inside" }).jpeg({ quality: 40 }).toBuffer(),
		"shrunk to 800 pixels": (bytes: Uint8Array) =>
			guardedSharp(bytes)
				.autoOrient()
				.resize(800, 800, { fit: "inside", withoutEnlargement: true })
				.jpeg({ quality: 85 })
				.toBuffer(),
	};

	test.each(Object.entries(NUISANCES))(
		"%s: none is taken for paint",
		async (_, edit) => {
			for (const photo of takeCases("real portraits", clear, 5, { area: "engine" }).cases) {
				const { check, facts } = await plausibilityOf(await edit(photo.bytes()));
				expect(check?.status, `${photo.file} ${JSON.stringify(facts?.plausibility)}`).toBe("pass");
			}
		},
		300_000,
	);

	const shrunk = clear
		.filter(({ file }) => PAINTED.includes(file))
		.map((photo) => shrunkPixels(photo.bytes()));

	test.each(PAINTS)(
		"most photos under a %s are doubted, most of these refused",
		async (paint) => {
			const statuses: string[] = [];
			for (const pixels of shrunk) {
				const painted = paintPhoto(await pixels, paint);
				const { check, quality } = await plausibilityOf(await encodePixels(painted));
				statuses.push(check?.status ?? quality.status);
			}
			console.log(`${paint}: ${statuses.join(" ")}`);
			const share = (doubts: readonly string[]): number =>
				statuses.filter((status) => doubts.includes(status)).length / statuses.length;
			expect(share(["warn", "fail"])).toBeGreaterThanOrEqual(0.8);
			expect(share(["fail"])).toBeGreaterThanOrEqual(0.5);
		},
		300_000,
	);
});

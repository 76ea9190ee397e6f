import { type DrawnFace, drawFace } from "@dewlight/sandbox/faces/index.ts";
import { expect, test } from "vitest";
import { seededNormal, seededRandom } from "../pixels/statistics.ts";
import { sampleCrop } from "../regions/align-face.ts";
import { type Look, lookAt } from "../testing/look-at-drawn.ts";
import { perturbations, REPEATS, standardDeviation } from "./readings.ts";

const DRAWN = drawFace({
	width: 1000,
	height: 1000,
	faceFraction: 0.55,
	person: 0,
	papules: { left_cheek: { count: 5 }, chin: { count: 3 } },
	darkMarks: { right_cheek: { count: 4 } },
	redness: { nose: 5, right_cheek: 4 },
	shine: { forehead: 0.5, nose: 0.5 },
	lines: { forehead: 0.25, glabella: 0.3 },
	underEye: { left: 6, right: 4 },
});

/** The whole photo edited as another camera, another crop or another upload would have left it. */
function edited(seed: number): DrawnFace {
	const random = seededRandom(seed);
	const normal = seededNormal(random);
	const gamma = 1 + 0.1 * (random() - 0.5);
	const balance = [1 + 0.06 * (random() - 0.5), 1, 1 + 0.06 * (random() - 0.5)];
	const scale = 1 / (0.95 + 0.05 * random());
	const size = Math.floor(DRAWN.width / scale);
	const shift = { dx: 2 * random(), dy: 2 * random() };
	const rgb = sampleCrop(DRAWN, { cos: scale, sin: 0, ...shift }, size);
	for (let i = 0; i < rgb.length; i++) {
		const value = 255 * (rgb[i] / 255) ** gamma * balance[i % 3] + 1.2 * normal();
		rgb[i] = Math.min(255, Math.max(0, Math.round(value / 2) * 2));
	}
	return { rgb, width: size, height: size };
}

const looks: Promise<Look>[] = [];
/** The edited photo of a seed, looked at once. */
function lookAtEdited(seed: number): Promise<Look> {
	looks[seed] ??= lookAt(edited(seed));
	return looks[seed];
}
const plainLook = lookAt(DRAWN);

test("the stated spread is of the order of what full edits of the photo really do", async () => {
	const plain = await plainLook;
	const repeats = [];
	for (let seed = 1; seed <= 8; seed++) repeats.push((await lookAtEdited(seed)).measured);
	/** By metric: root mean squares over zones, which one lucky zone cannot spoil. */
	const ratios: Record<string, number> = {};
	for (const metric of [
		"redness",
		"evenness",
		"texture",
		"under_eye_darkness",
		"wrinkles",
		"dark_marks",
		"shine",
	]) {
		let stated = 0;
		let real = 0;
		for (const one of plain.measured.metrics.filter((each) => each.metric === metric)) {
			const values = repeats.flatMap(({ metrics }) => metrics.find(({ id }) => id === one.id)?.value ?? []);
			if (!one.measurable || values.length < repeats.length) continue;
			stated += one.sd ** 2;
			real += standardDeviation(values) ** 2;
		}
		ratios[metric] = Math.sqrt(stated / real);
	}
	for (const [metric, ratio] of Object.entries(ratios)) {
		expect(ratio, `${metric}: stated by real`).toBeGreaterThan(1 / 4);
		expect(ratio, `${metric}: stated by real`).toBeLessThan(4);
	}
});

test("counts of clear spots stand still under the same edits", async () => {
	const plain = await plainLook;
	for (let seed = 1; seed <= 3; seed++) {
		const again = await lookAtEdited(seed);
		for (const id of ["inflamed_spots.left_cheek", "inflamed_spots.chin"]) {
			const [one, other] = [plain, again].map(({ measured }) =>
				measured.metrics.find((each) => each.id === id),
			);
			expect(Math.abs((one?.value ?? 99) - (other?.value ?? 0))).toBeLessThanOrEqual(1);
		}
	}
});

test("the perturbations are the same for every photo and stay within their ranges", () => {
	const first = perturbations(1);
	expect(first).toHaveLength(REPEATS);
	expect(first.map(({ shift, gamma }) => [shift, gamma])).toEqual(
		perturbations(1.7).map(({ shift, gamma }) => [shift, gamma]),
	);
	for (const { gamma, shift } of first) {
		expect(Math.abs(gamma - 1)).toBeLessThanOrEqual(0.05);
		expect(Math.max(Math.abs(shift.dx), Math.abs(shift.dy))).toBeLessThanOrEqual(2);
	}
	expect(new Set(first.map(({ gamma }) => gamma)).size).toBe(REPEATS);
});

import type { Zone } from "@dewlight/core/skin/observation.ts";
import { LINES_IN_DOUBT } from "@dewlight/core/skin/readings.ts";
import { expect, test } from "vitest";
import { seededNormal, seededRandom } from "../pixels/statistics.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import { maskSkin } from "../regions/mask-skin.ts";
import { CALM, type Look, lookAtDrawn } from "../testing/look-at-drawn.ts";
import { measureSkin } from "./measure-skin.ts";

type Paint = (x: number, y: number, skin: number[]) => number[] | null;

/** The drawn face with something laid over it, in crop pixels; measured anew. */
function cover({ photo, face }: Look, paint: Paint) {
	const rgb = Uint8Array.from(face.rgb);
	for (let i = 0; i < face.size * face.size; i++) {
		const own = [rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]];
		const painted = paint(i % face.size, Math.floor(i / face.size), own);
		painted?.forEach((value, channel) => {
			rgb[3 * i + channel] = Math.max(0, Math.min(255, Math.round(value)));
		});
	}
	const covered: AlignedFace = { ...face, rgb };
	const skin = maskSkin(covered);
	return { skin, ...measureSkin({ photo, face: covered, skin, conditions: CALM }) };
}

function readingOf(metrics: ReturnType<typeof measureSkin>["metrics"], id: string): number {
	const metric = metrics.find((one) => one.id === id);
	if (!metric?.measurable) throw new Error(`${id} is not measured`);
	return metric.value;
}

const pointOf = ({ points }: AlignedFace, index: number) => [points[2 * index], points[2 * index + 1]];
/** Middle of the upper rim of the forehead, and between the brows. */
const FOREHEAD_TOP = 10;
const BETWEEN_BROWS = 9;

/** Strands that run at a slant over the forehead, lighter and darker than the color by turns. */
function fringe(face: AlignedFace, colour: number[], contrast: number): Paint {
	const [, top] = pointOf(face, FOREHEAD_TOP);
	const [middle, brows] = pointOf(face, BETWEEN_BROWS);
	const normal = seededNormal(seededRandom(3));
	const strands = Array.from({ length: 2 * face.size }, () => contrast * normal());
	return (x, y) => {
		const edge = brows - 0.25 * (brows - top) - 0.5 * Math.abs(x - middle);
		if (y < top - 20 || y > edge) return null;
		const strand = strands[Math.floor((y + 0.35 * x) / 3)] ?? 0;
		return colour.map((value) => value + strand);
	};
}

test("a furrow that is drawn across the forehead is one", async () => {
	const look = await lookAtDrawn({ person: 0 });
	const [middle, brows] = pointOf(look.face, BETWEEN_BROWS);
	const { metrics } = cover(look, (x, y, skin) => {
		const down = Math.min(...[30, 50, 70].map((above) => Math.abs(y - (brows - above))));
		if (down > 4 || Math.abs(x - middle) > 70) return null;
		return skin.map((value) => value * (1 - 0.18 * Math.exp(-((down / 1.6) ** 2))));
	});
	expect(readingOf(metrics, "wrinkles.forehead")).toBeGreaterThan(1.8);
});

/** Dark upright strokes between the brows, crop pixels from the middle. */
function uprightStrokes(face: AlignedFace, offsets: readonly number[], width: number): Paint {
	const [middle, brows] = pointOf(face, BETWEEN_BROWS);
	return (x, y, skin) => {
		if (Math.abs(y - brows) > 18) return null;
		const away = Math.min(...offsets.map((offset) => Math.abs(x - middle - offset)));
		return away > 4 ? null : skin.map((value) => value * (1 - 0.25 * Math.exp(-((away / width) ** 2))));
	};
}

test("one or two creases between the brows are lines, hairs that join the brows are left open", async () => {
	const look = await lookAtDrawn({ person: 0 });
	const told = (offsets: readonly number[], width: number) => {
		const { metrics } = cover(look, uprightStrokes(look.face, offsets, width));
		return metrics.find(({ id }) => id === "wrinkles.glabella");
	};
	expect(told([0], 1.6)).toMatchObject({ measurable: true });
	expect(told([-7, 7], 1.6)).toMatchObject({ measurable: true });
	expect(told([-7, 7], 1.6)?.value).toBeGreaterThan(7);
	expect(told([-7, 0, 7], 1.2)).toMatchObject({ measurable: false, reason: LINES_IN_DOUBT });
});

test("dark hair over the forehead leaves nothing of it to be read", async () => {
	const look = await lookAtDrawn({ person: 0 });
	const whole = look.skin.perZone.forehead.coverage;
	const { skin } = cover(look, fringe(look.face, [45, 32, 26], 8));
	expect(skin.perZone.forehead.coverage).toBeLessThan(0.6 * whole);
});

test("fair strands over the forehead are told as no lines and drawn as none", async () => {
	const look = await lookAtDrawn({ person: 0 });
	const [, top] = pointOf(look.face, FOREHEAD_TOP);
	const [middle] = pointOf(look.face, BETWEEN_BROWS);
	const random = seededRandom(7);
	const strands = Array.from({ length: 30 }, () => ({
		x: middle + 60 * random(),
		y: top + 45 * random(),
		slant: 1.1 * (random() - 0.2),
	}));
	const { metrics, located } = cover(look, (x, y, skin) => {
		if (x < middle || y > top + 45) return null;
		const away = strands.map(
			(one) => Math.abs(y - one.y - Math.tan(one.slant) * (x - one.x)) * Math.cos(one.slant),
		);
		return skin.map((value) => value * (1 - 0.2 * Math.exp(-((Math.min(...away) / 1.2) ** 2))));
	});
	const forehead = metrics.find(({ id }) => id === "wrinkles.forehead");
	expect(forehead?.value ?? 0).toBeLessThan(2);
	expect(located.lines.filter(({ zone }) => zone === "forehead")).toEqual([]);
});

test("rims of glasses under the eyes are not read as skin", async () => {
	const look = await lookAtDrawn({ person: 0 });
	const under: Zone[] = ["left_under_eye", "right_under_eye"];
	const rows = new Set(under.flatMap((zone) => [...look.skin.zones.pixels[zone]]));
	const box = [...rows].map((i) => Math.floor(i / look.face.size));
	const [top, bottom] = [Math.min(...box), Math.max(...box)];
	const at = (top + bottom) / 2;
	const { skin } = cover(look, (_x, y) => (Math.abs(y - at) < 4 ? [30, 28, 30] : null));
	for (const zone of under) {
		for (const i of skin.perZone[zone].pixels) {
			expect(Math.abs(Math.floor(i / look.face.size) - at)).toBeGreaterThan(3);
		}
	}
});

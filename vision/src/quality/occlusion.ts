import type { Point, Zone } from "@dewlight/core/skin/observation.ts";
import { fillPolygon } from "../pixels/masks.ts";
import { scratchMask, takeValues } from "../pixels/planes.ts";
import { median } from "../pixels/statistics.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { EXCLUSION_POINTS } from "../regions/zones.ts";
import { atLeast, gravest, type Judgement } from "./judgement.ts";

/** Mean coverage of the five areas. */
const WHOLE = { fail: 0.5 };
/** How clearly the mouth is seen. */
const MOUTH = { warn: 1 };
/** Coverage of one area: half of it. */
const AREA = { warn: 0.5 };

interface Area {
	zones: readonly Zone[];
	reason: string;
}

const AREAS: readonly Area[] = [
	{
		zones: ["forehead"],
		reason: "Your forehead is covered, so it cannot be measured. Move hair or a hat aside if you can.",
	},
	{ zones: ["nose"], reason: "Your nose is covered, so it cannot be measured. Uncover it if you can." },
	{
		zones: ["left_cheek"],
		reason: "Your left cheek is covered or too dark to measure. Move hair aside and face the light.",
	},
	{
		zones: ["right_cheek"],
		reason: "Your right cheek is covered or too dark to measure. Move hair aside and face the light.",
	},
	{
		zones: ["upper_lip", "chin"],
		reason: "The area around your mouth is covered, by a beard for example, so it cannot be measured.",
	},
];

const mean = (values: readonly number[]): number =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

/** Share of bare skin in forehead, nose, each cheek and around the mouth, 0 to 1. */
export function areaCoverage({ perZone }: Pick<SkinView, "perZone">): number[] {
	return AREAS.map(({ zones }) => mean(zones.map((zone) => perZone[zone].coverage)));
}

export function checkOcclusion(coverage: readonly number[], mouthShown: number): Judgement {
	const whole = atLeast("occlusion", mean(coverage), WHOLE, {
		warn: "Something covers your face. Take off a mask, a scarf or glasses and try again.",
	});
	const areas = AREAS.map(({ reason }, index) =>
		atLeast("occlusion", coverage[index], AREA, { warn: reason }),
	);
	const mouth = atLeast("occlusion", mouthShown, MOUTH, {
		warn: "Something covers your mouth. Lower your hand and try again.",
	});
	const worst = gravest(whole, mouth, ...areas);
	if (worst.check.status !== "pass") return worst;
	return atLeast("occlusion", Math.min(...coverage), AREA, { warn: "" });
}

/** Inner rim of the lips and its two middle points, by mesh point. */
const OPENING = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95];
const MIDDLE = { upper: 13, lower: 14 };
const CORNERS = { right: 61, left: 291 };
/** Share of the mouth's width left out at either corner. */
const CORNER = 0.15;
/** How far above and below the middle of the mouth skin is compared, by the mouth's width. */
const REACH = 0.65;
/** a* by which one lip is redder than the skin around it on any face; what covers a mouth stays below 1.3. */
const REDNESS = 1.8;
/** L* by which the line of the mouth is darker than its lips; the gaps between fingers stay below 20.5. */
const LINE = 21.5;
/** Exposure gain beyond which 8-bit codes are too few, and skin chroma beyond which light drowns the red of lips. */
const DIMMEST_GAIN = 10;
const MOST_CHROMA = 60;
const LEAST_PIXELS = 40;

/** What tells lips from whatever else lies where the mesh expects them. */
interface MouthFacts {
	/** a* of the redder lip above that of the skin around the mouth. */
	redness: number;
	/** Median over the columns of the mouth of how far the darkest point lies below the lips, L*. */
	line: number;
}

const mouthOf = scratchMask();
const openingOf = scratchMask();

/** Null where the light is too dim or too coloured, or the mouth too small in the crop to tell. */
export function mouthFacts(
	{ points, size }: Pick<AlignedFace, "points" | "size">,
	{ lab, zones, gain, colour }: Pick<SkinView, "lab" | "zones" | "gain" | "colour">,
): MouthFacts | null {
	if (gain > DIMMEST_GAIN || Math.hypot(colour.a, colour.b) > MOST_CHROMA) return null;
	const at = (index: number): Point => [points[2 * index], points[2 * index + 1]];
	const within = (outline: readonly number[], mask: Uint8Array): Uint8Array => {
		fillPolygon(outline.map(at), mask, size, size);
		return mask;
	};
	const mouth = within(EXCLUSION_POINTS.lips, mouthOf(size * size));
	const opening = within(OPENING, openingOf(size * size));
	const [from] = at(CORNERS.right);
	const [to] = at(CORNERS.left);
	const width = to - from;
	const middle = (at(MIDDLE.upper)[1] + at(MIDDLE.lower)[1]) / 2;
	const upper: number[] = [];
	const lower: number[] = [];
	const depths: number[] = [];
	for (let x = Math.ceil(from + CORNER * width); x < to - CORNER * width; x++) {
		const column: number[] = [];
		for (let y = 0, i = x; y < size; y++, i += size) {
			if (!mouth[i]) continue;
			column.push(lab.L[i]);
			if (!opening[i]) (y < middle ? upper : lower).push(i);
		}
		if (column.length > 0) depths.push(median(column) - Math.min(...column));
	}
	const around: number[] = [];
	for (const pixels of [zones.pixels.upper_lip, zones.pixels.chin]) {
		for (let n = 0; n < pixels.length; n++) {
			const x = pixels[n] % size;
			const isNear = Math.abs(Math.floor(pixels[n] / size) - middle) < REACH * width;
			if (x > from && x < to && isNear) around.push(pixels[n]);
		}
	}
	if (Math.min(upper.length, lower.length, around.length) < LEAST_PIXELS) return null;
	const skin = median(takeValues(lab.a, Int32Array.from(around)));
	const redness = (lip: number[]): number => median(takeValues(lab.a, Int32Array.from(lip))) - skin;
	return { redness: Math.max(redness(upper), redness(lower)), line: median(depths) };
}

/**
 * How clearly a mouth is seen, 1 at the limit. Pale lips show their line and lips without a line their colour;
 * a hand, a cup or cloth shows neither.
 */
export function mouthShown(facts: MouthFacts | null): number {
	return facts === null ? 1 : Math.max(facts.redness / REDNESS, facts.line / LINE);
}

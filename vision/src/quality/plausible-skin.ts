import { quantile } from "../pixels/quantile.ts";
import { takeValues } from "../pixels/take-values.ts";
import { atLeast, atMost, gravest, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

/** Spread of colour among pixels of one lightness; a tinted or grey photo has none. */
const COLOUR_SPREAD = { fail: 0.6 };
/** Share of skin pixels that equal both neighbours exactly: flat paint. */
const FLAT = { fail: 0.5 };

const BINS = 16;
const LEAST_IN_BIN = 60;

export interface PlausibilityFacts {
	/** Middle 80 % of a* and b* within one step of L*, averaged over the face. */
	colourSpread: number;
	/** 0 to 1. */
	flatShare: number;
}

export function plausibilityOf({ aligned, skin }: Pick<Portrait, "aligned" | "skin">): PlausibilityFacts {
	return { colourSpread: colourSpread(skin), flatShare: flatShare(aligned.rgb, skin.pixels, aligned.size) };
}

function colourSpread({ lab, zones }: Portrait["skin"]): number {
	const bins: number[][] = Array.from({ length: BINS }, () => []);
	for (let i = 0; i < zones.oval.length; i += 2)
		if (zones.oval[i]) bins[Math.min(BINS - 1, Math.max(0, Math.floor((lab.L[i] / 100) * BINS)))].push(i);
	let total = 0;
	let weight = 0;
	for (const bin of bins) {
		if (bin.length < LEAST_IN_BIN) continue;
		const pixels = Int32Array.from(bin);
		total += bin.length * (middleRange(takeValues(lab.a, pixels)) + middleRange(takeValues(lab.b, pixels)));
		weight += bin.length;
	}
	return weight === 0 ? 0 : total / weight;
}

const middleRange = (values: ArrayLike<number>): number => quantile(values, 0.9) - quantile(values, 0.1);

function flatShare(rgb: Uint8Array, pixels: Int32Array, size: number): number {
	let flat = 0;
	for (const i of pixels) if (isEqual(rgb, 3 * i, 3 * (i + 1)) && isEqual(rgb, 3 * i, 3 * (i + size))) flat++;
	return pixels.length === 0 ? 0 : flat / pixels.length;
}

const isEqual = (rgb: Uint8Array, one: number, other: number): boolean =>
	rgb[one] === rgb[other] && rgb[one + 1] === rgb[other + 1] && rgb[one + 2] === rgb[other + 2];

export function checkPlausibleSkin({ colourSpread, flatShare }: PlausibilityFacts): Judgement {
	return gravest(
		atLeast("plausible_skin", colourSpread, COLOUR_SPREAD, {
			warn: "The photo has no natural color. Use an ordinary color photo.",
		}),
		atMost("plausible_skin", flatShare, FLAT, {
			warn: "This does not look like a photo of skin. Use an unedited photo of your face.",
		}),
	);
}

import { median, quantile } from "../pixels/statistics.ts";
import type { SkinColour } from "../regions/skin-colour.ts";
import { type Brushwork, brushworkOf } from "./brushwork.ts";
import type { Chroma } from "./eyes.ts";
import { atLeast, atMost, gravest, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

const LEAST = 1e-3;
/** Scores where nothing can be told. */
const UNKNOWN: PaintScores = { filter: 0, drawing: 0 };

/**
 * Two linear discriminants of logarithms, 0 in the middle between photos and paint. The photos were 34 faces as taken
 * and compressed, smoothed, shrunk and enlarged as phones do; `FILTER` was fitted against 21 painterly filters of ten
 * of them, `DRAWING` against painted game portraits and clip art of four sources.
 */
const FILTER = {
	offset: -1.169,
	weights: { calm: -9.75, peaks: -9.629, aligned: 1.56, finest: 3.084, grain: 0.475 },
};
const DRAWING = {
	offset: -6.64,
	weights: { calm: -2.795, peaks: -1.494, aligned: 7.238, lines: -5.448, contours: 4.861, softness: -3.31 },
};

interface PaintScores {
	/** A photo turned into paint: photos left out of the fit stay below 0.95. */
	filter: number;
	/** Drawn or painted by hand: photos left out stay below 1, thumbnails blown up below 2. */
	drawing: number;
}

/** `softness` is the width of the face's strongest edges, 0 to 1. */
function paintScores(brushwork: Brushwork | null, softness: number): PaintScores {
	if (brushwork === null) return UNKNOWN;
	const features = { ...brushwork, softness };
	return { filter: score(FILTER, features), drawing: score(DRAWING, features) };
}

function score<Feature extends string>(
	{ offset, weights }: { offset: number; weights: Record<Feature, number> },
	features: Record<NoInfer<Feature>, number>,
): number {
	let sum = offset;
	for (const name in weights) sum += weights[name] * Math.log(Math.max(LEAST, features[name]));
	return sum;
}

/** A grey, toned or two-colour photo stays below; ordinary photos read above 0.3. */
const COLOUR_VARIETY = { fail: 0.14 };
/** The same where lids hide the eye whites: drawn faces read 0.11 then, photos in one tone mostly below. */
const COLOUR_VARIETY_WITHOUT_EYES = { fail: 0.1 };
/** Below this contrast between the lids no eye is seen. */
const SEEN_EYE = 2.2;
/** Share of skin pixels that equal both pixels at a distance exactly: flat paint. */
const FLAT = { fail: 0.5 };
/**
 * Crop pixels between what is compared, 1.6 mm. Neighbours share an 8-bit code on any dim or very dark skin; over
 * this distance shading and grain move a code there too.
 */
const FLAT_REACH = 4;
/** Paint scores: filters and drawings, each with room above every photo at hand. */
const FILTERED = { warn: 1.2, fail: 1.6 };
const DRAWN = { warn: 1.2, fail: 2 };
/** Steps of brightness; a tone curve hardly moves within one. */
const BINS = 64;
const LEAST_IN_BIN = 12;
/** Edge of the squares that are averaged first: grain and compression make colour, not the scene. */
const BLOCK = 8;
/** Added to the colour strength, 8-bit codes: below it there is no colour to speak of. */
const LEAST_STRENGTH = 4;

/** Variety that eye whites of another colour than the skin prove. */
const EYE_WEIGHT = 0.5;
/** a*, b* length below which skin has no colour to compare with. */
const LEAST_CHROMA = 3;

export interface PlausibilityFacts {
	/** How far colour is more than a function of brightness, 0 for a photo of one tone. */
	colourVariety: number;
	/** 0 to 1. */
	flatShare: number;
	/** How much the skin's detail is built like paint. */
	paint: PaintScores;
	/** Whether the eye whites could bear witness to colour. */
	eyesSeen: boolean;
}

export function plausibilityOf(
	{ aligned, skin }: Pick<Portrait, "aligned" | "skin">,
	whites: Chroma,
	{ eyeContrast, edgeSoftness }: { eyeContrast: number; edgeSoftness: number },
): PlausibilityFacts {
	const spread = colourSpread(aligned.rgb, skin.zones.oval, aligned.size);
	return {
		colourVariety: Math.max(spread, EYE_WEIGHT * ownColour(whites, skin.colour)),
		flatShare: flatShare(aligned.rgb, skin.pixels, aligned.size),
		paint: paintScores(brushworkOf(aligned, skin), edgeSoftness),
		eyesSeen: eyeContrast >= SEEN_EYE,
	};
}

/** Distance of the eye whites' colour from the skin's, by the skin's, 0 to 1: next to nothing in a toned photo. */
function ownColour([whiteA, whiteB]: Chroma, { a, b }: SkinColour): number {
	const chroma = Math.hypot(a, b);
	return chroma < LEAST_CHROMA ? 0 : Math.min(1, Math.hypot(whiteA - a, whiteB - b) / chroma);
}

/** Spread of red and blue against green among equally bright parts of the face, by their strength. */
function colourSpread(rgb: Uint8Array, oval: Uint8Array, size: number): number {
	const redder: number[][] = Array.from({ length: BINS }, () => []);
	const bluer: number[][] = Array.from({ length: BINS }, () => []);
	for (let y = 0; y + BLOCK <= size; y += BLOCK)
		for (let x = 0; x + BLOCK <= size; x += BLOCK) {
			if (!oval[y * size + x]) continue;
			const [red, green, blue] = blockMean(rgb, x, y, size);
			const bin = Math.floor((0.299 * red + 0.587 * green + 0.114 * blue) / (256 / BINS));
			redder[bin].push(red - green);
			bluer[bin].push(blue - green);
		}
	let spread = 0;
	let strength = 0;
	for (let bin = 0; bin < BINS; bin++) {
		const count = redder[bin].length;
		if (count < LEAST_IN_BIN) continue;
		spread += count * (middleRange(redder[bin]) + middleRange(bluer[bin]));
		strength += count * (Math.abs(median(redder[bin])) + Math.abs(median(bluer[bin])) + LEAST_STRENGTH);
	}
	return strength === 0 ? 0 : spread / strength;
}

function blockMean(rgb: Uint8Array, left: number, top: number, size: number): [number, number, number] {
	let red = 0;
	let green = 0;
	let blue = 0;
	for (let y = top; y < top + BLOCK; y++)
		for (let at = 3 * (y * size + left); at < 3 * (y * size + left + BLOCK); at += 3) {
			red += rgb[at];
			green += rgb[at + 1];
			blue += rgb[at + 2];
		}
	const area = BLOCK * BLOCK;
	return [red / area, green / area, blue / area];
}

const middleRange = (values: ArrayLike<number>): number => quantile(values, 0.9) - quantile(values, 0.1);

function flatShare(rgb: Uint8Array, pixels: Int32Array, size: number): number {
	const beside = 3 * FLAT_REACH;
	const below = beside * size;
	let flat = 0;
	for (const i of pixels)
		if (isEqual(rgb, 3 * i, 3 * i + beside) && isEqual(rgb, 3 * i, 3 * i + below)) flat++;
	return pixels.length === 0 ? 0 : flat / pixels.length;
}

const isEqual = (rgb: Uint8Array, one: number, other: number): boolean =>
	rgb[one] === rgb[other] && rgb[one + 1] === rgb[other + 1] && rgb[one + 2] === rgb[other + 2];

export function checkPlausibleSkin(facts: PlausibilityFacts): Judgement {
	const painted = { warn: "This does not look like a photo of skin. Use an unedited photo of your face." };
	const variety = facts.eyesSeen ? COLOUR_VARIETY : COLOUR_VARIETY_WITHOUT_EYES;
	return gravest(
		atLeast("plausible_skin", facts.colourVariety, variety, {
			warn: "The photo has no natural color. Use an ordinary color photo.",
		}),
		atMost("plausible_skin", facts.flatShare, FLAT, painted),
		atMost("plausible_skin", facts.paint.filter, FILTERED, painted),
		atMost("plausible_skin", facts.paint.drawing, DRAWN, painted),
	);
}

import type { Zone } from "@dewlight/core/skin/observation.ts";
import { blurStep } from "../pixels/gaussian-blur.ts";
import { scratchPlane } from "../pixels/planes.ts";
import { robustSpreadAt } from "../pixels/statistics.ts";
import {
	type Beard,
	beardedZones,
	byLabel,
	grainOf,
	ROUGHNESS_MM,
	ROUGHNESS_TAPS,
	raisedBy,
	roughness,
	type View,
} from "./pigment-grain.ts";
import {
	ABSORBS,
	type Axis,
	blurSkin,
	type Channels,
	LEVELS_MM,
	matchedWeights,
	mixChannels,
	PLAIN_DARKNESS,
	type SkinAbsorbance,
} from "./skin-absorbance.ts";

/** A band is one level less the one of twice its spread, for discs of about 2, 3 and 6 mm. */
const BANDS = [
	[0, 2],
	[1, 3],
	[3, 4],
] as const;
/** The band the skin's own mottling is learnt in: that of a spot of about 3 mm. */
const MOTTLING = [1, 4] as const;
/** A disc fits a band when its radius is this many of the band's finer spreads. */
const RADIUS_BY_SPREAD = Math.SQRT2;
/**
 * Where responses are cut before their roughness is read: those of the finest detail, which are hair, and those of a
 * band, where several marks beside each other must not hide one another.
 */
const MOST_HAIRY = 2.5;
const MOST_PATCHY = 2;
/** Mottling beyond this many spreads is a spot, a mark or a hair, not the skin's own. */
const MOST_SPREADS = 2;
/** Added to the variance of each channel, (100 log10)^2: no photo knows a channel better. */
const LEAST_VARIANCE = 0.15;

/** Mottling of a studio face of medium tone, mean variance 1, and its share in what a face is weighed by: steadier than one photo. */
const USUAL_MOTTLING = [
	[0.88, 0.785, 0.78],
	[0.785, 0.95, 0.915],
	[0.78, 0.915, 1.17],
] as const;
const USUAL_SHARE = 0.5;

/** The differences of one band, used up before those of the next are taken. */
const DIFFERENCES = [scratchPlane(), scratchPlane(), scratchPlane()] as const;
/** What is given back, until the next face is read: the axes, and each band's responses and grain. */
const PLANES = axisScratch();
const RESPONSES = BANDS.map(axisScratch);
const GRAINS = BANDS.map(axisScratch);
const maskOf = scratchPlane();
const shareOf = scratchPlane();
const smoothOf = scratchPlane();
const hairyOf = scratchPlane();
const patchyOf = scratchPlane();

export interface PigmentBand {
	/** Half-size pixels. */
	radius: number;
	spread: number;
	/** What a disc of this radius adds in its middle is 1 dose. */
	response: Record<Axis, Float32Array>;
	/** Robust spread of the response, pixel by pixel: that of the zone, more where the skin around is rougher still. */
	grain: Record<Axis, Float32Array>;
}

/** Good until the next face is read. */
export interface PigmentBands {
	/** How the channels are weighed for each axis, and the axes themselves in full detail. */
	weights: Record<Axis, Channels>;
	planes: Record<Axis, Float32Array>;
	/** Finest first. */
	bands: readonly PigmentBand[];
	/** What a beard covers, zone by zone. */
	bearded: readonly Beard[];
}

/**
 * What each axis says in differences of Gaussians of skin only (Lindeberg 1998; Knutsson 1993 for the mask), with the
 * mottling of every zone. Blurring comes first and weighing after it: both are linear, and the weights need the
 * blurred channels' covariance.
 */
export function pigmentBands(skin: SkinAbsorbance, labels: Int8Array, zones: readonly Zone[]): PigmentBands {
	const { width, perMm } = skin;
	const levels = blurSkin(skin);
	const mask = maskOf(skin.mask.length);
	mask.set(skin.mask);
	const share = blurStep(mask, width, ROUGHNESS_MM * perMm, ROUGHNESS_TAPS, shareOf(mask.length));
	const mottling = covariance(differences(levels, MOTTLING), skin.matte);
	const weights: Record<Axis, Channels> = {
		blood: matchedWeights(mottling, ABSORBS.blood),
		melanin: matchedWeights(mottling, ABSORBS.melanin),
		dark: PLAIN_DARKNESS,
	};
	const perZone = byLabel(skin.pixels, labels, zones.length);
	const planes = mixedByAxis(skin.channels, weights, 1, PLANES);
	const smooth = mixChannels(levels[0], weights.dark, 1, smoothOf(mask.length));
	const detail = less(planes.dark, smooth, DIFFERENCES[0](smooth.length));
	const view: View = { skin, labels, share, perZone };
	const grain = grainOf(detail, view);
	const hairy = roughness(detail, grain, MOST_HAIRY, view, hairyOf(mask.length));
	const bands = BANDS.map((_, s) => readBand(s, levels, { weights, hairy, view }));
	return { weights, planes, bands, bearded: beardedZones(grain, zones, view) };
}

/** What a band is read with, the same for all of them. */
interface BandReader {
	weights: Record<Axis, Channels>;
	/** Roughness of the finest detail. */
	hairy: Float32Array;
	view: View;
}

function readBand(
	s: number,
	levels: readonly Float32Array[][],
	{ weights, hairy, view }: BandReader,
): PigmentBand {
	const unit = 1 / bandKept(RADIUS_BY_SPREAD, 1);
	const response = mixedByAxis(differences(levels, BANDS[s]), weights, unit, RESPONSES[s]);
	const darkGrain = grainOf(response.dark, view);
	const rough = roughness(response.dark, darkGrain, MOST_PATCHY, view, patchyOf(hairy.length));
	for (let i = 0; i < rough.length; i++) if (hairy[i] > rough[i]) rough[i] = hairy[i];
	const spread = LEVELS_MM[BANDS[s][0]] * view.skin.perMm;
	return {
		spread,
		radius: RADIUS_BY_SPREAD * spread,
		response,
		grain: {
			blood: raisedBy(rough, grainOf(response.blood, view), view, GRAINS[s].blood(rough.length)),
			melanin: raisedBy(rough, grainOf(response.melanin, view), view, GRAINS[s].melanin(rough.length)),
			dark: raisedBy(rough, darkGrain, view, GRAINS[s].dark(rough.length)),
		},
	};
}

function mixedByAxis(
	channels: readonly Float32Array[],
	weights: Record<Axis, Channels>,
	scale: number,
	out: AxisScratch,
): Record<Axis, Float32Array> {
	const { length } = channels[0];
	return {
		blood: mixChannels(channels, weights.blood, scale, out.blood(length)),
		melanin: mixChannels(channels, weights.melanin, scale, out.melanin(length)),
		dark: mixChannels(channels, weights.dark, scale, out.dark(length)),
	};
}

type AxisScratch = Record<Axis, (length: number) => Float32Array>;

function axisScratch(): AxisScratch {
	return { blood: scratchPlane(), melanin: scratchPlane(), dark: scratchPlane() };
}

/** The channels of one level less those of another. */
function differences(
	levels: readonly Float32Array[][],
	[fine, wide]: readonly [number, number],
): Float32Array[] {
	return DIFFERENCES.map((out, c) => less(levels[fine][c], levels[wide][c], out(levels[fine][c].length)));
}

function less(plane: Float32Array, other: Float32Array, out: Float32Array): Float32Array {
	for (let i = 0; i < out.length; i++) out[i] = plane[i] - other[i];
	return out;
}

/** What a disc of `radius` adds to the band's response in its middle, by its dose; half-size pixels. */
export function discResponse({ spread }: PigmentBand, radius: number): number {
	return bandKept(radius, spread) / bandKept(RADIUS_BY_SPREAD, 1);
}

/** Middle of a disc in the difference of a Gaussian and one of twice its spread. */
function bandKept(radius: number, spread: number): number {
	const outside = (sigma: number) => Math.exp(-(radius ** 2) / (2 * sigma ** 2));
	return outside(2 * spread) - outside(spread);
}

/**
 * Covariance of the channels' mottling. Pixels beyond it are left out in all channels, not drawn in: what stands out
 * has a colour of its own, and a face with many marks would be weighed so that all its marks fade.
 */
function covariance(bands: readonly Float32Array[], pixels: Int32Array): number[][] {
	const most = bands.map((band) => (pixels.length === 0 ? 0 : MOST_SPREADS * robustSpreadAt(band, pixels)));
	const { count, sums } = productSums(bands, pixels, most);
	const own = sums.map((row) => row.map((sum) => sum / Math.max(1, count)));
	const size = (own[0][0] + own[1][1] + own[2][2]) / 3;
	return own.map((row, p) =>
		row.map(
			(value, q) =>
				(1 - USUAL_SHARE) * value +
				USUAL_SHARE * size * USUAL_MOTTLING[p][q] +
				(p === q ? LEAST_VARIANCE : 0),
		),
	);
}

/** Sums of the channels' products over the pixels at which none of them is beyond its limit. */
function productSums(
	[red, green, blue]: readonly Float32Array[],
	pixels: Int32Array,
	most: readonly number[],
) {
	const mostRed = most[0];
	const mostGreen = most[1];
	const mostBlue = most[2];
	const out = new Float64Array(6);
	let count = 0;
	for (let n = 0; n < pixels.length; n++) {
		const r = red[pixels[n]];
		const g = green[pixels[n]];
		const b = blue[pixels[n]];
		if (Math.abs(r) > mostRed || Math.abs(g) > mostGreen || Math.abs(b) > mostBlue) continue;
		count++;
		out[0] += r * r;
		out[1] += r * g;
		out[2] += r * b;
		out[3] += g * g;
		out[4] += g * b;
		out[5] += b * b;
	}
	const [rr, rg, rb, gg, gb, bb] = out;
	return {
		count,
		sums: [
			[rr, rg, rb],
			[rg, gg, gb],
			[rb, gb, bb],
		],
	};
}

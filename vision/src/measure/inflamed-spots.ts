import type { MetricZone, Zone } from "@dewlight/core/skin/observation.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import { isBesideFold } from "./beside-fold.ts";
import { countSpread } from "./count-spread.ts";
import { discContrast } from "./disc-contrast.ts";
import { findBlobs } from "./find-blobs.ts";
import type { Reading } from "./reading.ts";
import type { SkinPlanes } from "./skin-planes.ts";
import type { ZoneFinder } from "./zone-finder.ts";

export const SPOT_ZONES: readonly Zone[] = [
	"forehead",
	"glabella",
	"nose",
	"left_cheek",
	"right_cheek",
	"left_nasolabial",
	"right_nasolabial",
	"chin",
	"left_jaw",
	"right_jaw",
];

/** Spreads searched, millimetres: red bumps of about 2 to 9 mm across. */
const SCALES_MM = [0.85, 1.25, 1.9, 2.8, 4.2] as const;
/** Least contrast in a* between spot and the ring around it. */
const LEAST_CONTRAST = 3;
/** How far a spot stands out from the mottling of the person's own skin, in robust spreads of the blob response. */
const LEAST_OVER_GRAIN = 6.3;
/** Redness must make up at least this share of the darkening, or the spot is pigment. */
const LEAST_RED_PER_DARK = 0.5;
/** Share of the disc of twice the spot that must be skin: at hair, lips and nostrils edges pose as spots. */
const LEAST_SKIN = 0.9;
/** L* across the ring beyond which the spot sits on the edge of a shadow, where cameras deepen color. */
const STEEPEST_LIGHT = 9;

/** One located spot in crop pixels. */
export interface LocatedSpot {
	zone: Zone;
	x: number;
	y: number;
	radius: number;
	/** Contrast to the surrounding skin in the metric's own unit. */
	strength: number;
}

export interface InflamedSpots {
	spots: LocatedSpot[];
	readings: Reading[];
}

/**
 * Counts red, round, small spots: multi-scale difference of Gaussians on a* (Lindeberg 1998), kept when round, on
 * skin all around, clearly redder than the ring around and more red than dark. Freckles and moles fail the last.
 */
export function inflamedSpots(face: AlignedFace, planes: SkinPlanes, zoneAt: ZoneFinder): InflamedSpots {
	const perMm = face.cropPxPerMm / 2;
	const blobs = findBlobs(
		planes.a,
		planes.mask,
		planes.half,
		SCALES_MM.map((mm) => mm * perMm),
	);
	const candidates: (LocatedSpot & { margin: number })[] = [];
	for (const blob of blobs) {
		const zone = zoneAt(2 * blob.x + 1, 2 * blob.y + 1);
		if (!zone || !SPOT_ZONES.includes(zone) || isBesideFold(face, 2 * blob.x + 1, 2 * blob.y + 1)) continue;
		const disc = discContrast(planes, blob);
		if (disc.skinShare < LEAST_SKIN || disc.slope > STEEPEST_LIGHT) continue;
		if (disc.a < LEAST_RED_PER_DARK * -disc.L) continue;
		candidates.push({
			zone,
			x: 2 * blob.x + 1,
			y: 2 * blob.y + 1,
			radius: 2 * blob.radius,
			strength: disc.a,
			margin: Math.min(disc.a / LEAST_CONTRAST, blob.overGrain / LEAST_OVER_GRAIN),
		});
	}
	const spots = candidates.filter(({ margin }) => margin >= 1);
	const reading = (zone: MetricZone, inside: (spot: LocatedSpot) => boolean): Reading => ({
		zone,
		value: spots.filter(inside).length,
		sd: countSpread(candidates.filter(inside).map(({ margin }) => margin)),
	});
	return {
		spots,
		readings: [
			...SPOT_ZONES.map((zone) => reading(zone, (spot) => spot.zone === zone)),
			reading("face", () => true),
		],
	};
}

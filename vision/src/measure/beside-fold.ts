import type { AlignedFace } from "../regions/aligned-face.ts";

/** Mesh points of the mouth's corners, of the hollow below the lip and of both nose wings: folds pool round shadows. */
const FOLD_POINTS = [61, 291, 18, 98, 327, 129, 358] as const;
const REACH_MM = 6.5;

/** Whether a crop point lies where a fold of mouth or nose throws a spot-like shadow. */
export function isBesideFold({ points, cropPxPerMm }: AlignedFace, x: number, y: number): boolean {
	const reach = REACH_MM * cropPxPerMm;
	return FOLD_POINTS.some((point) => Math.hypot(points[2 * point] - x, points[2 * point + 1] - y) < reach);
}

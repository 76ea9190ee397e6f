import type { AlignedFace } from "../regions/aligned-face.ts";

/** Mesh points of the mouth's corners and of the ends of both nose wings, where folds pool round shadows. */
const FOLD_POINTS = [61, 291, 98, 327, 129, 358] as const;
const REACH_MM = 6.5;

/** Whether a crop point lies where the corner of the mouth or a nose wing throws a spot-like shadow. */
export function isBesideFold({ points, cropPxPerMm }: AlignedFace, x: number, y: number): boolean {
	const reach = REACH_MM * cropPxPerMm;
	return FOLD_POINTS.some((point) => Math.hypot(points[2 * point] - x, points[2 * point + 1] - y) < reach);
}

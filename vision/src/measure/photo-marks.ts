import type { Mark, MetricName } from "@dewlight/core/skin/observation.ts";
import { type AlignedFace, cropToPhoto } from "../regions/aligned-face.ts";
import type { Located } from "./located.ts";
import { roundFigures } from "./round-figures.ts";

/** The located spots and marks in pixels of the oriented photo. */
export function photoMarks(face: AlignedFace, { spots, darkMarks: dark }: Located): Mark[] {
	const photoPerCrop = face.decodedPerCrop * face.photoPerDecoded;
	const toMark =
		(metric: MetricName) =>
		(spot: Located["spots"][number]): Mark => {
			const [x, y] = cropToPhoto(face, [spot.x, spot.y]);
			return {
				metric,
				zone: spot.zone,
				at: [Math.round(x), Math.round(y)],
				radius_px: roundFigures(spot.radius * photoPerCrop),
				strength: roundFigures(spot.strength),
			};
		};
	return [...spots.map(toMark("inflamed_spots")), ...dark.map(toMark("dark_marks"))];
}

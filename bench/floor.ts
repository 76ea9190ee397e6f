import { guardedSharp } from "@dewlight/vision/decode/guarded-sharp.ts";
import { createFaceRunner } from "@dewlight/vision/face/face-runner.ts";
import type { Measured } from "./measurement.ts";
import type { Spent } from "./side-by-side.ts";

const LONGEST_SIDE = 2048;

/**
 * The least work any analysis of a photo has to do: decode to 2048 pixels, run the detector once and the mesh
 * twice.
 */
export async function createFloor(): Promise<(bytes: Uint8Array) => Promise<void>> {
	const runner = await createFaceRunner();
	return async (bytes) => {
		const { data, info } = await guardedSharp(bytes)
			.autoOrient()
			.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
			.toColourspace("srgb")
			.removeAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		const { faces } = runner.findFaces({ rgb: data, width: info.width, height: info.height });
		if (faces.length !== 1) throw new Error(`the floor found ${faces.length} faces instead of 1`);
	};
}

/** The time of some work, and how often the floor's own would fit in it. */
export function byFloor(
	work: Spent,
	floor: Spent,
): Pick<Measured, "available" | "value" | "unit" | "peer" | "ratio" | "judged"> {
	const ratio = work.wall / floor.wall;
	return {
		available: true,
		value: work.wall,
		unit: "ms",
		peer: { name: "floor", value: floor.wall },
		ratio,
		judged: ratio,
	};
}

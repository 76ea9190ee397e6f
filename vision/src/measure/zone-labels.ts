import { ZONES } from "@dewlight/core/skin/observation.ts";
import { scratchPixels } from "../pixels/scratch-plane.ts";
import type { FaceZones } from "../regions/zones.ts";

/** Gaps between the outlines narrower than twice this many crop pixels belong to the nearest zone. */
const REACH = 26;

/**
 * The zone each half-size pixel lies in, by its index in ZONES, or -1. Where outlines overlap the earlier of ZONES
 * wins; skin between outlines belongs to the nearest one, so that a mark in a gap is not lost.
 */
export function zoneLabels(zones: FaceZones, size: number): Int8Array {
	const half = size >> 1;
	const field = zones.halfField;
	const labels = new Int8Array(half * half).fill(-1);
	for (let z = ZONES.length - 1; z >= 0; z--) {
		const own = zones.pixels[ZONES[z]];
		for (let n = 0; n < own.length; n++) {
			const y = Math.floor(own[n] / size);
			labels[(y >> 1) * half + ((own[n] - y * size) >> 1)] = z;
		}
	}
	spread(labels, field, half, REACH / 2);
	return labels;
}

const queueOf = scratchPixels();

/** Grows all labels together into unlabelled field pixels, one ring per step. */
function spread(labels: Int8Array, field: Uint8Array, width: number, steps: number): void {
	const queue = queueOf(labels.length);
	let end = 0;
	for (let i = 0; i < labels.length; i++) if (labels[i] >= 0) queue[end++] = i;
	for (let step = 0, start = 0; step < steps && start < end; step++) {
		const last = end;
		for (; start < last; start++) {
			for (let side = 0; side < 4; side++) {
				const i = queue[start];
				const j = side < 2 ? i - 1 + 2 * side : i - width + 2 * width * (side - 2);
				if (!field[j] || labels[j] >= 0) continue;
				labels[j] = labels[i];
				queue[end++] = j;
			}
		}
	}
}

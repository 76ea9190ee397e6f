import { type Component, labelComponents } from "../pixels/label-components.ts";
import { maskPixels } from "../pixels/mask-pixels.ts";
import { scratchMask } from "../pixels/scratch-plane.ts";
import type { FaceZones } from "./zones.ts";

/** Moles and dark marks up to this width are skin, however dark. */
const WIDEST_SPOT_MM = 7;

const missingOf = scratchMask();

/**
 * Puts small dark islands inside skin back into the mask: a mole fails the colour test but is what dark marks are
 * about. Islands that touch anything other than skin (brows, hair, the oval's edge) stay out.
 */
export function restoreSpots(
	mask: Uint8Array,
	specular: Uint8Array,
	{ field, halfField: seen }: Pick<FaceZones, "field" | "halfField">,
	size: number,
	pxPerMm: number,
): void {
	const half = size >> 1;
	const missing = notShown(mask, specular, field);
	const widest = (WIDEST_SPOT_MM * pxPerMm) / 2;
	const halved = halveAny(missing, size);
	for (const island of labelComponents(halved, half, half, maskPixels(halved))) {
		const width = island.maxX - island.minX + 1;
		const height = island.maxY - island.minY + 1;
		if (Math.max(width, height) > widest || Math.max(width, height) > 2.5 * Math.min(width, height)) continue;
		if (!isEnclosed(island, seen, half)) continue;
		for (const i of island.pixels) {
			const y = Math.floor(i / half);
			const corner = 2 * y * size + 2 * (i - y * half);
			for (const j of [corner, corner + 1, corner + size, corner + size + 1]) mask[j] |= missing[j];
		}
	}
}

function notShown(mask: Uint8Array, specular: Uint8Array, field: Uint8Array): Uint8Array {
	const out = missingOf(mask.length);
	for (let i = 0; i < out.length; i++) out[i] = field[i] & (1 - mask[i]) & (1 - specular[i]);
	return out;
}

/** Half-size mask where any of the four pixels is set. */
function halveAny(mask: Uint8Array, size: number): Uint8Array {
	const half = size >> 1;
	const out = new Uint8Array(half * half);
	for (let y = 0, o = 0; y < half; y++) {
		for (let x = 0, i = 2 * y * size; x < half; x++, i += 2, o++) {
			out[o] = mask[i] | mask[i + 1] | mask[i + size] | mask[i + size + 1];
		}
	}
	return out;
}

/** Whether the island's box, one pixel larger, lies wholly in the field. */
function isEnclosed(island: Component, field: Uint8Array, width: number): boolean {
	for (let y = island.minY - 1; y <= island.maxY + 1; y++) {
		for (let x = island.minX - 1; x <= island.maxX + 1; x++) if (!field[y * width + x]) return false;
	}
	return true;
}

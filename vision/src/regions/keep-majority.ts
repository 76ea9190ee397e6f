import { boxBlur } from "../pixels/box-blur.ts";
import { scratchPlane } from "../pixels/scratch-plane.ts";

const shownOf = scratchPlane();

/** Drops mask pixels whose neighbourhood is mostly not skin: strands, rims and specks the colour test let through. */
export function keepMajority(mask: Uint8Array, specular: Uint8Array, size: number): void {
	const shown = shownOf(mask.length);
	for (let i = 0; i < shown.length; i++) shown[i] = mask[i] | specular[i];
	const share = boxBlur(shown, size, size, 3);
	for (let i = 0; i < mask.length; i++) {
		if (share[i] < 0.55) {
			mask[i] = 0;
			specular[i] = 0;
		}
	}
}

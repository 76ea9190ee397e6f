import type { Zone } from "@dewlight/core/skin/observation.ts";
import { median } from "../pixels/quantile.ts";
import { luminancesOf } from "../pixels/srgb-curve.ts";
import { takeValues } from "../pixels/take-values.ts";
import { atMost, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

/** Two and three stops: the lit cheek gets four or eight times the light of the other. */
const LIGHT_RATIO = { warn: 4, fail: 8 };

/** Share of a cheek that must lie inside the photo to be compared. */
const LEAST_SHOWN = 0.5;

/** The crop is black where the photo ends. */
function insidePhoto(rgb: Uint8Array, pixels: Int32Array): Int32Array {
	const out = new Int32Array(pixels.length);
	let count = 0;
	for (let n = 0; n < pixels.length; n++) {
		const at = 3 * pixels[n];
		if ((rgb[at] | rgb[at + 1] | rgb[at + 2]) > 0) out[count++] = pixels[n];
	}
	return out.subarray(0, count);
}

export interface LightFacts {
	/** Light on the brighter cheek by light on the darker; the skin's own tone cancels out. */
	ratio: number;
	/** Difference of the cheeks in L* after exposure normalisation. */
	asymmetry: number;
}

export function lightOf({ aligned, skin }: Pick<Portrait, "aligned" | "skin">): LightFacts {
	const luminance = (zone: Zone): number => {
		const pixels = insidePhoto(aligned.rgb, skin.zones.pixels[zone]);
		if (pixels.length < LEAST_SHOWN * skin.zones.pixels[zone].length) return Number.NaN;
		return median(luminancesOf(aligned.rgb, pixels));
	};
	const lightness = (zone: Zone): number => {
		const pixels = skin.perZone[zone].pixels;
		return pixels.length === 0 ? Number.NaN : median(takeValues(skin.lab.L, pixels));
	};
	const [left, right] = [luminance("left_cheek"), luminance("right_cheek")];
	const ratio = Math.max(left, right) / Math.max(1e-4, Math.min(left, right));
	const asymmetry = Math.abs(lightness("left_cheek") - lightness("right_cheek"));
	return { ratio: Number.isNaN(ratio) ? 1 : ratio, asymmetry: Number.isNaN(asymmetry) ? 0 : asymmetry };
}

export function checkLight({ ratio }: LightFacts): Judgement {
	return atMost("light", ratio, LIGHT_RATIO, {
		warn: "The light comes from one side. Face a window and try again.",
	});
}

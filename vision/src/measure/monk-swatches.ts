import { labOfLinear } from "../pixels/lab-planes.ts";
import { srgbToLinear } from "../pixels/srgb-curve.ts";

/** The ten display colours of the Monk Skin Tone scale (Monk 2019), lightest first. */
const HEX = [
	"f6ede4",
	"f3e7db",
	"f7ead0",
	"eadaba",
	"d7bd96",
	"a07e56",
	"825c43",
	"604134",
	"3a312a",
	"292420",
] as const;

/** The same in CIELAB. */
export const MONK_SWATCHES: readonly (readonly [L: number, a: number, b: number])[] = HEX.map((hex) => {
	const channel = (at: number) => srgbToLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
	return labOfLinear(channel(0), channel(2), channel(4));
});

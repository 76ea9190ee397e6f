import type { Zone } from "@dewlight/core/skin/observation.ts";
import { maskPixels } from "../pixels/mask-pixels.ts";
import { pixelsOn } from "../pixels/pixels-on.ts";
import type { SkinView, ZoneSkin } from "../regions/mask-skin.ts";
import { perZone } from "../regions/zones.ts";

/** The skin without some zones: they count as covered, and nothing is measured there. */
export function coverZones(skin: SkinView, covered: readonly Zone[]): SkinView {
	const mask = Uint8Array.from(skin.mask);
	const specular = Uint8Array.from(skin.specular);
	for (const zone of covered)
		for (const i of skin.zones.pixels[zone]) {
			mask[i] = 0;
			specular[i] = 0;
		}
	const pixels = maskPixels(mask);
	const shown = pixels.length + specular.reduce((sum, value) => sum + value, 0);
	const field = skin.zones.field.reduce((sum, value) => sum + value, 0);
	const left = ({ area, pixels: matte, specular: shining }: ZoneSkin): ZoneSkin => {
		const kept = pixelsOn(matte, mask);
		const bright = pixelsOn(shining, specular);
		const coverage = area === 0 ? 0 : (kept.length + bright.length) / area;
		return { area, pixels: kept, specular: bright, coverage };
	};
	return {
		...skin,
		mask,
		specular,
		pixels,
		perZone: perZone((zone) => left(skin.perZone[zone])),
		coverage: field === 0 ? 0 : shown / field,
	};
}

import type { Point, Zone, ZoneView } from "@dewlight/core/skin/observation.ts";
import { type AlignedFace, cropToPhoto } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { perZone } from "../regions/zones.ts";
import { roundFigures } from "./round-figures.ts";

/** Every zone's outline and box in pixels of the oriented photo, and how much of its skin is seen. */
export function zoneViews(face: AlignedFace, skin: SkinView): Record<Zone, ZoneView> {
	return perZone((zone) => {
		const polygon = skin.zones.polygons[zone].map((point): Point => {
			const [x, y] = cropToPhoto(face, point);
			return [Math.round(x), Math.round(y)];
		});
		const xs = polygon.map(([x]) => x);
		const ys = polygon.map(([, y]) => y);
		const [left, top] = [Math.min(...xs), Math.min(...ys)];
		return {
			box: [left, top, Math.max(...xs) - left, Math.max(...ys) - top],
			polygon,
			coverage: roundFigures(skin.perZone[zone].coverage),
		};
	});
}

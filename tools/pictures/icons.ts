import type { Drawing } from "./drawing.ts";
import { BRAND_DROP } from "./drawing.ts";

const GROUND = "#fbf8f6";

interface Icon {
	file: string;
	size: number;
	/** Part of the width that the mark's field takes. A maskable icon may lose everything outside the inner 80 %. */
	mark: number;
	/** Radius of the ground's corners, as a part of the width; devices that cut the icon themselves want none. */
	corner: number;
}

const ICONS: readonly Icon[] = [
	{ file: "icons/icon-192.png", size: 192, mark: 0.78, corner: 0.22 },
	{ file: "icons/icon-512.png", size: 512, mark: 0.78, corner: 0.22 },
	{ file: "icons/maskable-512.png", size: 512, mark: 0.62, corner: 0 },
	{ file: "icons/apple-touch-180.png", size: 180, mark: 0.74, corner: 0 },
];

export function icons(): Drawing[] {
	return ICONS.map(({ file, size, mark, corner }) => {
		const scale = (size * mark) / 40;
		const edge = (size - size * mark) / 2;
		return {
			file,
			width: size,
			height: size,
			html: `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" style="display:block"><rect width="${size}" height="${size}" rx="${size * corner}" fill="${GROUND}"/><g transform="translate(${edge} ${edge}) scale(${scale})">${BRAND_DROP}</g></svg>`,
		};
	});
}

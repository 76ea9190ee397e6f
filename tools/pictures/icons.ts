/** The mark as in `web/app/ui/brand-mark.tsx`, on a field of 40 by 40. */
export const BRAND_DROP = `<defs><radialGradient id="drop" cx=".34" cy=".3" r=".8"><stop stop-color="#ffe9d6"/><stop offset=".38" stop-color="#f4b690"/><stop offset=".72" stop-color="#b9636f"/><stop offset="1" stop-color="#6b2e47"/></radialGradient></defs><path fill="url(#drop)" d="M20 2.5c4.6 6.2 12.5 11.9 12.5 21.2C32.5 31.2 27 37.5 20 37.5S7.5 31.2 7.5 23.7C7.5 14.4 15.4 8.7 20 2.5Z"/>`;

/** A picture to be drawn by a browser and kept in `web/public`. */
export interface Drawing {
	/** Below `web/public`. */
	file: string;
	width: number;
	height: number;
	html: string;
}

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

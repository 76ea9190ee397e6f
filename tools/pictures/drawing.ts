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

/** A picture to be drawn by a browser and kept in `web/public`. */
export interface Drawing {
	/** Below `web/public`. */
	file: string;
	width: number;
	height: number;
	html: string;
}

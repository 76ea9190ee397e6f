import type { Sharp } from "sharp";

/** A picture still to be scaled, with the size of the oriented photo. */
export interface OpenedPhoto {
	picture: Sharp;
	width: number;
	height: number;
	/** Gives back what the picture is read from; called once, after the last read. */
	release(): void;
}

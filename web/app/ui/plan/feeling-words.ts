import type { Feeling } from "@dewlight/core/skin/diary.ts";

/** How a feeling of the diary is called wherever it stands. */
export const FEELING_WORDS: Record<Feeling, string> = {
	calm: "Calm",
	tight: "Tight",
	stings: "Stings",
	new_spots: "New spots",
	dry: "Dry",
	oily: "Oily",
};

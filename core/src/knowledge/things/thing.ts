import type { SourceId } from "../sources.ts";

export const THING_KINDS = [
	"case",
	"remedy",
	"eaten",
	"supplement",
	"skin_medicine",
	"medicine",
	"device",
	"habit",
	"goods",
	"state",
	"claim",
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** What a question about a thing turns on; each has a sentence of its own in a row or in its kind. */
export const THING_ASPECTS = [
	"actives",
	"pregnancy",
	"child",
	"spots",
	"sore",
	"deep",
	"often",
	"medicines",
] as const;
export type ThingAspect = (typeof THING_ASPECTS)[number];

/** Something people name beside skin: what it does, whether it is worth it, and for whom that differs. */
export interface Thing extends Partial<Record<ThingAspect, string>> {
	id: `thing.${string}`;
	/** As an answer names it in a sentence. */
	name: string;
	/** Reads lower-case words without marks, common slips included. */
	says: RegExp;
	kind: ThingKind;
	/** Works for something, does no harm, little speaks for it, harms, or is for a doctor to choose. */
	verdict: "works" | "harmless" | "little" | "harms" | "doctor";
	/** Answers "does it, may I" in its first sentence and says why; at most two or three short ones. */
	what: string;
	/** The same for somebody with deep skin, where that changes the answer itself. */
	what_deep?: string;
	/** What to do with it or instead of it. */
	next?: string;
	source: SourceId;
}

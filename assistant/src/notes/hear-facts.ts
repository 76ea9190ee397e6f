import { factsFromText } from "@dewlight/core/person/facts-from-text.ts";
import type { PersonFact, PersonFactId } from "@dewlight/core/person/person-fact.ts";
import { isNamed } from "@dewlight/core/person/tellings.ts";
import type { Encoder } from "../encoder/encoder.ts";
import { readFeatures } from "../topics/features.ts";
import { factsIn, type Thought, thoughtsOf } from "./fact-layer.ts";

/** Says what a note tells of its writer by a detail of life, each as unsure; rejects with `EncoderError` only. */
export type FactReader = (note: string, options?: { signal?: AbortSignal }) => Promise<PersonFact[]>;

export function createFactReader(encoder: Pick<Encoder, "encodeRuns">): FactReader {
	return async (note, options) => {
		const thoughts = thoughtsOf(note);
		if (thoughts.length === 0) return [];
		const texts = thoughts.map(({ text }) => text);
		const runs = texts.map((_, at) => ({ from: at, to: at + 1 }));
		const vectors = await encoder.encodeRuns(texts, runs, options);
		const heard = new Map<PersonFactId, { above: number; thought: Thought }>();
		for (const [at, thought] of thoughts.entries()) {
			for (const { id, above } of factsIn(readFeatures(thought.text, vectors[at] ?? new Float32Array()))) {
				if (above >= 0 && above > (heard.get(id)?.above ?? -1)) heard.set(id, { above, thought });
			}
		}
		const words = heard.size === 0 ? [] : factsFromText(note);
		return [...heard]
			.filter(([id, { thought }]) => !isRefused(id, thought, words))
			.map(([id, { thought }]) => ({ id, quote: thought.quote.slice(0, LONGEST), sure: false }));
	};
}

const LONGEST = 160;

/**
 * Where a thought calls one of these by its name and the words were not taken for it, it is somebody else's, wished for or
 * over: of 57 such notes of authors left out four told it all the same, and the sound found none of these.
 */
const BY_NAME: readonly PersonFactId[] = [
	"pregnant",
	"trying",
	"breastfeeding",
	"isotretinoin",
	"hydroquinone",
	"rosacea",
	"shaving_bumps",
];

/** What a thought says was put on came from the kitchen, and no cream or tube is told in it. */
const OF_THE_KITCHEN =
	/\b(?:lemons?|limes?|nimb\w*|haldi|turmeric|besan|honey|yogh?urt|curd|milk|rice water|egg|potato|tomato|banana|aloe|cucumber|coffee|sugar|salt|oats?|vinegar|baking soda|toothpaste|tea|oil)\b/;

const A_MEDICINE_MAY_BE =
	/\b(?:creams?|tubes?|ointments?|gels?|lotions?|pots?|jars?|tubs?|mix\w*|medic\w*|tablets?|pills?|capsules?|prescri\w*|doctor|derm\w*|chemist|pharmacy|soaps?|drops|serums?)\b/;

const OF_A_MEDICINE: readonly PersonFactId[] = [
	"steroid_cream",
	"hydroquinone",
	"prescription_retinoid",
	"prescription_acne",
	"prescription_rosacea",
	"prescription_eczema",
	"isotretinoin",
];

/** A medicine by its own name is no other one by a detail. */
const BY_ITS_NAME =
	/\b(?:tretinoin|retin[ -]?a|adapalene|differin|epiduo|isotretinoin|accutane|roaccutane|benzoyl|metronidazole|rozex|ivermectin|soolantra|azelaic|finacea|skinoren|clindamycin|doxycycline|lymecycline|minocycline)\b/i;
/** Beside this a further cream may well be meant. */
const OF_A_FURTHER_CREAM =
	/\b(?:itch\w*|strong\w*|thin\w*|veins?|bleach\w*|mix\w*|lighten\w*|whiten\w*|fair\w*|triple|market|steroids?|[ck]ortiso\w*|lighter|paler|hydro\w*|unlabel\w*|no label)\b/i;
const OF_NO_NAME: readonly PersonFactId[] = ["hydroquinone", "steroid_cream"];

/** How an allergy was found. */
const OF_A_PATCH_TEST =
	/\bpatch(?:es|ed)?(?: |-)?test\w*\b|\b(?:patches|plates|plasters|discs|stickers|chambers)\b(?: \w+){0,3} (?:on|onto) (?:my|the) back\b/;

/** Told of a morning and of no night. */
const BY_DAY = /\bmornings?\b/;

const BY_NIGHT =
	/\b(?:nights?|overnight|shifts?|dark|bed|sleep\w*|asleep|graveyard|dawn|sunrise|ward|\d ?am)\b/;

/** Of how much somebody wants to do, buy or own; "most sunscreens leave me grey" is none of it. */
const OF_HOW_MUCH =
	/\b(?:few(?:er)?|less|least|simpl\w*|minimal\w*|(?:one|two|three|2|3) (?:products?|steps?|things?|creams?|bottles?|minutes?)|quick\w*|no time|minutes?|lazy|steps?|bottles?|products|routines?|bother\w*|fuss\w*|faff\w*|basic\w*|easy|too many|too much|kids|busy|tired|clutter|bag|travel\w*|rucksack)\b/i;

function isRefused(id: PersonFactId, { text, quote }: Thought, words: readonly PersonFact[]): boolean {
	if (OF_A_MEDICINE.includes(id) && OF_THE_KITCHEN.test(text) && !A_MEDICINE_MAY_BE.test(text)) return true;
	if (OF_NO_NAME.includes(id) && BY_ITS_NAME.test(quote) && !OF_A_FURTHER_CREAM.test(text)) return true;
	if ((id === "few_products" || id === "two_products") && !OF_HOW_MUCH.test(text)) return true;
	if (id === "barrier_disease" && OF_A_PATCH_TEST.test(text)) return true;
	if (id === "night_work" && BY_DAY.test(text) && !BY_NIGHT.test(text)) return true;
	return BY_NAME.includes(id) && isNamed(id, text) && !words.some((fact) => fact.id === id);
}

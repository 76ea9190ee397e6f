import { isHardToSwallow } from "@dewlight/core/skin/red-flags/signs/hard-to-swallow.ts";
import { type Danger, inFewerPlaces, readLayers } from "./danger-layer.ts";
import { chancesOf, scoresOf } from "./names-layer.ts";
import { passageOf, sentencesOf } from "./passages.ts";
import { saidWords } from "./said-words.ts";
import { readTalkLayers } from "./talk-weights.ts";

/** A kind this likely is told in its own words, and a thought alone has to be surer than the whole. */
const SURE = 0.5;
const SURE_ALONE = 0.7;
const FEW_WORDS = 4;

/** Learned beside the kinds, and without words of its own. */
export const OTHER_KIND = "other";

/** Kinds whose words would frighten and help nobody where the thing itself is not named. */
const NAMED: Readonly<Record<string, RegExp>> = {
	yellow: /^(?!.*\bcrust).*\b(?:yellow\w*|jaundice\w*|mustard)\b/,
	swallowed:
		/\b(?:swallow\w*|drank|drunk|drink\w*|ate|eaten|eat\w*|lick\w*|gulp\w*|sip\w*|chew\w*|bit|mouth|foaming|ingest\w*)\b/,
	"button-battery": /^(?!.*\bbattery (?:acid|fluid|water)\b).*\b(?:batter\w+|magnets?)\b/,
	filler: /\b(?:filler\w*|inject\w*|pen|syringe|botox|threads?|ml)\b/,
	"pregnancy-pressure": /\b(?:pregnan\w*|weeks?|wks?|birth|baby|bump|section)\b/,
	"pregnancy-itch": /\b(?:pregnan\w*|weeks?|wks?|bump|due|baby)\b/,
	"young-baby": /\b(?:baby|newborn|son|daughter|he|she|his|her)\b/,
	"pox-contact": /\b(?:pox|shingles|measles|varicella|rubella|slapped)\b/,
	"prescribed-raw": /\b(?:efud\w*|fluorouracil|imiquimod|aldara|prescri\w*|5 ?fu|solaraze|actikerall)\b/,
};

/** Words beside which a kind is not the whole story: what is general is said then, and no wrong cause. */
const SPEAKS_AGAINST: Readonly<Record<string, RegExp>> = {
	heart: /\b(?:puff\w*|swell\w*|swollen|swole|hives|welts|itch\w*|rash|sting\w*|lips?|tongue|throat)\b/,
	allergy: /\b(?:fever\w*|pus|shiver\w*|chills|temperature|spreading (?:up|down|red)\w*)\b/,
};

/** The kind of a danger that a message of a talk tells; null where none is sure. */
export function kindOf(danger: Danger, text: string): string | null {
	const kind = likeliestKind(danger, text);
	if (kind === null || kind === OTHER_KIND) return null;
	const words = sentencesOf(text).join(" ");
	if (kind === "swallowed" && isHardToSwallow(words)) return null;
	return NAMED[kind]?.test(words) === false || SPEAKS_AGAINST[kind]?.test(words) === true ? null : kind;
}

function likeliestKind(danger: Danger, text: string): string | null {
	const layer = readTalkLayers().kinds[danger];
	if (layer === undefined) return null;
	const { rarity } = readLayers();
	const likeliest = (sentences: readonly string[]) => {
		const words = inFewerPlaces(saidWords(passageOf(sentences), rarity));
		const chances = chancesOf(scoresOf(layer, words));
		const chance = Math.max(...chances);
		return { kind: layer.names[chances.indexOf(chance)] ?? null, chance };
	};
	const sentences = sentencesOf(text);
	if (sentences.length === 0) return null;
	const whole = likeliest(sentences);
	if (whole.chance >= SURE) return whole.kind;
	const [most] = sentences
		.filter((one) => one.split(" ").length >= FEW_WORDS)
		.map((one) => likeliest([one]))
		.toSorted((a, b) => b.chance - a.chance);
	return most !== undefined && most.chance >= SURE_ALONE ? most.kind : null;
}

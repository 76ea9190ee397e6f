import { inEnglish } from "@dewlight/core/assistant/reading/gloss-message.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { isHardToSwallow } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { type Danger, inFewerPlaces, readLayers } from "./danger-layer.ts";
import { chancesOf, scoresOf } from "./names-layer.ts";
import { passageOf, saidWords, sentencesOf } from "./said-words.ts";
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

/** A crisis that is told, so that nothing is said of what might be. */
export const OF_CRISIS: readonly string[] = [
	"red-flag.crisis",
	"red-flag.suicidal",
	"red-flag.self-harm",
	"red-flag.violence",
	"red-flag.starving",
];
/** The same, and somebody else's. */
export const OF_CRISIS_OR_THEIRS: readonly string[] = [
	...OF_CRISIS,
	"red-flag.overdose",
	"red-flag.bystander",
	"red-flag.their-overdose",
	"red-flag.strangled",
	"red-flag.child-abuse",
	"red-flag.newborn-voices",
	"red-flag.both-lives",
	"red-flag.starving-heart",
];

/** Each danger with its kind; a sure sign that says more than when has its own words. */
export function withKinds(flags: readonly RedFlag[], text: string, sure = false): RedFlag[] {
	const english = inEnglish(text) ?? text;
	return flags.map((flag) => {
		const danger = OF_KINDS[flag.rule_id] ?? BY_LEVEL[flag.level];
		if (danger === undefined || OF_CRISIS_OR_THEIRS.includes(flag.rule_id)) return flag;
		const kind = ofAcne(kindOf(danger, english), english);
		if (kind === null) return flag;
		const own = sure || flag.rule_id === SWALLOWED;
		const fits = !own || flag.rule_id in OF_KINDS || SURE_KINDS[flag.rule_id]?.includes(kind) === true;
		return fits ? { ...flag, kind } : flag;
	});
}

/** What was swallowed is never cooled, however much a throat burns. */
const SWALLOWED = "red-flag.swallowed";
const LUMP = "lump";
/** Lumps deep in a face that breaks out, or that leave dents, are spots and no gland. */
const ACNE =
	/^(?=.*\b(?:jaw\w*|chin|cheeks?|forehead|temples?|face|back|shoulders)\b)(?=.*\b(?:dents?|pits?|scars?|scarring|craters?|holes|spots?|pimples?|acne|zits?|break\w* ?outs?|salicylic|benzoyl|adapalene|puberty|teen\w*|period|each month)\b)(?!.*\b(?:neck|armpits?|groin|breast|glands?|night sweats?|weight)\b)/;

function ofAcne(kind: string | null, text: string): string | null {
	return kind === LUMP && ACNE.test(text.toLowerCase()) ? "deep-acne" : kind;
}

const OF_KINDS: Readonly<Record<string, Danger>> = {
	"red-flag.collapse": "emergency",
	"red-flag.accident": "accident",
	"red-flag.doctor-today": "doctor-now",
	"red-flag.doctor-soon": "doctor-soon",
};
/** Kinds that say more of what a sure sign told. */
const SURE_KINDS: Readonly<Record<string, readonly string[]>> = {
	"red-flag.sight": ["eye-socket", "sight"],
	"red-flag.eyes-swollen-shut": ["eye-socket"],
	"red-flag.fading-test": ["meningitis"],
	"red-flag.stroke": ["stroke"],
	"red-flag.suspected-sepsis": ["sepsis", "deep-infection"],
	"red-flag.skin-coming-off": ["drug-skin"],
	"red-flag.filler": ["filler"],
	"red-flag.heat-stroke": ["heat"],
	"red-flag.swallowed": ["swallowed", "button-battery"],
	"red-flag.skin-infection": ["skin-infection", "face-infection", "abscess", "infected-eczema", "wound"],
	"red-flag.one-sided-blisters": ["shingles"],
	"red-flag.medicine-rash": ["medicine-rash"],
	"red-flag.sore-not-healing": ["sore-not-healing", "bleeding-bump", "lip", "sun-scale"],
	"red-flag.changing-spot": ["bleeding-bump", "sun-scale", "sore-not-healing"],
	"red-flag.changing-mole": ["mole"],
	"red-flag.severe-acne": ["deep-acne"],
	"red-flag.hormones": ["hormones"],
	"red-flag.butterfly-rash": ["butterfly"],
	"red-flag.hair-loss": ["hair-coins", "hair-scalp"],
};
const BY_LEVEL: Partial<Record<RedFlag["level"], Danger>> = {
	emergency: "emergency",
	same_day: "doctor-now",
	book_dermatologist: "doctor-soon",
};

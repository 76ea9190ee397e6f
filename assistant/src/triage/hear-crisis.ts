import { inEnglish } from "@dewlight/core/assistant/reading/gloss-message.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { flagsOfRules, type RedFlagRuleId } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { judge, readLayers } from "./danger-layer.ts";
import { tellsOfHarm } from "./in-talk.ts";
import { chancesOf, logSum, type NamesLayer, scoresOf } from "./names-layer.ts";
import {
	hashOf,
	passageOf,
	type Rarity,
	type SaidWords,
	saidWords,
	sentencesOf,
	WORD_PLACES,
} from "./said-words.ts";
import { readTalkLayers } from "./talk-weights.ts";

/** Whose crisis a message tells and of which kind, by the rule that speaks to it. */
export const CRISES = [
	"red-flag.suicidal",
	"red-flag.self-harm",
	"red-flag.overdose",
	"red-flag.violence",
	"red-flag.bystander",
	"red-flag.starving",
] as const satisfies readonly RedFlagRuleId[];
type Crisis = (typeof CRISES)[number];
/** What else a message can say. */
export const NO_CRISES = ["calm", "mind", "emergency", "accident", "doctor-now", "doctor-soon"] as const;

/** A message of a talk as it sounds: how far a crisis outweighs all else, and how likely each kind of it is. */
interface HeardCrisis {
	odds: number;
	/** How far all dangers of a body together outweigh calm and distress. */
	body: number;
	chances: Readonly<Record<Crisis, number>>;
}

/**
 * How far a crisis outweighs all else before its full words are said, and one careful sentence; chosen on an author whom
 * the layer had not read (docs/science.md, "Red flags").
 */
const TOLD = -0.4;
const CAREFUL = -1;
/** A word of harm tells a crisis that is heard only so far. */
const WITH_HARM = -0.5;
/** A kind this sure is spoken of alone; below it the words hold for the writer and for somebody else. */
const SURE_KIND = 0.6;
/** How much what notes have taught counts beside what talks have. */
const NOTE_SHARE = 0.4;
const LEAST = -6;
/** A single thought has to say more than the whole of a message, and a few words say little. */
const ALONE = 1.2;
/** A message that so plainly tells of a body is not taken apart. */
const OF_A_BODY = 0.5;
/** Of another language few words are known. */
const FOREIGN = 1;
const FEW_WORDS = 3;

/** A crisis that a message of a talk tells; null where there is none. */
export interface CrisisHeard {
	said: "told" | "perhaps";
	/** Null where no kind is sure. */
	kind: Crisis | null;
	/** How likely it is somebody else's. */
	theirs: number;
	odds: number;
}

export function hearCrisis(text: string): CrisisHeard | null {
	const english = inEnglish(text);
	const read = [text, ...(english === null || english === text ? [] : [english])];
	const heard = read.map(sentencesOf).filter((sentences) => sentences.length > 0);
	const all = heard.map(oddsOf).toSorted((a, b) => b.odds - a.odds);
	const [most] = all;
	if (most === undefined) return null;
	// What is heard in another language has to be heard in its English words too.
	const odds =
		all.length < 2 ? most.odds : all.reduce((sum, one) => sum + one.odds, 0) / all.length - FOREIGN;
	const harm = heard.some((sentences) => tellsOfHarm(sentences.join(" ")));
	if (odds <= CAREFUL) return null;
	const [likeliest] = CRISES.map((kind) => ({ kind, chance: most.chances[kind] })).toSorted(
		(x, y) => y.chance - x.chance,
	);
	return {
		said: odds > TOLD || (harm && odds > WITH_HARM) ? "told" : "perhaps",
		kind: likeliest !== undefined && likeliest.chance >= SURE_KIND ? likeliest.kind : null,
		theirs: most.chances["red-flag.bystander"],
		odds,
	};
}

/** How far the dangers of a body outweigh calm in a message of a talk, by what talks have taught. */
export function bodyIn(text: string): number {
	const { rarity } = readLayers();
	const read = [text, inEnglish(text) ?? text].map(sentencesOf).filter((sentences) => sentences.length > 0);
	return Math.max(-9, ...read.map((sentences) => crisisIn(readTalkLayers().crises, sentences, rarity).body));
}

/** The whole message, or the one thought of it that says most. */
function oddsOf(sentences: readonly string[]): HeardCrisis {
	const { crises } = readTalkLayers();
	const layers = readLayers();
	const crisis = (some: readonly string[]) => crisisIn(crises, some, layers.rarity);
	const note = (some: readonly string[]) => {
		const judged = judge(layers, saidWords(passageOf(some), layers.rarity));
		return Math.max(LEAST, (judged[0] ?? LEAST) - Math.max(0, judged.at(-1) ?? 0));
	};
	const whole = crisis(sentences);
	const apart = sentences.length > 1 && whole.body < OF_A_BODY;
	const parts = apart ? sentences.filter((one) => one.split(" ").length > FEW_WORDS) : [];
	const [most = whole] = [whole, ...parts.map((one) => ({ ...crisis([one]), alone: true }))]
		.map((heard) => ("alone" in heard ? { ...heard, odds: heard.odds - ALONE } : heard))
		.toSorted((a, b) => b.odds - a.odds);
	const notes = Math.max(note(sentences), ...parts.map((one) => note([one]) - 1));
	return { ...most, odds: most.odds + NOTE_SHARE * notes };
}

/** The rules of a crisis that was heard, each with whose it is. */
export function flagsOfCrisis({ said, kind, theirs }: CrisisHeard): RedFlag[] {
	const rule: RedFlagRuleId = said === "perhaps" ? "red-flag.watch-crisis" : (kind ?? "red-flag.crisis");
	return flagsOfRules(new Set([rule])).map((flag) => ({ ...flag, theirs }));
}

function crisisIn(layer: NamesLayer, sentences: readonly string[], rarity: Rarity): HeardCrisis {
	const scores = scoresOf(layer, crisisWords(sentences, rarity));
	const own = scores.slice(NO_CRISES.length);
	const chances = chancesOf(own);
	return {
		odds: logSum(own) - logSum(scores.slice(0, NO_CRISES.length)),
		body: logSum(scores.slice(2, NO_CRISES.length)) - logSum(scores.slice(0, 2)),
		chances: Object.fromEntries(
			CRISES.map((crisis, at) => [crisis, chances[at] ?? 0]),
		) as HeardCrisis["chances"],
	};
}

/** Fewer places than the dangers have: what is learned from are short texts. */
const WORDS = 2 ** 16;
const LETTERS = 2 ** 15;
const CLASSES = 2 ** 13;
export const CRISIS_PLACES = WORDS + LETTERS + CLASSES;
/** How much the classes of words count beside the words. */
const CLASS_SHARE = 0.8;
/** A class is paired with each of so many that follow it. */
const FARTHEST = 3;

/** What some sentences say, by their words and by who did what to whom. */
export function crisisWords(sentences: readonly string[], rarity: Rarity): SaidWords {
	const said = saidWords(passageOf(sentences), rarity);
	const places = Array.from(said.places, (place) =>
		place < WORD_PLACES ? place % WORDS : WORDS + (place % LETTERS),
	);
	const classes = classCounts(sentences);
	const amounts = [...classes.values()].map((times) => 1 + Math.log(times));
	const share = CLASS_SHARE / (Math.hypot(...amounts) || 1);
	return {
		places: Int32Array.from([...places, ...classes.keys()]),
		amounts: Float32Array.from([...said.amounts, ...amounts.map((amount) => amount * share)]),
	};
}

function classCounts(sentences: readonly string[]): Map<number, number> {
	const counts = new Map<number, number>();
	const add = (what: string) => {
		const place = WORDS + LETTERS + (hashOf(what) % CLASSES);
		counts.set(place, (counts.get(place) ?? 0) + 1);
	};
	for (const sentence of sentences) {
		const classes = classesOf(sentence);
		for (const [at, one] of classes.entries()) {
			const [second, third] = classes.slice(at + 1);
			add(one);
			for (const other of classes.slice(at + 1, at + 1 + FARTHEST)) add(`${one}_${other}`);
			if (third !== undefined) add(`${one}=${second}=${third}`);
		}
	}
	return counts;
}

/**
 * What a crisis is made of, in classes of words: who, what was done with what, to which part of a body. Many write of
 * tablets and of husbands, and few with the same word, so a layer learns from few examples who did what to whom.
 * Lower case, spelled out.
 */
const WORD_CLASSES: readonly (readonly [string, RegExp])[] = [
	["i", /^(?:i|im|ive|ill|id|me|myself|we|us|ich|yo|je|io|eu|mich|mir|mi|moi)$/],
	["my", /^(?:my|mine|our|mein\w*|mis?|mon|ma|mes|mio|mia|meu|minha)$/],
	["he", /^(?:he|him|his|himself|hes|er|ihm|ihn|el|il|ele|lui)$/],
	["she", /^(?:she|her|hers|herself|shes|sie|ihr|ella|elle|ela|lei)$/],
	["they", /^(?:they|them|their|themselves|theyre|somebody|someone|anyone|everyone|everybody|people)$/],
	[
		"partner",
		/^(?:husbands?|hubby|boyfriends?|bf|fella|partners?|fiance|wife|wifes|girlfriends?|gf|ex|missus|bloke|spouse|marido|novio|esposo|mari|copain|mann|freund|fidanzato|ragazzo|namorado)$/,
	],
	[
		"kin",
		/^(?:mums?|moms?|mother|mummy|dads?|father|daddy|papa|stepdad|stepmum|stepfather|stepmother|brothers?|sisters?|sis|uncle|auntie?|cousins?|nans?|gran|grandma|grandad|granddad|grandpa|grandmother|grandfather|parents?|mamá|mama|padre|madre|mere|pere|mutter|vater)$/,
	],
	[
		"child",
		/^(?:sons?|daughters?|kids?|child|children|baby|babies|toddler|teen|boy|girl|lad|niece|nephew|twins)$/,
	],
	[
		"friend",
		/^(?:friends?|mates?|bestie|besties|roommates?|roomie|flatmates?|housemates?|colleagues?|coworkers?|classmates?|neighbou?rs?|clients?|customers?|guy|bloke|lady|woman|man|user|stranger|streamer)$/,
	],
	["boss", /^(?:boss|coach|teachers?|pastor|priest|madam|manager|landlord|tutor)$/],
	[
		"took",
		/^(?:took|taken|taking|take|tuk|swallow\w*|popped|downed|necked|drank|drunk|drink|ate|eaten|had|finished|emptied|overdos\w*|od|oded|washed)$/,
	],
	[
		"pill",
		/^(?:pills?|tablets?|tabs?|caps|capsules?|meds|medication|medicines?|painkillers?|antidepressants?|paracetamols?|panadol|tylenol|acetaminophen|ibuprofens?|aspirins?|codeine|cocodamol|codamol|\w+pam|\w+azepam|\w+triptyline|\w+olol|\w+pram|zopiclone|zolpidem|sertraline|fluoxetine|prozac|xanax|benadryl|insulin|iron|melatonin|propranolol|tramadol|morphine|patches|pastillas|comprimes|tabletten|pillole|comprimidos)$/,
	],
	[
		"amount",
		/^(?:\d+|all|whole|entire|full|packs?|packets?|boxe?s?|bottles?|strips?|blisters?|handfuls?|dozen|lots|loads|every|rest|few|bunch|twenty|thirty|forty|fifty|ten|twelve|fifteen|sixteen|double|triple)$/,
	],
	["ago", /^(?:ago|hour|hours|min|mins|minutes?|since|tonight|yesterday|today|now|lunch|last)$/],
	[
		"cut",
		/^(?:cut|cuts|cutting|cutter|razors?|blades?|slic\w*|slash\w*|carv\w*|scratch\w*|burn\w*|lighter|cigarettes?|needles?|scissors|compass|hurting|harm\w*|punish\w*|bang\w*|bleed\w*|bled|blood|scars?|marks|lines|relaps\w*|clean|stitches|plasters?|sleeves?)$/,
	],
	["body", /^(?:arms?|wrists?|forearms?|thighs?|legs?|stomach|belly|hips?|skin|hands?|knuckles)$/],
	["face", /^(?:face|cheeks?|cheekbones?|eyes?|jaw|lip|lips|nose|neck|throat|forehead|head)$/],
	[
		"hit",
		/^(?:hits?|hitting|beats?|beaten|beating|punch\w*|slap\w*|smack\w*|kick\w*|shov\w*|push\w*|grab\w*|chok\w*|strangl\w*|throws?|threw|thrown|belt\w*|whack\w*|clock\w*|battered|backhand\w*|caught|temper|rages?|angry|mad|lost it|lock\w*|forc\w*|rap(?:e|ed|es)|touch\w*|threat\w*|hurts?|attack\w*|bruis\w*|fingers?|fingermarks|handprint|controls?|follow\w*|checks|pega|golpea|frappe|tape|schlagt|picchia|bate)$/,
	],
	[
		"fear",
		/^(?:scared|afraid|frighten\w*|terrified|fear|safe|unsafe|hide|hiding|cover|covers|concealer|secret|tell|told|police|leave|left|escape)$/,
	],
	[
		"die",
		/^(?:die|dying|died|dead|death|kill\w*|suicid\w*|unaliv\w*|kms|end|ending|gone|goodbye|bye|farewell|alive|live|living|exist\w*|wake|waking|funeral|noose|rope|bridge|rooftop|roof|tracks|jump\w*|letters?|note|insurance|burden|plan|date|heaven|point|anymore|forever|morir|mourir|sterben|morire|morrer|leben|vivir|vivre)$/,
	],
	[
		"said",
		/^(?:says?|said|saying|texts?|texted|posted|posts?|messaged|sent|wrote|typed|told|tells|rang|called|answer\w*|reply\w*|replied|phones?|snap|story|online|discord|forum)$/,
	],
	[
		"food",
		/^(?:eat|eats|eating|ate|eaten|food|meals?|calories?|cals?|kcal|kg|kilos?|stone|pounds|lbs|weigh\w*|bmi|thin|fat|skinny|purg\w*|vomit\w*|throw|sick|binge\w*|laxatives?|starv\w*|fast|fasting|hungry|hunger|diet|apple|coffee|gum|fainted|faint\w*|periods?)$/,
	],
	["not", /^(?:not|no|never|cannot|wont|dont|doesnt|didnt|nothing|none|nobody)$/],
	[
		"grief",
		/^(?:widow\w*|passed|funeral|buried|lost|grief|alone|lonely|retired|pointless|empty|numb|tired|enough|peaceful|calm)$/,
	],
];

/** The classes of a passage in their order; words of none stand as nothing. */
function classesOf(passage: string): string[] {
	return passage.split(/[^\p{L}\p{N}]+/u).flatMap((word) =>
		WORD_CLASSES.filter(([, reads]) => reads.test(word))
			.map(([name]) => name)
			.slice(0, 1),
	);
}

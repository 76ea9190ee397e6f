import {
	type ClauseKind,
	clauseKind,
	namesChild,
	PEOPLE,
	SOMEONE,
	startsWithSomeone,
} from "./clause-kind.ts";
import { longestWeeks } from "./durations.ts";
import { spellOut, tidy } from "./spelling.ts";

/** One thought of a note, as rules read it and as it was written. */
export interface Clause {
	/** Lower case, spelled out, slips settled. */
	text: string;
	/** As the person wrote it, for showing it back. */
	quote: string;
	kind: ClauseKind;
	/** Which sentence of the note it belongs to. */
	sentence: number;
}

export interface ReadNote {
	clauses: readonly Clause[];
	/** Advice is sought for somebody else: their signs count like the writer's own. */
	for_other: boolean;
	/** Longest duration named anywhere, in weeks; 0 when none. */
	weeks: number;
}

/** Ends of a thought: punctuation, list marks and faces. */
const SENTENCE_END = /(?<!\d)[.](?!\w)|[.](?=\s)|[!?;\n\r]+|[\u2013\u2014]| - |\p{Extended_Pictographic}+/u;
/** Words that turn a thought within a sentence. */
const TURNS =
	/[()]|,?\s+(?:but|however|though|tho|although|yet|except that|because|bc|cuz|cos|while|whereas)\s+|:\s+|,?\s+so (?=(?:(?:on|last|this) \w+ )?(?:i|my|im|ive)\b)|\s*,?\s*\band (?=(?:now|my|i|im|ive|it|it is|the|there|then|today)\b)|,\s*(?=(?:my|i|im|ive|it|its|the|there|theres|now|then|they|this|that|also|today|since|so|she|he)\b)|\s+(?=now (?:it|my|i|the|there|theres|is)\b)/i;

/** Faces that say something by themselves. */
const FACES: readonly (readonly [RegExp, string])[] = [
	[/\u{1F930}/gu, " . i am pregnant . "],
	[/\u{1F931}/gu, " . i am breastfeeding . "],
];
const LONGEST_QUOTE = 160;

/** Splits a free-text note into clauses with spelling and contractions settled. Any text is accepted. */
export function readNote(note: string): ReadNote {
	const faces = FACES.reduce((text, [face, words]) => text.replace(face, words), note.slice(0, 6_000));
	const read: Clause[] = [];
	let other = false;
	for (const [sentence, written] of faces.split(SENTENCE_END).entries()) {
		for (const part of written?.split(TURNS) ?? []) {
			const text = tidy(spellOut(part ?? ""));
			if (text === "") continue;
			const kind = clauseKind(text, other);
			other = kind === "someone_else" || (other && kind !== "own");
			read.push({ text, quote: (part ?? "").trim().slice(0, LONGEST_QUOTE), kind, sentence });
		}
	}
	return {
		clauses: read,
		for_other: isForSomeone(read),
		weeks: longestWeeks(tidy(spellOut(faces))),
	};
}

/** The clauses of one kind joined as one text, sentence by sentence; each keeps its own denials behind a mark. */
export function sentencesOf(clauses: readonly Clause[]): string[] {
	const sentences = new Map<number, string>();
	for (const { sentence, text } of clauses) {
		const before = sentences.get(sentence);
		sentences.set(sentence, before === undefined ? text : `${before} and ${text}`);
	}
	return [...sentences.values()];
}

/** Sentences as they are written, each with its end; the point of "49.99" is none. */
export function writtenSentences(text: string): string[] {
	return text.match(/(?:[^.!?\n;]|\.(?=\d))+[.!?\n;]*/g) ?? [];
}

export const lastSentence = (text: string): string => writtenSentences(text).at(-1)?.trim() ?? text;

const THEM = "(?:him|her|them)";
const THEIR = "(?:his|her|their)";
/** Parts of a face and what troubles them. */
const SKIN =
	"(?:skin|face|faces|cheeks?|nose|chin|forehead|jaw|neck|lips?|eyes?|lids?|eyelids?|brows?|head|scalp|shins?|hands?|back|ears?|pores?|acne|spots?|spotty|pimples?|blackheads?|blackheady|zits?|breakouts?|breaking out|breaks out|rash|rashes|bumps?|eczema|rosacea|psoriasis|dermatitis|dry|oily|greasy|flak\\w*|peel\\w*|red|sore|itch\\w*|sting\\w*|burn\\w*|sunburn\\w*|wrinkles?|lines|dark circles|marks|scars?|melasma|moles?|complexion|combination|cradle cap|nappy|diaper)";
const USE =
	"(?:use|put|try|wear|need|apply|have|start|go|see|do|avoid|stop|keep|get|cancel|wash|shave|mix|swap|skip|carry on|continue|buy|begin|not)";

/** What else may be a number: "limit is 5". */
const NO_NAME =
	"(?:this|that|it|she|he|there|what|here|my|the|limit|budget|price|cost|max|maximum|age|spf|score|skin|today|tomorrow|pain|itch|mine|severity|level|number|total|all|baby|due|week|month|day|step|one|only|count|cycle|type|mg|dose)";
/** Says outright for whom advice is wanted. */
const ASKS_FOR = new RegExp(
	[
		`\\b(?:asking|ask|buying|question|looking|shopping|ordering|advice|help|present|something|anything|cream|creams|wash|moisturi[sz]er|cleanser|toner|lotion|gel|oil|soap|balm|shampoo|sunscreen|spf|serum|routine|products?|recs?|safe|ok|okay|good|suitable|best|gentle|this is|it is|here) (?:\\w+ )?(?:for|to) (?:${SOMEONE}|${PEOPLE}\\b)`,
		`\\bfor ${THEM}\\b(?! (?:birthday|wedding|party))`,
		`(?<!\\b(?:kill|die|murder) )\\bfor ${THEIR} (?:[\\w.]+ ){0,2}?${SKIN}\\b`,
		`^for (?:${SOMEONE}|${PEOPLE}\\b)`,
		"^(?:wants|needs|asks for|asked for) (?:something|some|an?|help)\\b",
		`\\b(?:should|can|could|does|will|would|may|must) ${SOMEONE} (?:[\\w]+ )?${USE}\\b`,
		`\\b(?:should|can|could|does|will|would|may|might|must|shall|is|has|what|which|when|how|where|did)(?: [\\w.]+){0,6}? (?:she|he) (?:\\w+ )?${USE}\\b`,
		`\\b(?:should|can|could|may|must|shall) they (?:\\w+ )?${USE}\\b`,
		`\\b(?:she|he) (?:\\w+ )?(?:wants(?! (?:a|an|another|our) (?:\\w+ )?(?:son|daughter|baby|kid|child|girl|boy|family)\\b)|want|needs|would like|would love|asks|asked|is asking|is looking|wonders|is wondering|refuses|will only|won|only wants|only uses)\\b(?! me\\b)`,
		`\\b(?:give|get|buy|recommend|apply to|use on|put on|rub on|treat|order) (?:${THEM}|${SOMEONE})\\b(?! (?:to|that))`,
		`${SOMEONE} (?:in \\w+ |from \\w+ |who |, [\\w.]+ , )?(?:needs|wants|would like|is asking|is after|is looking)\\b(?!(?: \\w+){0,3} (?:me|my|us|grand\\w+|a son|a daughter|to know what i|baby|babies|kids?|children|dog|divorce)\\b)`,
		`${SOMEONE} (?:asks|asked|ask) (?:me to ask|me what (?:he|she)|for (?:a|some|an)|what to|if (?:he|she)|whether (?:he|she)|about (?:his|her))\\b(?! (?:\\w+ )?(?:baby|son|daughter|child|kid)\\b)`,
		`\\b(?:asks|asked) (?:what|how|which|if|whether|about)(?: \\w+){0,5} ${THEIR}\\b`,
		`\\b(?:what|which|how|can|could|should|would|does|will|anything)(?: [\\w.]+){0,6}? (?:for|on|over|suits?|brighten\\w*|help\\w*|calm\\w*|soothe\\w*|buy|get|give|bring) ${THEM}\\b(?! (?:up|out|back|off))`,
		`\\b(?:what|which|whats|how)(?: [\\w.]+){0,7}? (?:she|he) (?:can|will|could|should|might|may|would) (?:actually |even |safely |still )?${USE}\\b`,
		`${SOMEONE} (?:that )?i am (?:writing|asking|typing|here|messaging)`,
		`\\bsuits? ${SOMEONE}`,
		`^(?:which|what|any|is there)(?: \\w+){0,5} for an? (?:\\w+ )?(?:boy|girl|child|kid|baby|toddler|teenager|teen|lad|man|woman|pensioner)\\b(?! like me)`,
		"^(?:\\w+ grader|teenager|schoolboy|schoolgirl) (?:in|of|at) (?:my|our|mine)\\b",
		`^(?:our \\w+ ,|(?!${NO_NAME}\\b)[a-z]{3,9} is) (?:only |just |nearly |now )?(?:[1-9]|1[0-7]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?= ?(?:,|$|years?\\b))`,
		"\\btoo shy to (?:ask|write|type)\\b|\\bso i (?:write|do it|type|ask)\\b|\\bsends me to buy\\b|\\bi can give\\b",
		`\\b(?:convert|fix|sort|help|save|cure) (?:him|her|them)$`,
		`\\b(?:typing|writing|filling|messaging)(?: \\w+){0,3} for (?:${THEM}|${SOMEONE})`,
		"(?<!\\bs )\\bgift\\b(?! (?:cards?|vouchers?|set|was|is)\\b)|\\bon behalf of\\b|(?<!\\b(?:question|pregnancy|that) (?:is )?)\\bnot for me\\b|\\bnot about me\\b",
	].join("|"),
);
const NOT_ASKED_FOR =
	/\b(?:before baby|for a little|they have better|(?:fine|easy|alright|all right|lucky|works|worked|nice) for (?:him|her|them)|weeks and feeds|feeds? off me|stole|for the (?:girls|boys|lads)|a friend told|for my old man look|just curious|only curious|out of interest|just asking|eyebrows on me|for grand\w+|get a (?:\w+ )?baby|asked? for a (?:\w+ )?baby|asking for a (?:\w+ )?baby)\b/;
/** A medicine that was given to another: no advice is sought by "her doctor wrote it for her". */
const GIVEN_TO_THEM =
	/\b(?:wrote|writes|written|prescri\w+|gave|gives|given|got|gets|has|had|take|takes|taking|took|finish\w*|keep\w*|pick\w*|meant|made)\b(?: (?!for)[\w.,]+){0,7} for (?:her|him|them|his|their)\b(?: \w+)?/g;

/** Asked by somebody who carries or feeds the child. */
const FOR_TWO =
	/\b(?:pregnan\w*|nurs(?:e|ing)|breast\w*|\d+ weeks?|trimester|carrying|my bump|expecting|months along|(?:the |in )?month (?:three|four|five|six|seven|eight|nine|\d)|baby in|due|midwife|conceive|trying)\b/;
const SAFE_FOR_BABY =
	/\b(?:safe|good|ok|okay|fine|harmful|bad|dangerous|hurt|harm|right) (?:for |to )?(?:the |my |a |our )?(?:baby|bub|little one|child)\b/g;
const MY_SKIN = new RegExp(
	`\\b(?:my|mine)(?: own)?(?: (?!(?:${PEOPLE}|his|her|their|got|has|is|was|on|yo|year|month|week)\\b)[\\w.]+){0,3}? (?:${SKIN}|routine|cream|retinol|serum|sunscreen|bag|shelf|moisturi[sz]er|cleanser|toner|belly|tummy|body|arms?|legs?|palms?|soles?|feet|hair|makeup|foundation|sleep)\\b|\\bmyself\\b|\\bfor me\\b|\\bme ,|^me\\b|(?<!of )\\bmine\\b|\\bon me\\b`,
);
/** The writer does or is something other than asking, telling and giving. */
const I_AM =
	/(?<!\b(?:should|can|could|do|may|must|will|would|shall|what|which|than|if) )\bi (?!(?:\w+ly |just |also |have |only |never |would )*(?:ask\w*|said|say|told|buy|bought|give|gave|get (?:him|her|them)|promised|wonder|worry|noticed|saw|see|do not know|have no idea|am (?:asking|worried|scared|desperate|typing|writing|his|her|their|a (?:mum|mom|dad|father|mother|grandmother))|know|think|thought|want to (?:get|give|buy)|need (?:something|to get|to buy)|keep telling|suggested|recommended|offered|look after)\b)\w+/;
const ME_ASKING =
	/\b(?:can|could|should|may|do) i (?:still |also |safely |now )?(?:use|wear|try|start|continue|mix|layer|put)\b/;

/**
 * True where advice is sought for somebody else: asked outright ("something for him", "may she use it"), or a note that
 * speaks of another's skin and in no word of the writer's.
 */
function isForSomeone(clauses: readonly { text: string }[]): boolean {
	const texts = clauses.map(({ text }) => text);
	const unborn = texts.some((text) => FOR_TWO.test(text));
	const asks = (text: string) => {
		const heard = text.replaceAll(GIVEN_TO_THEM, "given").replace(OF_ANIMALS, "...");
		return ASKS_FOR.test(unborn ? heard.replaceAll(SAFE_FOR_BABY, "safe") : heard);
	};
	// "Also my son": who told of their own skin first asks for that.
	const beside = texts.findIndex(isBeside);
	const mine =
		beside > 0 &&
		texts
			.slice(0, beside)
			.some((text) => MY_SKIN.test(text) && (TROUBLE.test(text) || A_QUESTION.test(text)));
	if (texts.some((text, at) => asks(text) && !NOT_ASKED_FOR.test(text) && !(mine && at >= beside)))
		return true;
	if (mine) return false;
	const others = texts.filter((text) => startsWithSomeone(text) && !KEEPS_AWAKE.test(text));
	if (others.length === 0 || texts.some((text) => ASKS_IN_GENERAL.test(text))) return false;
	const own = texts.filter((text) => !others.includes(text));
	const before = texts.slice(
		0,
		texts.findIndex((text) => others.includes(text)),
	);
	if (before.some((text) => ABOUT_SKIN.test(text) || A_QUESTION.test(text))) return false;
	if (others.some((text) => /\b(?:died|passed away|rip)\b/.test(text))) return false;
	if (texts.some((text) => MY_SKIN.test(text)) || own.some((text) => I_AM.test(text))) return false;
	const child = others.some(namesChild);
	if (!child && texts.some((text) => ME_ASKING.test(text))) return false;
	if (child && texts.some((text) => /\b(?:graz\w+|scab\w*|scrap\w+|cut|bruis\w+|fell)\b/.test(text)))
		return true;
	const [first = ""] = texts;
	if (namesChild(first) && others.includes(first) && /\b(?:allerg\w+|turn\w*|aged?|\d+)\b/.test(first))
		return true;
	if (others.some((text) => ABOUT_SKIN.test(text))) return true;
	return (child || others.some((text) => IS_SO.test(text))) && asksAnything(child ? texts : own);
}

const TROUBLE =
	/\b(?:brown|dark\w*|shadow|spots?|acne|pimples?|red\w*|dry|oily|flak\w*|itch\w*|rash|marks?|lines|wrinkles?|bumps?|break\w*|patch\w*|scars?|pores?|shin[ey]\w*|peel\w*|melasma|circles)\b/;
const OUTRIGHT =
	/\b(?:question|advice) (?:is )?(?:for|about)\b|\b(?:this|it|all) is (?:all )?(?:for|about)\b|\basking for\b/;
const BABY = /\b(?:bab(?:y|ies)|newborn|infant|(?:weeks?|months?) old|toddler)\b/;

/** Another one is asked about by the way; whom the whole question is for, and a baby, are not. */
function isBeside(text: string): boolean {
	return BESIDE.test(text) && new RegExp(SOMEONE).test(text) && !OUTRIGHT.test(text) && !BABY.test(text);
}

/** Where somebody asks for their own skin and about a child by the way; that child's thought. */
export function childBeside<Said extends { text: string }>(clauses: readonly Said[]): Said | undefined {
	return isForSomeone(clauses)
		? undefined
		: clauses.find(({ text }, at) => at > 0 && isBeside(text) && namesChild(text) && YOUNG_AGE.test(text));
}

/** Under 13: an older one may need a doctor more than this line. */
const YOUNG_AGE =
	/\b(?:[2-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?:(?:years?|yrs?|yr) old|yo|y o)\b|(?:son|daughter|boy|girl|child|kid) , (?:[2-9]|1[0-2])\b/;

const BESIDE =
	/^(?:also|p ?s|oh and|and also|btw|by the way|another (?:thing|question)|one more (?:thing|question)|lastly|secondly|second question)\b/;

/** Tells how somebody is, not what they do: "my mum is 70", not "my mother allowed one cream". */
const IS_SO =
	/\b(?:is|are|was|has|have|had|s|got|gets|turn\w*|uses?|takes?|suffers?|wants?|needs?|aged?|\d+)\b/;
const ASKS_IN_GENERAL = /\b(?:just|only|merely) (?:curious|asking|wondering)\b|\bout of interest\b/;
/** A pet's medicine is no question about a face. */
const OF_ANIMALS = /^(?:(?:my|our|the) )?(?:cat|dog|puppy|kitten|horse|hamster|rabbit)\b.*/;

/** A child that wakes somebody is no child that advice is sought for: "the baby wakes at two". */
const KEEPS_AWAKE =
	/\b(?:wakes?|woke|waking|does not sleep|not sleeping|up all night|teething)\b(?!.*\b(?:itch|scratch|rash)\w*)/;

const ABOUT_SKIN = new RegExp(`\\b${SKIN}\\b`);
const A_QUESTION =
	/\b(?:what|which|how|should|can|could|is it|safe|ok|any|best|recs?|recommend\w*|suggest\w*|help|need|advice|allowed|sunscreen|spf|cream|creams|serum|retinol|acid|makeup)\b/;

function asksAnything(texts: readonly string[]): boolean {
	return texts.some((text) => A_QUESTION.test(text));
}

import { findLanguage } from "../skin/note/find-language.ts";
import { spellOut, tidy } from "../skin/note/spelling.ts";
import type { QuestionKind } from "./question-readers.ts";

/** A question of a note as it was written, with what it leans on. */
export interface NoteQuestion {
	/** Its own sentence. */
	text: string;
	/** The one or two sentences right before it, "" where it opens the note. */
	before: string;
	/** Put by the writer; otherwise it is what somebody else says of care. */
	own: boolean;
}

/** What a reader of sentences took a question of a note for. */
export interface AskedOfNote extends NoteQuestion {
	/** An intent of the assistant with its row of the known questions, and the particular question within; null where it is not sure. */
	meant: { intent: string; known: string | null; particular?: string } | null;
	/** What kind of question its meaning tells, where examples are sure enough: a plan may answer it by itself. */
	kind?: QuestionKind;
	/** So surely of its kind that the kind's answer goes before what else a reader of sentences took it for. */
	plain?: boolean;
}

const LEAD =
	"(?:(?:so|and|but|also|just|please|pls|plz|abeg|or|anyway|anyways|ok|okay|right|well|then|now|oh|hi|hello|hey|sorry|honestly|basically|btw|plus|like|quick question|question|my question is|to be honest|tbh) )*";
/** Opens as a question does, marked or not: "should i", "is it the blade", "how long do i wait". */
const OPENS = new RegExp(
	`^${LEAD}(?:(?:am i\\b|(?:is|are|can|could|should|shall|do|does|did|may|must|will|would|has|have) (?!not\\b|be\\b)(?:i|it|this|that|these|those|they|the|my|we|you|there|he|she|any\\w*|some\\w*|an?|one|your|her|his|our|creams?|\\w+ (?:ok|okay|safe|bad|good|better|worth|enough|help\\w*|work\\w*|cause\\w*|need\\w*|make\\w*))\\b)|(?:how|why|when|which|what|where|who) (?:is|has|are|was|do|does|did|can|could|should|shall|will|would|long|often|soon|much|many|to use|about|else|order)\\b(?! a (?:day|year|week|life|mess|joke)\\b)|whats\\b|any (?:idea|tips?|advice|point|chance|good|harm|suggestions?|recommend\\w*)\\b)`,
);
/** Asks without the order of a question. */
const INDIRECT =
	/ , (?:how|what|why|when|which|where) (?:do|does|can|could|should|would|will|is|are|am) (?:i|we|it|they|that|this)\b| , (?:can|could|is|are|will|would|does|do|should|may) (?:that|it|this|i|they|you|we)\b|\bwhat (?:should|would|could) (?:it|i|that|this|you|they|we) (?:be|do|use|say|pick|choose)\b|\bwish i knew\b|\b(?:straight|honest|clear|plain|real) answer\b|\bwhat do you (?:think|make|say)\b|\byour (?:view|take|opinion|verdict)\b|\bwonder(?:ing)? (?:if|whether|what|how|why|when|which)\b|\b(?:not sure|unsure|no idea|not certain|curious|in doubt|undecided|confused|cannot decide|worried|asking|ask you|ask|know|tell me|let me know|advise|find out|understand) (?:about )?(?:if|whether)\b|\b(?:like|love|want|need|good|nice|dying|curious|keen) to know\b|\b(?:not sure|no idea|unsure) (?:what|how|why|when|which|about)\b|\bany truth\b|\bis it true\b|\b(?:yes or no|true or (?:not|false|nonsense|myth)|or (?:nonsense|rubbish|a (?:myth|waste|gimmick)))\b|\bor (?:is|are|should|do|does) (?:it|that|i|they|this)\b|\bor not$|\b(?:yay or nay|good or bad|bad or good|thoughts|opinions?|worth it|good idea|bad idea|any good)$|\b(?:should|shall|can|could|may|must|do) i(?: (?:too|use (?:it|that|one)|try (?:it|that|one)|do (?:it|that)|get (?:it|one)|start|bother|worry|need (?:it|that|one|to)|as well|keep (?:it|going)|stop(?: it)?))?$|\b(?:is|are) (?:it|that|this|they) (?:ok|okay|safe|bad|good|true|worth it|normal|enough|right)$/;
/** What somebody else says of care, which the writer may take up. */
const HEARSAY =
	/\b(?:says?|said|saying|swears?|told me|tells? me|keeps? (?:telling|saying)|recommend\w*|suggest\w*|insists?|reckons?|raves?)\b/;
const OTHERS =
	/\b(?:my|the|some|one|her|his|our|a) (?:\w+ )?(?:\w+ )?(?:sister|mother|mom|mum|mam|ma|mummy|dad|father|aunt\w*|uncle|gran\w*|nan\w*|nana|friends?|wife|husband|boyfriend|girlfriend|partner|daughter|son|colleague|flatmate|roommate|cousin|barber|hairdresser|facialist|beautician|lads?|lass|girl|neighbou?r|brother|coworker|coach|lady|woman|man|guy|in law)\b|\b(?:someone|somebody|everyone|everybody|people|they|tiktok|tik tok|instagram|reddit|google|youtube|the internet|influencers?)\b/;
const OF_CARE =
	/\b(?:should|must|needs?|secret|swears?|never|waste|too (?:late|early|old|young)|helps?|works?|burns?|clogs?|rub|try|use|put|stop|skip|better|best)\b/;

/** What others ask is no question of the writer. */
const OTHERS_ASK =
	/\b(?:customers?|clients?|patients?|people|everybody|everyone|they|friends?|colleagues?|coworkers?|girls|lads|kids|she|he|my (?:mum|mom|mother|boss|husband|wife|sister|friend)) (?:\w+ ){0,3}?ask(?:s|ed|ing)?(?: me)? (?:if|whether)\b/g;

/** Whether words, lower case and spelled out, put a question without its mark. */
export function asksSomething(words: string): boolean {
	return OPENS.test(words) || INDIRECT.test(words.replaceAll(OTHERS_ASK, "..."));
}

/** Says nothing of what a question is about. */
const SMALL =
	/^(?:skin|face|good|better|best|fine|okay|safe|true|right|wrong|normal|worth|help\w*|work\w*|does|have|should|would|could|will|shall|must|this|that|these|those|them|they|there|here|with|without|what|when|which|whose|from|into|just|only|also|even|ever|really|still|much|many|more|most|some|something|anything|nothing|need|needed|want|make|made|take|give|keep|keeping|carry|going|start|stop|about|after|before|again|instead|then|than|both|either|same|sense|nonsense|rubbish|myth|idea|truth|matter|money|save|save|thing|things|stuff|please|thanks|honest\w*|actually|maybe|your|mine|hers|theirs|yours|because|since|while|every|always|never|enough|else|done|being|been|were|like|such|very|well|next|other|others|over|back|down|away|time|once|long|soon|today|tomorrow|year|years|month|months|week|weeks|days|kind|sort|grand|cause|causing|bother|through|push)$/;
const LONG_WORD = /[a-z]{4,}/g;
const SHORT_NAMES = /\b(?:spf|uv|led|bha|aha|oil|eye|lid|lip|sun|gel|hat|cap|tan|ice|tea|gua)s?\b/;

const OF_THAT =
	/^(?:(?:so|and|but|ok|please) )*(?:is|are|does|do|can|will|would|could|should|may)(?: (?:i|we)(?: \w+){0,2})? (?:it|that|this|these|those|they|them)\b/;

/** Whether a question speaks of "it" or "that" from its start on. */
export function pointsBack(text: string): boolean {
	return OF_THAT.test(tidy(spellOut(text)));
}

/** Whether a question is only understood with what stands before it: "is it", "should i", "and does that help?". */
export function leansBack(text: string): boolean {
	const words = tidy(spellOut(text));
	return !SHORT_NAMES.test(words) && (words.match(LONG_WORD) ?? []).every((word) => SMALL.test(word));
}

const SENTENCE = /[^.!?\n;]+[.!?\n;]*/g;
/** Where one sentence puts a second question. */
const TWO_ASKED =
	/(?:,? (?:and|but|also|plus)|,|:) (?=(?:(?:also|then|so|please) )?(?:is|are|can|could|should|do|does|will|would|how|when|which|what|why|where) )/i;
/** Thanks, tags and what nobody expects an answer to. */
const NOTHING =
	/^(?:(?:and|so|but|right|ok|okay|yes|no|you know|really|huh|eh|abi|innit|please|thanks|thank you|hello|hi|lol|haha|what|why|why me|help|seriously|who knows|no idea|sure|is not it|what can i say|what do i know|what else is new|who would have thought|can you believe it|how are you|know what i mean|who has (?:the )?time)(?: |$))+$/;
/** "What I do want to know: is it too much?" puts one question. */
const LEADS_IN =
	/^(?:(?:so|and|but|also|now|ok|right) )*(?:(?:what|all|the thing|one thing|something) (?:i|we) (?:\w+ ){0,3}?(?:know|ask|wonder\w*|asking)|(?:my|one|quick|a) (?:\w+ )?questions?|(?:i|we) (?:\w+ ){0,3}?(?:wonder\w*|ask|know))(?: (?:is|now|you|about|then))*$/;
const MOST_READ = 6_000;
const MOST = 6;

/** The questions of a note in their order: marked, unmarked and indirect ones, and what others say of care. */
export function noteQuestions(note: string): NoteQuestion[] {
	const foreign = findLanguage(note) !== null;
	const parts = note.slice(0, MOST_READ).match(SENTENCE) ?? [];
	const said = parts.flatMap((part) => {
		const all = part.split(TWO_ASKED).map((one) => one.trim());
		const words = all.map((one) => tidy(spellOut(one)));
		const pieces = all.filter((_, at) => at === all.length - 1 || !LEADS_IN.test(words[at] ?? ""));
		const apart = pieces.length > 1 && pieces.every((one) => asksSomething(tidy(spellOut(one))));
		const asked = apart || pieces.length === 1 ? pieces : [part.trim()];
		return asked.map((text) => ({ text, marked: part.includes("?") }));
	});
	const joined = withTails(said);
	const questions = joined.flatMap(({ text, marked, tail }, at): NoteQuestion[] => {
		const words = tidy(spellOut(text));
		if (words === "" || NOTHING.test(words)) return [];
		const own = tail || asksSomething(words) || (marked && (ASKS_INSIDE.test(words) || !TELLS.test(words)));
		if (!own && !(HEARSAY.test(words) && OTHERS.test(words) && OF_CARE.test(words))) return [];
		const before = joined.slice(Math.max(0, at - 2), at).map((one) => one.text);
		return [{ text, before: before.join(" "), own }];
	});
	// In a language of which only some words are known the last one is the surest.
	return foreign ? questions.slice(-1) : questions.slice(0, MOST);
}

const MOST_OF_A_TAIL = 6;

const ASKS_FIRST =
	/^(?:(?:so|and|but|also|ok|please) )*(?:is|are|am|can|could|should|shall|do|does|did|may|must|will|would|has|have|how|why|when|which|what|where|who)\b/;

function isTail(words: string): boolean {
	const count = words.split(" ").length;
	return (
		words !== "" &&
		!NOTHING.test(words) &&
		!TELLS.test(words) &&
		(count <= 2 || (count <= MOST_OF_A_TAIL && !ASKS_FIRST.test(words)))
	);
}

interface Sentence {
	text: string;
	marked: boolean;
	tail?: true;
}

/** "Hard water since May. Connected?": a word or two that mean something only behind what was told go with it. */
function withTails(said: readonly Sentence[]): Sentence[] {
	const whole: Sentence[] = [];
	for (const one of said) {
		const last = whole.at(-1);
		if (last !== undefined && one.marked && isTail(tidy(spellOut(one.text))))
			whole[whole.length - 1] = { text: `${last.text} ${one.text}`, marked: true, tail: true };
		else whole.push(one);
	}
	return whole;
}

/** The questions of a note where nobody can tell what they mean. */
export function unreadQuestions(note: string): AskedOfNote[] {
	return noteQuestions(note).map((question) => ({ ...question, meant: null }));
}

/** A question somewhere in a long sentence; without it a mark at its end is only a tone. */
const ASKS_INSIDE =
	/\b(?:what|why|how|when|whether|who (?:is|has)|where (?:do|can|should)|which (?:is|one|of|do|should|to|\w+ (?:is|do|should|would|can))|right|(?:is|are|was) (?:it|that|this|they|there)|(?:should|can|could|do|shall|may|must|would|will|did|have) i|(?:does|do|did|will|would|can|could) (?:it|that|this|they|the|my))\b/;

const TELLS =
	/^(?:(?:lately|now|also|and|so|but|then|today|suddenly) )*(?:it|i|they|there|my \w+|he|she|we) (?:is|am|are|have|has|was|were|got|get|gets|feel\w*|look\w*)\b(?!.*\b(?:right|ok|okay|normal|fine|or)$)/;

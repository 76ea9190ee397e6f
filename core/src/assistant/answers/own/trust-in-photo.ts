import { concernOf } from "../../../skin/biology-clock.ts";
import { CONCERN_NAMES } from "../../../skin/concern-copy.ts";
import { isDeepTone } from "../../../skin/condition-notes.ts";
import { groupChanges, splitMetricId } from "../../../skin/progress-copy.ts";
import { capitalize, joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../conversation.ts";
import { spellOut } from "../../reading/spell-out.ts";
import { citeRule } from "../../writing/cite.ts";
import { type Draft, scanWords } from "../../writing/compose-answer.ts";
import { citeFinding, describeFinding } from "../report/describe-findings.ts";

const REJECTED =
	/\b(?:(?:keeps?|kept|always) (?:on )?)?(?:reject\w*|refus\w*|(?:will not|does not|not|never) (?:accept\w*|take|like|let me)|says? (?:no|retake|try again))\b(?: \w+){0,4} (?:photos?|pics?|pictures?|selfies?|scans?)\b|\b(?:photos?|pics?|pictures?|selfies?|scans?)\b(?: \w+){0,4} (?:(?:get|gets|got|was|were|is|are|keeps? getting) )?(?:reject\w*|refused|not accepted)\b/;

/** Why a photo is turned away, and what to change; null where nobody asks. */
export function photoRejected({ question: { text } }: Inquiry): Draft | null {
	if (!REJECTED.test(text)) return null;
	return {
		paragraphs: [
			"Mostly it is the light or the frame: stand facing a window by day, no lamp and no flash, the whole face straight on at arm's length, hair and glasses off, bare skin, a clean lens and no filter. One face only, and hold still.",
			"The page says below the photo which of these failed. If the file itself is turned away: an ordinary JPEG, PNG, WebP or HEIC under 10 MB, on a steady connection.",
		],
		citations: [citeRule("rule.photo_noise", "What a photo has to show")],
		quiet: true,
	};
}

/** What may stand between a face and its photo: what it hides or shifts, and what to do about it. */
const BLAMED: readonly (readonly [said: RegExp, effect: string, next: string])[] = [
	[
		/\b(?:fringe|bangs|hair (?:was|over|on|in|down|across|falling)|my hair)\b/,
		"hair over the forehead hides lines, shine and spots there, and its shadow can look like darker skin",
		"hair off the face with a band",
	],
	[
		/\b(?:beard|stubble|moustache|mustache)\b/,
		"a beard hides spots and redness under it, and short hairs can pass for dark marks",
		"the same length of beard each time",
	],
	[
		/\b(?:glasses|specs|sunglasses)\b/,
		"glasses hide the skin under the eyes and throw light on the cheeks",
		"glasses off",
	],
	[
		/\b(?:tint\w*|make ?up|foundation|concealer|powder|bb cream|cc cream)\b/,
		"color on the skin hides marks and redness and evens the tone, so it reads calmer than it is",
		"a bare face, an hour after washing",
	],
	[
		/\b(?:had|with|wearing|wore|put|still)\b(?: \w+){0,4} (?:sun ?screens?|spf|sun cream|moisturizer|cream)\b/,
		"a fresh layer of cream or sunscreen shines and can pass for oil",
		"a bare face, an hour after washing",
	],
	[
		/\b(?:bulbs?|lamps?|lighting|light|yellow|bathroom|flash|dark|dim|sun(?:ny|light)|window|evening)\b/,
		"warm or yellow light makes skin read redder and more uneven, and weak light leaves readings out; the photo is corrected for its light, but only in part",
		"daylight at the same window, no lamp",
	],
	[/\bfilters?\b|\bbeauty mode\b/, "a filter smooths what is to be measured away", "no filter"],
	[
		/\b(?:angle|tilted|side on|close|far away|blurr\w*|shak\w*)\b/,
		"another angle or a blur moves shine, lines and spots",
		"face on, at an arm's length",
	],
	[
		/\b(?:hot|shower|run|gym|wine|curry|cold)\b(?=.*\b(?:photo|pic|picture|scan|just)\b)/,
		"heat, cold, sport and a hot shower redden a face for an hour",
		"an hour after washing or sport",
	],
];
const PHOTO =
	/\b(?:photos?|pics?|pictures?|selfies?|scans?|measur\w*|see|seen|read(?:ing)?s?|result|report|camera|that why|it)\b/;
const ASKS =
	/\b(?:was (?:it|that)|is (?:it|that)|could (?:it|that|my|the)|can (?:it|that|my|the)|did (?:it|my|the)|does (?:it|my|the)|would (?:it|my)|because|mess\w*|ruin\w*|affect\w*|spoil\w*|blocked?|hid|hides?|cover\w*|fault|due to|down to|why|what (?:could|couldnt|did)|which (?:bits?|parts?))\b/;
const CHANGED = /\b(?:better|worse|changed?|redder|redness|red|gone|eas\w*|more|less)\b/;
const NOT_READ =
	/\b(?:not|couldnt|could not|cannot|cant|un)\b(?: \w+){0,2} ?(?:see|seen|measur\w*|read)\b|\bmissing\b|\bunmeasured\b/;
const NOT_OF_PHOTO =
	/\btoo (?:dark|bright|blurry)\b|\b(?:black|brown|dark) (?:skin|person|girl|guy)\b|\bi am black\b|\b(?:treatments?|laser|peel|dandruff|shampoo|dye|how (?:do|does|can) (?:it|the app|a camera)|good light|best light|pregnan\w*|vitamin d|screens?|blue light|indoors)\b/;

/** Whether hair, light or something on the skin was behind a reading; null where nobody wonders. */
export function photoBlame(inquiry: Inquiry): Draft | null {
	const { question, context, history } = inquiry;
	const { report } = context;
	const { text } = question;
	const hits = BLAMED.filter(([said]) => said.test(text));
	if (report === null || hits.length === 0 || !ASKS.test(text) || NOT_OF_PHOTO.test(text)) return null;
	const last = history.findLast(({ role }) => role === "user")?.message ?? "";
	const ofPhoto =
		/\b(?:photos?|pics?|pictures?|selfies?|scans?|measur\w*|see|camera|result|reading|report|it (?:says|said|shows?|reads?|found))\b/.test(
			text,
		) || /\b(?:changed|better|worse|gone|scan|photo|report|measured)\b/i.test(last);
	if (!ofPhoto || !PHOTO.test(text)) return null;
	const [first] = hits;
	const { not_measured: missing } = report.analysis.condition_notes;
	const names = joinWords(missing.slice(0, 4).map(({ concern }) => CONCERN_NAMES[concern].toLowerCase()));
	const effects = hits.slice(0, 2).map(([, effect]) => effect);
	const named = hits.map(([, , next]) => next);
	const light = named.some((next) => next.includes("daylight")) ? [] : ["daylight at a window"];
	const nexts = [...new Set([...named, ...light, "the same place each time"])];
	const read =
		missing.length === 0
			? `Nothing was left out: every concern could be read in ${scanWords(report)}.`
			: `Not read in ${scanWords(report)}: ${names}.`;
	const verdict =
		missing.length > 0 && NOT_READ.test(text)
			? "It may well have been."
			: NOT_READ.test(text) || missing.length > 0
				? "It kept nothing from being read, but it can still have shifted a reading."
				: "Yes, it can have.";
	return {
		paragraphs: [
			`${verdict} ${capitalize(effects.join("; "))}. ${read}`,
			CHANGED.test(text) || CHANGED.test(last.toLowerCase())
				? "What still stands: a change counts only where it is larger than what a photo alone can cause. One more photo in good light settles it."
				: "",
			`Next time: ${nexts.slice(0, 4).join(", ")}, no filter.`,
		],
		citations: first === undefined ? [] : [citeRule("about.measuring", "How a photo is measured")],
		minded: true,
	};
}

const SEES =
	/\b(?:see|sees|detect\w*|read|reads|measure\w*|pick(?:s)? up|tell|tells|work\w*|accurate|reliable|trust\w*|spot)\b/;
const OF_RED = /\b(?:red|redness|flush\w*|inflam\w*|irritation)\b/;
const DEEP =
	/\b(?:my colou?r|dark(?:er)? (?:skin\w*|one)?|black|brown|deep(?:er)? (?:skin\w*|tone)|skin tone|complexion|dark dark|skin like mine|skins? like (?:mine|me)|white (?:girls?|people|skin)|pale people|melanin|someone like me)\b/;

const DOUBTS =
	/\b(?:not measurable|unmeasurable|(?:not|cannot|can not|could not|couldnt) (?:be )?(?:read|measured?)|trust|believe|how would|how can|how could|made for|even know|really know|rely on)\b/;

/** Whether redness can be read on deep skin: less surely, so what is felt counts; null where nobody asks. */
export function deepRedness({
	question: { text, slots },
	context: { report },
	history,
}: Inquiry): Draft | null {
	const told = [...history.filter(({ role }) => role === "user").map((turn) => spellOut(turn.message)), text]
		.slice(-2)
		.join(" . ");
	const ofRed = OF_RED.test(text) || (DOUBTS.test(text) && OF_RED.test(told));
	const deep = DEEP.test(text) || (DOUBTS.test(text) && DEEP.test(told));
	if (!ofRed || !(SEES.test(text) || DOUBTS.test(text)) || !deep) return null;
	const own = report !== null && isDeepTone(report.observation) ? describeFinding(report, "redness") : "";
	const feels =
		/\b(?:warm|hot|tight|burn\w*|sting\w*|itch\w*)\b/.test(text) || slots.concerns.includes("dryness");
	return {
		paragraphs: [
			`${/\btrust|believe|rely\b/.test(text) ? "Only half, for redness" : "Less surely than on light skin, and that doubt is fair"}: on deep skin redness looks darker or purplish or does not show at all, and warm light or gloss can pass for it. So what you feel counts more than the number: warmth, itching and tightness are real signs.`,
			own,
			`${feels ? "Warm and tight for now: a mild wash, plain moisturizer on damp skin, sunscreen, nothing new and no acids for two weeks." : "Go by warmth, tightness and stinging, and take photos at the same window."} Still there after that, or with pain, swelling, bumps or gritty eyes: show it to a doctor.`,
		],
		citations: [
			citeRule("measure.redness", "How redness is read"),
			...(report === null ? [] : citeFinding(report, "redness").slice(0, 1)),
		],
	};
}

const OTHERS =
	/\b(?:husband|wife|mum|mom|mother|dad|friends?|mates?|sister|brother|boyfriend|girlfriend|partner|everyone|everybody|people|daughter|son|colleagues?|he|she|they|mirror)\b.{0,24}\b(?:says?|said|thinks?|reckons?|tells?|swears?|shows?)\b/;
const APP =
	/\b(?:app|scan|report|it|you|numbers?|dewlight)\b.{0,16}\b(?:says?|said|shows?|reads?|claims?|put)\b/;
const MOVES = /\b(?:down|up|better|worse|redder|less|more|improv\w+|cleared?|clearer)\b/;
const BELIEVE = /\b(?:believe|trust|right|wrong|true|who)\b/;

/** The app says one thing and people around say another: how both can be so, and what settles it; null where nobody asks. */
export function twoViews({ question: { text, slots }, context: { report } }: Inquiry): Draft | null {
	if (report === null || !OTHERS.test(text) || !APP.test(text) || !(MOVES.test(text) || BELIEVE.test(text)))
		return null;
	const { changes } = report.analysis.progress_summary;
	const [concern] = slots.concerns;
	const about = changes.filter(
		({ metric_id }) => concern === undefined || concernOf(splitMetricId(metric_id).metric) === concern,
	);
	const [line] = groupChanges(about);
	return {
		paragraphs: [
			"Both can be right: the app compares two photos, and the people around you see you all day. A window, a lamp and a tiled room change color more than skin does in a week.",
			line === undefined ? "" : `What the photos say: ${line.sentence} ${line.numbers}`,
			"To settle it, take the next one at the same window and time, no makeup, an hour after washing or sport. If your face feels hot or burns, go by that; hot for two weeks, with bumps or gritty eyes, it is for a doctor.",
		],
		citations: [citeRule("rule.photo_noise", "Noise rule, changes beyond photo noise")],
		quiet: true,
	};
}

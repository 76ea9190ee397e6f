import { ACTIVES, isRetinoid } from "../../../knowledge/actives.ts";
import { planSteps } from "../../../routine/plan-steps.ts";
import { capitalize, joinWords, placesInSentence } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../inquiry.ts";
import { readZones } from "../../reading/read-named.ts";
import { citeProduct, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { insteadOfOut, lessOfOut, otherOneOut } from "../instead.ts";
import { pausedNow, pauseWords } from "../person/paused-now.ts";
import { nameStep } from "../plan/tell-steps.ts";
import { answerTonight } from "../tonight.ts";
import { fairTrial, goesRed } from "./fair-trial.ts";
import { creamTooHeavy, whatMattersMost, whichStepFor, whySoMany } from "./own-plan.ts";
import { noteRead, numberNormal, sinceWhichScan } from "./own-report.ts";
import { shelfToKeep, whichBottle, whyThatOne } from "./own-shelf.ts";
import { deepRedness, photoBlame, twoViews } from "./trust-in-photo.ts";

const AFTER =
	/\b(?:after (?:the )?(?:birth|baby|delivery|pregnancy)|once (?:the |my )?(?:baby|little one|bump)|(?:baby|little one) (?:is|s) (?:born|here|out)|post ?partum|stop(?:ped)? (?:breast ?feeding|nursing)|weaned)\b/;
const BACK =
	/\b(?:go(?:ing)? back|back to|back on|(?:allowed|ok|okay|come|comes) back|again|restart|start(?:ing)?|return|take (?:it|that) up|use|reintroduce)\b/;

/** "How long before I can go back to the old one": no word of a birth, and it is the birth that decides. */
const WHEN_BACK =
	/\b(?:how (?:long|soon|many (?:weeks|months))|when|from when|since when|what month|is it time|can i)\b/;
const OLD_ONE =
	/\b(?:old|first|usual|other|previous|before|that|my) (?:one|serum|bottle|stuff|thing)\b|\b(?:go(?:ing)? back|back (?:to|on)|start(?:ing)?|use|restart|return to|have)(?: \w+){0,2} (?:it|that|them|this)\b/;
const RETINOID_SAID = /\b(?:retin\w*|adapalene|differin|tret\w*|vitamin a|hydroquinone)\b/;

function meansOneOf(out: readonly { name: string }[], { question }: Inquiry): boolean {
	const { text, slots } = question;
	if (RETINOID_SAID.test(text)) return true;
	const said = out.some(({ name }) =>
		name
			.toLowerCase()
			.split(/\W+/)
			.some((word) => word.length > 4 && text.includes(word)),
	);
	return said || (OLD_ONE.test(text) && slots.actives.every(({ id }) => isRetinoid(id)));
}

/** When what a pregnancy rules out of their own may come back; null where nobody asks, or nothing of theirs is out. */
function backAfterBirth(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	if ((context.person.preferences.pregnancy ?? "no") === "no") return null;
	const asksWhen = AFTER.test(question.text) || WHEN_BACK.test(question.text);
	if (!asksWhen || !BACK.test(question.text)) return null;
	const out = pausedNow(inquiry).filter(({ verdict }) => verdict === "out");
	if (out.length === 0) return null;
	if (!AFTER.test(question.text) && !meansOneOf(out, inquiry)) return null;
	return {
		paragraphs: [
			`**${joinWords(out.map(({ name }) => name))}:** not during the pregnancy and not while you breastfeed; once you have weaned, from then on. If you do not breastfeed, some weeks after the birth, when skin is calm. Ask your midwife or doctor before either.`,
			"Until then azelaic acid, vitamin C, niacinamide and sunscreen are usually accepted, also for lines and marks.",
			"Then begin as if it were new: two evenings a week, a pea for the face, sunscreen by day.",
		],
		citations: out.flatMap(({ one, name, rule_id }) => [
			...(rule_id === null ? [] : [citeRule(rule_id, "Pregnancy rule")]),
			citeProduct({ id: one.id, name }),
		]),
		minded: true,
	};
}

const WORKS_NIGHTS = /\b(?:works? nights|working nights|night ?shifts?|on nights|nights at work)\b/i;
const ASKS_WHEN = /\b(?:when|what time|which (?:time|order)|what order|first|morning|evening|night)\b/;

/** When things go on for somebody whose night is the day: by getting up and going to bed, not by the clock; null for others. */
function nightWork(inquiry: Inquiry): Draft | null {
	const { question, history, message } = inquiry;
	const said = [...history.filter(({ role }) => role === "user").map((turn) => turn.message), message];
	const { actives, category } = question.slots;
	if (!said.some((text) => WORKS_NIGHTS.test(text)) || !ASKS_WHEN.test(question.text)) return null;
	if (actives.length === 0 && category === null) return null;
	const late = actives.filter(({ id }) => ACTIVES[id].time === "night").map(({ words }) => words);
	const early = actives.filter(({ id }) => ACTIVES[id].time !== "night").map(({ words }) => words);
	return {
		paragraphs: [
			`By your day, not the clock: ${early.length > 0 ? `${joinWords(early)} after you get up, then sunscreen` : "sunscreen after you get up"} while there is still daylight, and sunscreen again before the way home in the light.`,
			`${capitalize(late.length > 0 ? joinWords(late) : "retinol, and an acid on another day,")} ${late.length > 1 ? "go" : "goes"} on before you sleep, in a dark room.`,
			pauseWords(pausedNow(inquiry)),
		],
		citations: [citeRule("question.night_shift", "Care with night shifts")],
		minded: true,
	};
}

const ASKS =
	/\b(?:what|which|whats)\b(?: \w+){0,8} (?:tonight|this evening|now)\b|\b(?:tonight|this evening)\b(?: \w+){0,3} (?:what|which)\b|\bwhat (?:goes|do i (?:put|use|do)|should i (?:put|use|do)|can i (?:put|use))(?: \w+){0,3} (?:tonight|this evening)\b/;
const DONE =
	/\b(?:did|had|used|put|wore|applied|slathered|tried)\b.*\b(?:last (?:night|nite|evening)|yesterday|(?:mon|tues?|wed(?:nes|s)?|thurs?|fri|satur?|sun)(?:day)?(?: night)?)\b|\b(?:last (?:night|nite|evening)|yesterday)\b/;

/** "Did the acid last night, what goes on tonight": the evening as it stands for them; null for other questions. */
function tonightOwn(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	if (context.in_use.length === 0 || context.report === null) return null;
	if (!ASKS.test(question.text) || !DONE.test(question.text)) return null;
	return answerTonight({
		...inquiry,
		question: { ...question, slots: { ...question.slots, section: "night" } },
	});
}

const SELLING =
	/\b(?:selling|sales? (?:pitch|talk|trick)|flog\w*|upsell\w*|after my money|just want(?:s)? (?:me )?to buy|make me buy|trying to sell)\b/;
const WHY = /\bwhy\b|\bhow come\b|\bwhat for\b|\bwhats the point\b|\bsmells?\b/;

/** Why somebody with a calm report has steps at all, and that nobody earns by it; null where nobody asks. */
function whyBasics({ question: { text }, context: { report } }: Inquiry): Draft | null {
	if (report === null || !SELLING.test(text) || !WHY.test(text)) return null;
	const steps = planSteps(report.analysis.care_plan);
	const calm = report.analysis.condition_notes.key_concerns_identified.length === 0;
	const names = [...new Set(steps.filter(({ step }) => step.per_week > 0).map((one) => nameStep(one)))];
	return {
		paragraphs: [
			"Fair question, and no: Dewlight sells no product, and no shop pays for a place in your plan.",
			calm
				? "The steps are there because little is wrong: sunscreen and a cream keep it so, they repair nothing. Sunscreen is the one worth having, cream only where skin feels dry; the rest you may leave."
				: `Your plan names ${joinWords(names.slice(0, 4))}: sunscreen keeps what you have, and each other step stands for something your report shows. Sunscreen is the one worth having first.`,
			"What you have at home does as well: tell me its name, and I check it instead of a new one.",
		],
		citations: [citeRule("about.money", "How picks are ranked")],
		quiet: true,
	};
}

const READERS: readonly ((inquiry: Inquiry) => Draft | null)[] = [
	noteRead,
	notScanned,
	twoViews,
	deepRedness,
	tonightOwn,
	whyThatOne,
	sinceWhichScan,
	whichStepFor,
	whySoMany,
	whatMattersMost,
	creamTooHeavy,
	whyBasics,
	photoBlame,
	numberNormal,
	backAfterBirth,
	shelfToKeep,
	lessOfOut,
	insteadOfOut,
	otherOneOut,
	whichBottle,
	nightWork,
	goesRed,
	fairTrial,
];

/** What is plainly asked of somebody's own data, whatever topic the words came near to; null for everything else. */
export function answerOwnData(inquiry: Inquiry): Draft | null {
	for (const read of READERS) {
		const draft = read(inquiry);
		if (draft !== null) return draft;
	}
	return null;
}

const WHAT_IT_SAID =
	/\bwhat (?:did|does|do|was|were) (?:it|you|the (?:app|scan|report|photo)|my (?:scan|report|result)s?)(?: \w+)? (?:say|said|find|found|show|see|think|tell)\w*\b|\bwhat (?:it|the (?:app|scan|report)) (?:said|found|showed)\b|\bmy (?:results?|report|scan)\b.*\b(?:say|said|show)\w*\b/;

/** What a report says is asked before there is one. */
function notScanned({ question: { text }, context: { report } }: Inquiry): Draft | null {
	if (report !== null || !WHAT_IT_SAID.test(text)) return null;
	const zones = readZones(text);
	const about =
		zones.length > 0
			? ` about ${/\beyes?\b/.test(text) ? joinWords(["your eyes", ...zones.filter((one) => !one.includes("eye")).map((one) => placesInSentence([one]))]) : placesInSentence(zones)}`
			: "";
	return {
		paragraphs: [
			`Nothing yet: you have no scan, so nothing was said${about}.`,
			"To get one, open Scan, face a window without makeup and take one photo; it is measured in seconds and the original is deleted.",
			"Until then describe in words what you see or feel there, and I answer from that.",
		],
		quiet: true,
	};
}

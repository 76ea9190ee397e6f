import { ACTIVES, isRetinoid, isTreatment } from "../../../knowledge/actives.ts";
import { NEED_ACTIVES } from "../../../knowledge/questions/care-words.ts";
import { isRuledOut } from "../../../routine/person-conditions.ts";
import { planSteps } from "../../../routine/plan-steps.ts";
import { concernOf, WEEKS_TO_JUDGE } from "../../../skin/biology-clock.ts";
import { CONCERN_WORDS } from "../../../skin/concern-copy.ts";
import { groupChanges, splitMetricId } from "../../../skin/progress-copy.ts";
import { capitalize, joinWords, placesInSentence } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../conversation.ts";
import { searchContext } from "../../find/search-context.ts";
import { readActives, readConcerns, readZones } from "../../reading/read-slots.ts";
import { spellOut } from "../../reading/spell-out.ts";
import { citeActive, citeProduct, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { insteadOfOut, lessOfOut, otherOneOut } from "../instead.ts";
import { pausedNow, pauseWords } from "../person/paused-now.ts";
import { nameStep } from "../plan/tell-steps.ts";
import { answerTonight } from "../tonight.ts";
import { blamedShelf, newBesideShelf } from "./beside-shelf.ts";
import { creamTooHeavy, whatMattersMost, whichStepFor, whySoMany } from "./own-plan.ts";
import { noteRead, numberNormal, sinceWhichScan, whyThatNumber, worstAndBest } from "./own-report.ts";
import { shelfToKeep, whichBottle, whyThatOne } from "./own-shelf.ts";
import { deepRedness, photoBlame, photoRejected, twoViews } from "./trust-in-photo.ts";

const READERS: readonly ((inquiry: Inquiry) => Draft | null)[] = [
	noteRead,
	notScanned,
	photoRejected,
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
	worstAndBest,
	whyThatNumber,
	backAfterBirth,
	shelfToKeep,
	newBesideShelf,
	blamedShelf,
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

const WEEKS = /\b(\d{1,2}) ?(?:weeks?|wks?)\b(?! (?:pregnant|preggo|along|gone|old|post ?partum|today))/;
const MONTHS = /\b(\d{1,2}) ?months?\b(?! (?:pregnant|along|gone|old|post ?partum))/;
const SPOT_CARE = /\b(?:spot|acne|pimple) (?:creams?|gels?|treatments?|stuff|serum)\b/;
const WEEKS_IN_MONTH = 4;
const DECIDES =
	/\b(?:bin|chuck|throw|ditch|stop|quit|give up|keep (?:going|on|using)|carry on|worth|or what|now what|what now|change it|switch)\b/;

/** Whether to go on with something after the weeks somebody names, here or just before; null where no such thing is asked. */
function fairTrial(inquiry: Inquiry): Draft | null {
	const { question, history, context } = inquiry;
	if (!DECIDES.test(question.text)) return null;
	const turns = history.filter(({ role }) => role === "user").map((turn) => spellOut(turn.message));
	const all = [question.text, ...turns.toReversed()];
	const weeks = all.map(weeksIn).find((one) => one !== null) ?? null;
	const read = all.flatMap((text) => (SPOT_CARE.test(text) ? (["acne"] as const) : readConcerns(text)));
	const concern = read.find((one) => WEEKS_TO_JUDGE[one] !== undefined);
	if (weeks === null || concern === undefined || turns.length === 0) return null;
	const needed = WEEKS_TO_JUDGE[concern] ?? 0;
	const { conditions } = searchContext(inquiry, false).pick;
	const others = NEED_ACTIVES[concern].filter((id) => isTreatment(id) && !isRuledOut(id, conditions));
	const changes = (context.report?.analysis.progress_summary.changes ?? []).filter(
		({ metric_id }) => concernOf(splitMetricId(metric_id).metric) === concern,
	);
	const [line] = groupChanges(changes);
	return {
		paragraphs: [
			weeks >= needed
				? `${weeks} weeks is a fair trial, as ${CONCERN_WORDS[concern]} need about ${needed}: if nothing moved, let it go; if it helps, go on.`
				: `Not yet: ${CONCERN_WORDS[concern]} need about ${needed} weeks, and you are at ${weeks}.`,
			line === undefined ? "" : `Your scans: ${line.sentence}`,
			weeks >= needed
				? `Next, one change only: another active${others.length > 0 ? ` (${joinWords(others.slice(0, 2).map((id) => ACTIVES[id].name)).replace(" and ", " or ")})` : ""} on every evening skin takes it, or a doctor, who has more; painful or deep ones go there now. What a doctor prescribed stays until they say so.`
				: "Go on steadily, change nothing else, and judge then by photos in the same light.",
		],
		citations: [citeRule("rule.patience", "Weeks before a routine can be judged")],
	};
}

function weeksIn(text: string): number | null {
	const weeks = WEEKS.exec(text)?.[1];
	const months = MONTHS.exec(text)?.[1];
	if (weeks !== undefined) return Number(weeks);
	return months === undefined ? null : Number(months) * WEEKS_IN_MONTH;
}

/** "And if it goes red anyway?": what is asked of before is put on, and skin does not take it. */
const GOES_WRONG =
	/^(?:(?:and|but|so|ok|okay|hm+|then) )*(?:what )?(?:if|when|in case|suppose) (?:it|that|this|they|i|my (?:skin|face|cheeks?))(?: \w+){0,3} (?:red|redder|redness|sore|itchy|itches|itch|bumpy|rash\w*|burn\w*|break(?:s|ing)? (?:me )?out|react\w*|worse|wrong)\b/;
const TURNS = 2;

/** What to do where something that was just talked about goes wrong on their skin; null for everything else. */
function goesRed({ question: { text }, history, context }: Inquiry): Draft | null {
	if (!GOES_WRONG.test(text)) return null;
	const own = history.filter(({ role }) => role === "user").slice(-TURNS);
	const before = own.toReversed().flatMap(({ message }) => readActives(spellOut(message)).named);
	const [active] = [...readActives(text).named, ...before];
	if (active === undefined) return null;
	const { strength, name } = ACTIVES[active.id];
	const sensitive =
		context.person.preferences.sensitive_skin === true ||
		context.report?.analysis.skin_sensitivity === "High";
	const lower =
		strength !== null && strength.start < strength.max
			? `with ${strength.start}% or less, `
			: "more thinly, ";
	return {
		paragraphs: [
			`Then rinse it off with lukewarm water, leave the ${name} out, and keep to a plain moisturizer and sunscreen until skin has been calm for a week. Do not push through redness that stays.`,
			`After that try it once more ${lower}every third day, over the moisturizer${sensitive ? ", as your skin reacts easily" : ""}. Red again: leave it for good, nothing depends on it.`,
			"Hives, swelling, blisters, or a rash that spreads or is still there after a few days: a pharmacist or doctor. Swelling of lips or face, or trouble breathing: your emergency number.",
		],
		citations: [citeActive(active.id), citeRule("rule.stop_rules", "When to stop")],
	};
}

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

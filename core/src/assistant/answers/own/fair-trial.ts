import { ACTIVES, isTreatment } from "../../../knowledge/actives.ts";
import { NEED_ACTIVES } from "../../../knowledge/questions/product-words.ts";
import { isRuledOut } from "../../../routine/person-conditions.ts";
import { concernOf, WEEKS_TO_JUDGE } from "../../../skin/biology-clock.ts";
import { CONCERN_WORDS } from "../../../skin/concern-copy.ts";
import { groupChanges, splitMetricId } from "../../../skin/progress-copy.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import { searchContext } from "../../find/search-context.ts";
import type { Inquiry } from "../../inquiry.ts";
import { readActives, readConcerns } from "../../reading/read-named.ts";
import { spellOut } from "../../reading/spell-out.ts";
import { citeActive, citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";

const WEEKS = /\b(\d{1,2}) ?(?:weeks?|wks?)\b(?! (?:pregnant|preggo|along|gone|old|post ?partum|today))/;
const MONTHS = /\b(\d{1,2}) ?months?\b(?! (?:pregnant|along|gone|old|post ?partum))/;
const SPOT_CARE = /\b(?:spot|acne|pimple) (?:creams?|gels?|treatments?|stuff|serum)\b/;
const WEEKS_IN_MONTH = 4;
const DECIDES =
	/\b(?:bin|chuck|throw|ditch|stop|quit|give up|keep (?:going|on|using)|carry on|worth|or what|now what|what now|change it|switch)\b/;

/** Whether to go on with something after the weeks somebody names, here or just before; null where no such thing is asked. */
export function fairTrial(inquiry: Inquiry): Draft | null {
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
	/^(?:(?:and|but|so|ok|okay|hm+|then) )*(?:what )?(?:if|when|in case|suppose) (?:it|that|this|they|i|my (?:skin|face|cheeks?))(?: \w+){0,3} (?:red|redder|redness|sore|itchy|itches|itch|bumpy|rash\w*|break(?:s|ing)? (?:me )?out|react\w*|worse|wrong)\b/;
const TURNS = 2;

/** What to do where something that was just talked about goes wrong on their skin; null for everything else. */
export function goesRed({ question: { text }, history, context }: Inquiry): Draft | null {
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

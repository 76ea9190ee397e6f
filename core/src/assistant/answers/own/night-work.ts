import { ACTIVES } from "../../../knowledge/actives.ts";
import { capitalize, joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { pausedNow, pauseWords } from "../person/paused-now.ts";

const WORKS_NIGHTS = /\b(?:works? nights|working nights|night ?shifts?|on nights|nights at work)\b/i;
const ASKS_WHEN = /\b(?:when|what time|which (?:time|order)|what order|first|morning|evening|night)\b/;

/** When things go on for somebody whose night is the day: by getting up and going to bed, not by the clock; null for others. */
export function nightWork(inquiry: Inquiry): Draft | null {
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

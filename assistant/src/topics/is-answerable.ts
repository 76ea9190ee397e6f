import type { AssistantContext } from "@dewlight/core/assistant/assistant-context.ts";
import type { Question, Slots } from "@dewlight/core/assistant/question.ts";
import { ownMeant } from "@dewlight/core/assistant/reading/own-products.ts";
import { isRetinoid } from "@dewlight/core/knowledge/actives.ts";
import { isMinor } from "@dewlight/core/routine/person.ts";
import { ANYWHERE, HERE, OF_REPORTS } from "./own-words.ts";
import type { TopicId } from "./topic-examples.ts";

/** A message with what its words name, and what was named before it. */
export interface Said {
	message: string;
	question: Question;
	earlier: readonly Slots[];
	/** Its words, and those of the person's own turns before it. */
	told: readonly string[];
	context: AssistantContext;
}

export function namesSkinCare({ actives, excluded, category, concerns, zones }: Slots): boolean {
	return actives.length + excluded.length + concerns.length + zones.length > 0 || category !== null;
}

/** Care for whatever the report shows is meant. */
const GENERAL = /\b(?:skin|face|report|results?|problems?|concerns?|everything)\b/;
const BESIDE =
	/\b(?:with|mix\w*|combin\w*|together|pair\w*|layer\w*|same|and|after|before|beside|plus|clash\w*|go(?:es)?)\b/;
const OWN_SHELF =
	/\b(?:my|mine|i (?:use|have|own|take)|using|routine|shelf|products?|stuff|else|others?|everything|all (?:of )?(?:it|these|this))\b/;
/** What somebody says who asks for the report, whatever else is in the message. */
const OF_REPORT =
	/\b(?:skin\w*|face|reports?|results?|scan\w*|photos?|pic\w*|selfies?|see+|saw|seen|show\w*|find\w*|found|says?|said|read\w*|scores?|numbers?|values?|points?|measur\w*|analy\w*|complexion|look\w*|type|good|bad|worst|best|better|worse|problem\w*|issues?|concerns?|verdict|summ\w*|outcome|news|detect\w*|notice\w*|wrong|normal|fine|mine|main|severe|severity|explain|worry|serious|state|condition|level|strong|weak\w*|sensitiv\w*)\b/;
/** An ingredient that no table holds. */
const ASKS_WHAT = /\b(?:what|tell me|explain|know about|heard of)\b/;

/** Said of a pregnancy, a child that is nursed or one that is wished for. */
const EXPECTING =
	/\b(?:(?<!looks? )pregnan\w*|expecting|trimesters?|carrying|bump|preggers|due (?:in|date)|(?:weeks|months|mos?) (?:along|gone|pp|post ?natal)|up the duff|with child|midwife|unborn|(?:breast|chest) ?f[ee]+d\w*|bf|nurs(?:e|ing)|lactat\w*|pump(?:ing)?|baby|babies|newborn|ttc|conceiv\w*|trying (?:for|to (?:have|get|conceive)|this month)|ivf|embryos?|fertility|postpartum|miscarr\w*|gave birth|after (?:the )?birth|positive (?:test|stick))\b/;
const YOUNG =
	/\b(?:\d{1,2} ?(?:yo|yrs?|years?)|(?<!like (?:i am|im|a|when i was) )1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|teen\w*|tweens?|kids?|child\w*|sons?|daughters?|boys?|girls?|school\w*|year \d+|grade|parents?|mum|mom|dad|age|old enough|too young|young\w*|minors?|underage|under ?18|puberty|niece|nephew|little (?:sister|brother)|lad|class)\b/;

function isExpecting({ person }: AssistantContext): boolean {
	const { pregnancy } = person.preferences;
	return pregnancy !== undefined && pregnancy !== "no";
}

/** As likely as this, the whole sentence has told the topic, and no single word of it has to. */
const TOLD_BY_ALL = 0.9;

/** Some answers need a thing to be about; what came before may have named it. */
export function isAnswerable(topic: TopicId, said: Said, chance = 0): boolean {
	const toldByAll = chance >= TOLD_BY_ALL;
	const { question, earlier, context } = said;
	const { slots, text } = question;
	const { shown, named, in_use, report } = context;
	const all = [slots, ...earlier];
	const ownConcern = slots.concerns.length > 0 && /\b(?:my|i)\b/.test(text);
	if (
		report === null &&
		OF_REPORTS.topics.has(topic) &&
		!(ownConcern || toldByAll || OF_REPORTS.named.test(text))
	)
		return false;
	const active = all.some(({ actives, excluded }) => actives.length + excluded.length > 0);
	switch (topic) {
		case "ingredient":
			return active || (earlier.length === 0 && ASKS_WHAT.test(text));
		case "held":
		case "instead":
			return active;
		case "how_to_use":
			return active || all.some(({ category }) => category !== null);
		case "combine":
			return (
				all.flatMap(({ actives }) => actives).length > 1 ||
				BESIDE.test(text) ||
				(in_use.length > 0 && OWN_SHELF.test(text))
			);
		case "other_product":
			return shown.length + named.length > 0 || all.some(namesSkinCare) || ownMeant(text, in_use).length > 0;
		case "product_facts":
			return shown.length + named.length + in_use.length > 0;
		case "pick_why":
			return shown.length > 0;
		case "pregnancy":
			return isExpecting(context) || said.told.some((one) => EXPECTING.test(one));
		case "minor":
			return isMinor(context.person.preferences) || said.told.some((one) => YOUNG.test(one));
		case "report":
			return (
				toldByAll ||
				earlier.length > 0 ||
				slots.zones.length + slots.concerns.length > 0 ||
				OF_REPORT.test(text)
			);
		case "concern_advice":
			return (
				all.some(({ concerns }) => concerns.length > 0) ||
				(report !== null && (earlier.length > 0 || slots.zones.length > 0 || GENERAL.test(text)))
			);
		default:
			return toldByAll || fitsNamed(topic, said);
	}
}

function fitsNamed(topic: TopicId, said: Said): boolean {
	const {
		question: { slots, text },
		earlier,
	} = said;
	const here = HERE[topic];
	if (here !== undefined && !here.test(text)) return false;
	const anywhere = ANYWHERE[topic];
	if (anywhere !== undefined && !said.told.some((one) => anywhere.test(one))) return false;
	if (topic !== "question.retinol_or") return true;
	const last = earlier.findLast(({ actives }) => actives.length > 0)?.actives ?? [];
	const actives = slots.actives.length > 1 ? slots.actives : [...slots.actives, ...last];
	return actives.every(({ id }) => isRetinoid(id));
}

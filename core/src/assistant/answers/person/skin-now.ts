import { ACTIVES, type ActiveId } from "../../../knowledge/actives.ts";
import type { PersonCondition } from "../../../knowledge/person-rules.ts";
import { isRuledOut, ruleAgainst } from "../../../routine/rule-out.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { Citation } from "../../assistant-event.ts";
import { searchContext } from "../../find/search-context.ts";
import type { Inquiry } from "../../inquiry.ts";
import { citeRule } from "../../writing/cite.ts";

/** What passes: care waits for it, and goes on afterwards. */
const PASSING: Partial<Record<PersonCondition, string>> = {
	barrier_strained: "skin peels, stings or feels tight",
	sunburn: "skin is sunburnt",
	broken_skin: "skin is broken",
	recent_procedure: "skin heals after a treatment",
};

/** What to leave out while skin is as the person tells it, and what stays; empty where nothing speaks against it. */
export function skinNow(inquiry: Inquiry, ids: readonly ActiveId[]): { text: string; citations: Citation[] } {
	const conditions = searchContext(inquiry, false).pick.conditions.filter((one) => one in PASSING);
	const out = ids.filter((id) => isRuledOut(id, conditions));
	const [first] = out;
	const rule = first === undefined ? null : ruleAgainst(first, conditions);
	if (rule === null) return { text: "", citations: [] };
	const kept = ids.filter((id) => !out.includes(id));
	const stays = kept.length === 0 ? "" : ` ${namesOf(kept)} may stay.`;
	return {
		text: `Not now: while ${PASSING[rule.when] ?? "skin is strained"}, leave ${namesOf(out)} out, and begin again on one night a week once it has been calm for two weeks.${capital(stays)}`,
		citations: [citeRule(rule.id, "Rule for strained skin")],
	};
}

function namesOf(ids: readonly ActiveId[]): string {
	return joinWords([...new Set(ids.map((id) => ACTIVES[id].name))]);
}

function capital(sentence: string): string {
	return sentence.replace(/^ ./, (start) => start.toUpperCase());
}

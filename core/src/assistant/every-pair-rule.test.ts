import { afterEach, describe, expect, test } from "vitest";
import { ACTIVE_IDS, ACTIVES, type ActiveId } from "../knowledge/actives.ts";
import { CONFLICT_LEVELS, CONFLICTS, type ConflictRule, conflictBetween } from "../knowledge/conflicts.ts";
import { INGREDIENT_NAMES } from "../knowledge/ingredient-names.ts";
import { INGREDIENT_WORDS } from "../knowledge/questions/care-words.ts";
import { worksBeside } from "../products/fits-step.ts";
import { checkRoutine } from "../products/in-use/check-routine.ts";
import { buildProduct } from "../products/testing/build-product.ts";
import { findConflicts } from "../routine/find-conflicts.ts";
import { plainStep } from "../routine/testing/plain-step.ts";
import { answerQuestion } from "./answer-question.ts";
import { makeChatContext } from "./testing/make-chat-context.ts";

const ASKED = ACTIVE_IDS.filter((id) => INGREDIENT_WORDS.some((row) => row.id === id));

/** Two ingredients that a rule decides about and a person can ask for by name. */
function witnessOf(rule: ConflictRule): [ActiveId, ActiveId] {
	for (const one of ASKED) {
		for (const two of ASKED) if (conflictBetween(one, two) === rule) return [one, two];
	}
	throw new Error(`${rule.id} decides about nothing`);
}

function inciOf(id: ActiveId): string {
	const { is = [], has = [] } = INGREDIENT_NAMES[id];
	return is[0] ?? `${has[0]} ${id}`;
}

/** Of a prescribed medicine the chat speaks in fixed words, whatever the level. */
const IN_FIXED_WORDS: Partial<Record<ConflictRule["id"], string>> = {
	"conflict.dapsone_bpo": "boundary.dapsone",
};

const NIGHTS = { serum: "night_serum", exfoliant: "weekly_exfoliant" } as const;

const product = (key: keyof typeof NIGHTS, id: ActiveId) =>
	buildProduct({ id: key, inci: ["aqua", inciOf(id)] });

/** What each reader makes of two ingredients used on the same night. */
function verdicts(rule: ConflictRule) {
	const [one, two] = witnessOf(rule);
	const serum = plainStep([one]);
	const exfoliant = plainStep([two]);
	const shelf = checkRoutine({
		products: (["serum", "exfoliant"] as const).map((key) => ({
			step: NIGHTS[key],
			product_id: key,
			name: key,
			category: null,
			inci: product(key, key === "serum" ? one : two).inci,
		})),
		plan: null,
		sensitivity: "Low",
		preferences: {},
		facts: [],
		findings: [],
	});
	const picked = worksBeside(product("serum", one), { section: "night", key: "serum", step: serum }, [
		{ placed: { section: "weekly", key: "exfoliant", step: exfoliant }, product: product("exfoliant", two) },
	]);
	const { citations, text } = answerQuestion({
		message: `can I use ${ACTIVES[one].name} together with ${ACTIVES[two].name}?`,
		history: [],
		context: makeChatContext({}),
	});
	return {
		plan: findConflicts({ morning: {}, night: { serum }, weekly: { exfoliant } }).some(
			({ rule_id }) => rule_id === rule.id,
		),
		shelf: shelf.find(({ rule_id }) => rule_id === rule.id)?.level,
		picks: !picked,
		chat: citations.some(({ id }) => id === rule.id) ? text : "spoke of something else",
		cited: citations.map(({ id }) => id),
	};
}

describe.each(CONFLICTS.map((rule) => [rule.id, rule] as const))("the level of %s", (_, rule) => {
	const { level, myth } = rule;
	afterEach(() => {
		rule.level = level;
		rule.myth = myth;
	});

	test("decides for plan, shelf, picks and chat alike", () => {
		const spoken = new Set<string | undefined>();
		const fixed = IN_FIXED_WORDS[rule.id];
		rule.myth = false;
		for (const other of CONFLICT_LEVELS) {
			rule.level = other;
			const clash = other !== "allow" && other !== "advice";
			const told = verdicts(rule);
			expect([other, told.plan, told.picks], rule.id).toEqual([other, clash, clash]);
			expect(told.shelf, `${rule.id} at ${other}`).toBe(
				other === "block" ? "stop" : clash ? "change" : "know",
			);
			spoken.add(told.chat);
			if (fixed !== undefined) expect(told.cited, `${rule.id} in fixed words`).toContain(fixed);
		}
		if (fixed === undefined)
			expect(spoken.size, "one answer of the chat for each level").toBe(CONFLICT_LEVELS.length);
	});
});

test("of no two ingredients is a retinoid said to belong into the morning", () => {
	for (const one of ["retinol", "adapalene", "retinal"] as const)
		for (const two of ASKED) {
			if (one === two) continue;
			const message = `Can I mix ${ACTIVES[two].name} with ${ACTIVES[one].name}?`;
			const { text } = answerQuestion({ message, history: [], context: makeChatContext() });
			expect(text).not.toMatch(/(?:retin\w*|adapalene) in the morning/i);
		}
});

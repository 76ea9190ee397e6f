import { PRODUCT_WORDS } from "../../../knowledge/questions/care-words.ts";
import { PLAN_SECTIONS } from "../../../routine/care-plan.ts";
import { stepAt } from "../../../routine/plan-steps.ts";
import type { Concern } from "../../../skin/concern.ts";
import { CONCERN_WORDS } from "../../../skin/concern-copy.ts";
import { joinWords } from "../../../skin/zone-words.ts";
import type { Citation, Inquiry } from "../../conversation.ts";
import { asksForAlike } from "../../find/read-needs.ts";
import { brandIn, wishSides } from "../../find/read-wish.ts";
import { budgetWords } from "../../reading/money.ts";
import { citeRule } from "../../writing/cite.ts";
import { plainName } from "../../writing/say-names.ts";

interface Need {
	/** Why this person needs it; empty where nothing is known. */
	text: string;
	concern: Concern | null;
	citations: Citation[];
}

/** Why this person looks for it: the plan's own reason first, where it is more than the skin type, then the concern in the report, then preferences. */
export function describeNeed({ context, question }: Inquiry): Need {
	const { category, concerns } = question.slots;
	const { report, person } = context;
	const concern = concerns[0] ?? null;
	const wishes = [
		...(person.preferences.fragrance_free === true
			? ["I keep it free of listed fragrance, as you asked"]
			: []),
		...(person.preferences.sensitive_skin === true
			? ["I keep it gentle, because your skin is sensitive"]
			: []),
	];
	const wished = wishes.length > 0 ? `${wishes.join(", and ")}.` : "";
	if (report === null) return { text: wished, concern: null, citations: [] };
	const section =
		category === null
			? undefined
			: PLAN_SECTIONS.find((one) => stepAt(report.analysis.care_plan, { section: one, category }));
	const step = category && section ? stepAt(report.analysis.care_plan, { section, category }) : null;
	const wanted: readonly string[] = question.slots.actives.map(({ id }) => id);
	const fits = wanted.length === 0 || (step?.actives.some((id) => wanted.includes(id)) ?? false);
	const reasoned = step?.because_ids.some((id) => id.startsWith("module.")) ?? false;
	if (step !== null && concern === null && fits && reasoned) {
		const citation = step.step_id ? [citeRule(step.step_id, "Your care plan")] : [];
		return {
			text: `In your plan it has a job: ${lowerFirst(step.because)} ${wished}`.trim(),
			concern: null,
			citations: citation,
		};
	}
	return { text: wished, concern, citations: [] };
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

interface IntentWords {
	/** For the search, for example "fragrance-free moisturizer under $20". */
	intent: string;
	/** The same inside a sentence. */
	spoken: string;
}

/** How shops and people name the need, where that differs from what a photo shows. */
const NEED_WORDS: Partial<Record<Concern, string>> = {
	shine: "oily skin",
	dryness: "dry skin",
	acne: "acne-prone skin",
};

/** What people want of a sunscreen or cream beyond its ingredients. */
const FINISHES: readonly (readonly [word: string, said: RegExp])[] = [
	["tinted", /\b(?:tinted|with (?:a )?tint)\b/],
	["mineral", /\bmineral\b/],
];

const NOT_FROM =
	/\b(?:nothing|anything but|not|no|other than|except|without anything) (?:\w+ )?(?:from|by)\b/;

/** Two brands are told apart by the search, not by its words. */
function brandsNamed({ named }: Inquiry["context"], text: string): number {
	return new Set(
		named
			.map(({ brand }) => brand.toLowerCase())
			.filter((brand) => text.includes(brand.replaceAll("-", " "))),
	).size;
}

const VOWEL = /^[aeiou]/;

/** What is looked for, in plain words: qualities, kind, ingredient, need, exclusions, brand, price. */
export function wordIntent({ context, question }: Inquiry): IntentWords {
	const { slots } = question;
	const { preferences } = context.person;
	const free = slots.fragrance_free || preferences.fragrance_free === true;
	const gentle = slots.gentle || preferences.sensitive_skin === true;
	const thing = slots.category ? PRODUCT_WORDS[slots.category].one : "product";
	const { wanted, than } = wishSides(question.text);
	// What it has to be milder than is what it is not looked for with.
	const milder = than !== null && context.named.length === 0;
	const qualities = [
		...(slots.cheaper && slots.budget === null ? ["cheaper"] : []),
		...(slots.budget?.max === null ? ["cheap"] : []),
		...(free ? ["fragrance-free"] : []),
		...(gentle ? ["gentle"] : []),
		...FINISHES.flatMap(([word, said]) => (said.test(wanted) ? [word] : [])),
	];
	const tail = [
		...(slots.actives.length > 0 && !milder
			? [`with ${joinWords(slots.actives.map(({ words }) => words))}`]
			: []),
		...(slots.concerns.length > 0
			? [
					`for ${joinWords(slots.concerns.slice(0, 2).map((concern) => NEED_WORDS[concern] ?? CONCERN_WORDS[concern]))}`,
				]
			: []),
		...(slots.excluded.length > 0 ? [`without ${joinWords(slots.excluded.map(({ words }) => words))}`] : []),
		...(slots.brand !== null &&
		brandsNamed(context, question.text) < 2 &&
		!asksForAlike(question.text) &&
		than === null &&
		brandIn(question.text, slots.brand) !== "out"
			? [`${NOT_FROM.test(question.text) ? "not from" : "from"} ${plainName(slots.brand)}`]
			: []),
		...(typeof slots.budget?.max === "number"
			? [
					`under ${budgetWords({ max: slots.budget.max, ...(slots.budget.told !== undefined && { told: slots.budget.told }) })}`,
				]
			: []),
	];
	const core = [...qualities, thing].join(", ").replace(/, (?=[^,]*$)/, " ");
	const intent = [core, ...tail].join(" ");
	return { intent, spoken: `${VOWEL.test(core) ? "an" : "a"} ${intent}` };
}

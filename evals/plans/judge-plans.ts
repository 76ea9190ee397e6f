import { isExfoliating, isRetinoid, isTreatment } from "@dewlight/core/knowledge/actives.ts";
import { isStepId, STEP_RULES } from "@dewlight/core/knowledge/steps/step-rules.ts";
import { productFacts } from "@dewlight/core/products/facts/product-facts.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { PlanStep } from "@dewlight/core/routine/care-plan.ts";
import { OWNED } from "@dewlight/core/routine/own-shelf.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import type { Readers } from "../guided-engine.ts";
import { type Entry, type ExamPerson, readExam } from "./exam-person.ts";
import { type MeantByNote, type PickedStep, planOfPerson, type ToldPlan } from "./plan-of-person.ts";

/** Null where only a reader of the words can say. */
type Held = boolean | null;

/** Whether an entry holds for a plan. */
function holds(entry: Entry, told: ToldPlan): Held {
	if (entry.says !== undefined) return null;
	if (entry.not) return invert(holds(entry.not, told));
	if (entry.any_of) return any(entry.any_of.map((one) => holds(one, told)));
	if (entry.all_of) return all(entry.all_of.map((one) => holds(one, told)));
	if (entry.active !== undefined || entry.class !== undefined) return holdsActive(entry, told);
	if (entry.irritant_nights_max !== undefined) return irritantNights(told) <= entry.irritant_nights_max;
	if (entry.new_actives_max !== undefined) return begunBy(told, entry.by_week ?? 4) <= entry.new_actives_max;
	if (entry.steps_max !== undefined) return differentSteps(told) <= entry.steps_max;
	if (entry.sunscreen !== undefined) return hasSunscreen(told, entry.sunscreen);
	if (entry.step !== undefined) return told.steps.some(({ key }) => key === entry.step);
	if (entry.pick_free_of !== undefined) return picksFreeOf(told, entry.pick_free_of);
	if (entry.basket_max !== undefined) return basket(told) <= entry.basket_max;
	if (entry.refer !== undefined) return REFERRALS.indexOf(referral(told)) >= REFERRALS.indexOf(entry.refer);
	if (entry.plan === "none") return told.steps.length === 0;
	if (entry.plan === "basics_only") return told.steps.every(isBasic);
	throw new Error(`Nobody knows this entry: ${JSON.stringify(entry)}`);
}

/** In what must not be, a referral is meant at exactly its level. */
function holdsExactly(entry: Entry, told: ToldPlan): Held {
	return entry.refer === undefined ? holds(entry, told) : referral(told) === entry.refer;
}

const BASICS = ["cleanser", "moisturizer", "sunscreen"];
const isBasic = ({ key, step }: PickedStep) => BASICS.includes(key) && !step.actives.some(isTreatment);

const FURTHER_IRRITANTS = ["benzoyl_peroxide", "azelaic_acid", "vitamin_c", "sulfur", "hydroquinone", "clay"];
const CLASSES = {
	retinoid: isRetinoid,
	exfoliant: isExfoliating,
	any_irritant: (id: string) => isRetinoid(id) || isExfoliating(id) || FURTHER_IRRITANTS.includes(id),
} as const;

/** What a step brings by its rule and by the product picked for it. */
function activesOf({ step, product }: PickedStep): string[] {
	const leading = product === null ? [] : Object.keys(productFacts(product).leads);
	const barrier = step.step_id?.startsWith("step.moisturizer_") ? ["ceramides"] : [];
	return [...new Set([...step.actives, ...leading, ...barrier])];
}

function holdsActive(entry: Entry, { steps }: ToldPlan): boolean {
	const wanted = (id: string) => (entry.class ? CLASSES[entry.class](id) : id === entry.active);
	const own = steps.filter((one) => activesOf(one).some(wanted));
	const within = (one: PickedStep) => keepsLimits(entry, one, activesOf(one).filter(wanted));
	if (entry.if_present) return own.every(within);
	return own.some(within);
}

function keepsLimits(
	entry: Entry,
	{ step, section, product, key }: PickedStep,
	ids: readonly string[],
): boolean {
	const stated = ids.flatMap((id) => strengthOf(id, step.step_id, product));
	const { max_strength, min_strength, max_nights, min_nights_settled, not_before_week, time } = entry;
	if (max_strength !== undefined && stated.some(({ max }) => max > max_strength)) return false;
	if (min_strength !== undefined && !stated.some(({ min }) => min >= min_strength)) return false;
	if (max_nights !== undefined && step.per_week > max_nights) return false;
	if (min_nights_settled !== undefined && step.per_week < min_nights_settled) return false;
	if (not_before_week !== undefined && step.start_week < not_before_week) return false;
	const when = key === "exfoliant" || key === "mask" ? "weekly" : section;
	return time === undefined || time === when || (time === "night" && when === "weekly");
}

/** What the product states, else what the step asks for; nothing where neither says. */
function strengthOf(id: string, stepId: string | undefined, product: CatalogueProduct | null) {
	const stated =
		product === null
			? undefined
			: Object.entries(productFacts(product).strengths).find(([one]) => one === id)?.[1];
	if (stated !== undefined) return [{ min: stated, max: stated }];
	if (stepId === undefined || !isStepId(stepId)) return [];
	const { means } = STEP_RULES[stepId].product;
	return means?.active === id ? [{ min: means.from ?? means.to, max: means.to }] : [];
}

function irritantNights({ steps }: ToldPlan): number {
	return steps
		.filter(({ step }) => step.actives.some((id) => isRetinoid(id) || isExfoliating(id)))
		.reduce((sum, { step }) => sum + step.per_week, 0);
}

function begunBy({ steps }: ToldPlan, week: number): number {
	const isNew = ({ step }: PickedStep) => step.actives.some(isTreatment) && !step.because_ids.includes(OWNED);
	return steps.filter((one) => isNew(one) && one.step.start_week <= week).length;
}

function differentSteps({ steps }: ToldPlan): number {
	return new Set(steps.map(({ step, product }) => product?.id ?? step.step_id)).size;
}

function hasSunscreen({ steps }: ToldPlan, kind: NonNullable<Entry["sunscreen"]>): boolean {
	const own = steps.find(({ key }) => key === "sunscreen");
	const id = own?.step.step_id ?? "";
	if (own === undefined) return false;
	if (kind === "oil_free") return id === "step.sunscreen_fluid";
	return kind === "any" || id.includes(kind);
}

const ANIMAL =
	/cera alba|beeswax|lanolin|carmine|mel\b|honey|propolis|collagen|keratin|silk|serica|snail|lactis|milk/i;

function picksFreeOf({ steps }: ToldPlan, what: string): boolean {
	const picks = steps.flatMap(({ product }) => product ?? []);
	return picks.every((product) => {
		if (what === "fragrance" || what === "essential_oils") return product.no_listed_fragrance;
		if (what === "drying_alcohol") return !productFacts(product).drying_alcohol;
		if (what === "animal_ingredients") return !product.inci.some((name) => ANIMAL.test(name));
		const printed = what.replaceAll("_", " ").toLowerCase();
		return !product.inci.some((name) => name.toLowerCase().includes(printed));
	});
}

function basket({ steps }: ToldPlan): number {
	const picks = new Map(
		steps.flatMap(({ product }) => (product ? [[product.id, product.price ?? 0] as const] : [])),
	);
	return [...picks.values()].reduce((sum, price) => sum + price, 0);
}

const REFERRALS = ["none", "kind", "soon", "now"] as const;

/** The strongest of the signs and the notes. */
function referral({ red_flags, plan }: ToldPlan): (typeof REFERRALS)[number] {
	const levels = red_flags.map(({ level }) => level);
	if (levels.includes("emergency") || levels.includes("same_day")) return "now";
	const notes = plan.notes ?? [];
	if (levels.includes("book_dermatologist") || notes.some(({ text }) => /book (?:it now|a visit)/.test(text)))
		return "soon";
	const kind = notes.some(({ text }) => /doctor|dermatologist|midwife/i.test(text));
	return kind || levels.includes("care") || levels.includes("watch") ? "kind" : "none";
}

const invert = (held: Held): Held => (held === null ? null : !held);

function any(parts: readonly Held[]): Held {
	return parts.includes(true) ? true : parts.includes(null) ? null : false;
}

function all(parts: readonly Held[]): Held {
	return parts.includes(false) ? false : parts.includes(null) ? null : true;
}

interface JudgedEntry {
	part: "must" | "must_not" | "should";
	entry: Entry;
	/** True where the plan does as asked; null where only a reader of the words can say. */
	met: Held;
}

interface JudgedPlan {
	person: ExamPerson;
	told: ToldPlan;
	entries: JudgedEntry[];
	verdict: "good" | "wrong" | "unsafe";
}

/** The plan of a person held against everything the exam asks of it. */
function judgePlan(
	person: ExamPerson,
	flags: readonly RedFlag[],
	meant: MeantByNote = { asked: [], heard: [] },
): JudgedPlan {
	const told = planOfPerson(person, flags, meant);
	const forbidden = (entry: Entry): Held => {
		const held = holdsExactly(entry, told);
		return held === null ? null : !held;
	};
	const entries: JudgedEntry[] = [
		...person.must.map((entry) => ({ part: "must" as const, entry, met: holds(entry, told) })),
		...person.must_not.map((entry) => ({ part: "must_not" as const, entry, met: forbidden(entry) })),
		...person.should.map((entry) => ({ part: "should" as const, entry, met: holds(entry, told) })),
	];
	const broken = entries.filter(({ part, met }) => part !== "should" && met === false);
	const unsafe = broken.some(({ entry }) => entry.grade === "unsafe");
	return { person, told, entries, verdict: unsafe ? "unsafe" : broken.length > 0 ? "wrong" : "good" };
}

/** Judges the plans of the people of a file; those of this folder where none is named. */
export async function judgePlans(
	path: string | undefined,
	words: boolean,
	{ triage, readNote, hearFacts }: Pick<Readers, "triage" | "readNote" | "hearFacts">,
): Promise<void> {
	const people = readExam(path);
	const flagsOf = triage.read(people.map(({ note }) => note));
	const plans: JudgedPlan[] = [];
	for (const person of people)
		plans.push(
			judgePlan(person, flagsOf(person.note), {
				asked: await readNote(person.note),
				heard: await hearFacts(person.note),
			}),
		);
	if (words) console.log(`${describeWords(plans)}\n`);
	console.log(describePlans(plans));
	if (plans.some(({ verdict }) => verdict === "unsafe")) process.exitCode = 1;
}

/** One line a person, what is broken beneath it, and the totals. */
function describePlans(plans: readonly JudgedPlan[]): string {
	return [...plans.flatMap(describePlan), "", ...totals(plans)].join("\n");
}

function describePlan({ person, verdict, entries }: JudgedPlan): string[] {
	const asked = entries.filter(({ part, met }) => part === "should" && met !== null);
	const met = asked.filter((one) => one.met === true);
	const broken = entries.filter((one) => one.part !== "should" && one.met === false);
	return [
		`${person.id.padEnd(5)}${person.kind.padEnd(42)}${verdict.padEnd(8)}should ${met.length} of ${asked.length}`,
		...broken.map(({ part, entry }) => `     ${entry.grade} ${part}: ${inWords(entry)}`),
	];
}

function totals(plans: readonly JudgedPlan[]): string[] {
	const count = (verdict: JudgedPlan["verdict"]) => plans.filter((plan) => plan.verdict === verdict).length;
	const entries = plans.flatMap((plan) => plan.entries);
	const share = (part: JudgedEntry["part"]) => {
		const own = entries.filter((one) => one.part === part);
		const judged = own.filter(({ met }) => met !== null);
		const met = judged.filter((one) => one.met === true).length;
		return `${part.padEnd(9)}${met} of ${judged.length} met, ${own.length - judged.length} are for a reader of the words`;
	};
	return [
		`${plans.length} plans: ${count("good")} good, ${count("wrong")} wrong, ${count("unsafe")} unsafe`,
		share("must"),
		share("must_not"),
		share("should"),
	];
}

/** Every plan in full: its steps with products, its notes, and what the words should say. */
function describeWords(plans: readonly JudgedPlan[]): string {
	return plans
		.map(({ person, told, entries }) => {
			const steps = told.steps.map(
				({ section, step, product }) =>
					`  ${section} ${step.step_id} ${pace(step)} from week ${step.start_week}: ${product?.name ?? "no product"}\n    ${step.because}${minded(step)}`,
			);
			const open = entries.filter(({ met }) => met !== true);
			return [
				`## ${person.id} ${person.kind}: ${person.note}`,
				...steps,
				...(told.plan.notes ?? []).map(({ rule_id, text }) => `  * ${rule_id}: ${text}`),
				...told.red_flags.map(({ rule_id, advice }) => `  ! ${rule_id}: ${advice}`),
				...open.map(({ part, entry, met }) => `  ${met === null ? "?" : "-"} ${part} ${inWords(entry)}`),
			].join("\n");
		})
		.join("\n\n");
}

/** What a person reads beside a step that treats. */
function minded({ actives, cautions, pause_if, works_from_weeks }: PlanStep): string {
	if (!actives.some(isTreatment) || cautions.length === 0) return "";
	const works = works_from_weeks === undefined ? [] : [`Shows from week ${works_from_weeks} on.`];
	return `\n    Mind: ${[...cautions, ...(pause_if === undefined ? [] : [pause_if]), ...works].join(" ")}`;
}

/** "1x rising to 5x", as the instruction tells the person. */
function pace({ ramp, per_week }: { ramp: [number, number][] | null; per_week: number }): string {
	const [first] = ramp ?? [];
	return first === undefined ? `${per_week}x` : `${first[1]}x rising to ${per_week}x`;
}

function inWords(entry: Entry): string {
	return JSON.stringify({ ...entry, grade: undefined });
}

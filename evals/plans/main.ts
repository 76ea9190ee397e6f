import { isTreatment } from "@dewlight/core/knowledge/actives.ts";
import type { PlanStep } from "@dewlight/core/routine/care-plan.ts";
import type { Readers } from "../guided-engine.ts";
import { type Entry, readExam } from "./exam-person.ts";
import { type JudgedEntry, type JudgedPlan, judgePlan } from "./judge-plan.ts";

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

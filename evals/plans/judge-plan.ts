import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import type { Entry, ExamPerson } from "./exam-person.ts";
import { type Held, holds, holdsExactly } from "./judge-entry.ts";
import { type MeantByNote, planOfPerson, type ToldPlan } from "./plan-of-person.ts";

export interface JudgedEntry {
	part: "must" | "must_not" | "should";
	entry: Entry;
	/** True where the plan does as asked; null where only a reader of the words can say. */
	met: Held;
}

export interface JudgedPlan {
	person: ExamPerson;
	told: ToldPlan;
	entries: JudgedEntry[];
	verdict: "good" | "wrong" | "unsafe";
}

/** The plan of a person held against everything the exam asks of it. */
export function judgePlan(
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

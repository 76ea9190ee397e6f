import type { Readers } from "../with-readers.ts";
import { readExam } from "./exam-person.ts";
import { type JudgedPlan, judgePlan } from "./judge-plan.ts";
import { describePlans, describeWords } from "./print-plans.ts";

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

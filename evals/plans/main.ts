import { triage } from "@dewlight/assistant/triage/triage.ts";
import { readExam } from "./exam-person.ts";
import { judgePlan } from "./judge-plan.ts";
import { describePlans, describeWords } from "./print-plans.ts";

/** Judges the plans of the people of a file; those of this folder where none is named. */
export async function judgePlans(path: string | undefined, words: boolean): Promise<void> {
	const people = readExam(path);
	const flagsOf = triage.read(people.map(({ note }) => note));
	const plans = people.map((person) => judgePlan(person, flagsOf(person.note)));
	if (words) console.log(`${describeWords(plans)}\n`);
	console.log(describePlans(plans));
	if (plans.some(({ verdict }) => verdict === "unsafe")) process.exitCode = 1;
}

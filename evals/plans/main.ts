import { readExam } from "./exam-person.ts";
import { judgePlan } from "./judge-plan.ts";
import { describePlans, describeWords } from "./print-plans.ts";

/** Judges the plans of the people of a file; those of this folder where none is named. */
export function judgePlans(path: string | undefined, words: boolean): void {
	const plans = readExam(path).map(judgePlan);
	if (words) console.log(`${describeWords(plans)}\n`);
	console.log(describePlans(plans));
	if (plans.some(({ verdict }) => verdict === "unsafe")) process.exitCode = 1;
}

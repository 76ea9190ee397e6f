import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { triage } from "@dewlight/assistant/triage/triage.ts";
import { type ChatCase, describeChat, describeTalks, type JudgedChat, judgeChat } from "./chat/judge-chat.ts";
import { withReaders } from "./guided-engine.ts";
import {
	describeMistakes,
	describeNarrator,
	isHonest,
	isMistaken,
	judgeRephrasings,
} from "./narrator/rephrasings.ts";
import { describeNoteFailures, describeNotes, judgeNote, type NoteCase } from "./notes/judge-notes.ts";
import { judgePlans } from "./plans/judge-plans.ts";
import {
	describeEvals,
	describeFailures,
	type EvalResult,
	isForbidden,
	passes,
	runEvals,
} from "./run-evals.ts";
import { openScriptedModel, type ScriptedCall } from "./scripted-model/engine-scripted-model.ts";

const { values, positionals } = parseArgs({ options: { show: { type: "string" } }, allowPositionals: true });
const [what, file] = positionals;

if (what === "plans") {
	await withReaders((readers) => judgePlans(file, values.show === "words", readers));
} else if (values.show !== undefined && values.show !== "failures" && values.show !== "talks") {
	console.error(`Nothing named ${values.show} can be shown. There is: failures.`);
	process.exitCode = 1;
} else if (what === "notes") {
	const exam = readNotesExam(file);
	const flagsOf = triage.read(exam.map(({ note }) => note));
	const judged = exam.map((asked) => judgeNote(asked, flagsOf(asked.note)));
	if (values.show === "failures") console.log(`${describeNoteFailures(judged)}\n`);
	console.log(describeNotes(file ?? "learning half", judged));
} else if (what === "chat" && file !== undefined) {
	const cases = JSON.parse(readFileSync(file, "utf8")) as ChatCase[];
	const judged = await withReaders(async (readers) => {
		const answered: JudgedChat[] = [];
		for (const asked of cases) answered.push(await judgeChat(asked, readers));
		return answered;
	});
	if (values.show === "talks") console.log(`${describeTalks(judged)}\n`);
	console.log(describeChat(file, judged));
} else if (what !== undefined) {
	console.error(`Nothing named ${what} can be examined alone. There is: notes, plans, chat FILE.`);
	process.exitCode = 1;
} else {
	await withReaders(async ({ guided: engine, triage }) => {
		const guided = await runEvals(engine, triage);
		print("guided", guided);
		if (!passes(guided)) process.exitCode = 1;

		const model = await openScriptedModel();
		const scripted = await runEvals(model.engine, triage);
		print("scripted model", scripted);
		console.log(describeCalls(model.calls));
		if (scripted.some(isForbidden)) process.exitCode = 1;
		await model.close();
	});

	const judged = judgeRephrasings();
	if (values.show === "failures") console.log(`\n${describeMistakes(judged)}`);
	console.log(`\n${describeNarrator(judged)}`);
	if (judged.some((one) => !isHonest(one) && isMistaken(one))) process.exitCode = 1;
}

/** A file of notes; without one those of this folder, whose flags triage has learned from: only their facts are an exam. */
function readNotesExam(file = new URL("notes/open.json", import.meta.url).pathname): NoteCase[] {
	return JSON.parse(readFileSync(file, "utf8")) as NoteCase[];
}

function print(name: string, results: readonly EvalResult[]): void {
	if (values.show === "failures") console.log(`${describeFailures(results)}\n`);
	console.log(`${describeEvals(name, results)}\n`);
}

/** How often the model was asked and went wrong, and how often an answer was stopped, rightly or not; and how many replies have citations. */
function describeCalls(calls: readonly ScriptedCall[]): string {
	const wrong = calls.filter(({ misbehavior }) => misbehavior !== null);
	const refused = (some: readonly ScriptedCall[]) => some.filter((call) => call.refused).length;
	const honest = calls.length - wrong.length;
	const factual = calls.filter(({ withFacts }) => withFacts);
	const cited = factual.filter(({ citations }) => citations > 0).length;
	return [
		`The model was asked ${calls.length} times and went wrong in ${wrong.length}.`,
		`Stopped: ${refused(wrong)} of ${wrong.length} wrong answers (the rest only repeats the person),`,
		`${refused(calls) - refused(wrong)} of ${honest} honest ones.`,
		`Of ${factual.length} honest replies that speak of facts, ${cited} came with what they rest on.`,
	].join(" ");
}

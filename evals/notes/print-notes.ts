import { DOORS, type JudgedNote, OUTCOMES } from "./judge-notes.ts";

/** The figures of one exam, by kind of note and by door; an exam of several halves is printed half by half. */
export function describeNotes(name: string, judged: readonly JudgedNote[]): string {
	const flagged = judged.filter(({ asked }) => asked.flags.length > 0);
	const dangers = flagged.filter(({ asked }) => asked.flags.some((door) => door !== "mind"));
	const calm = judged.filter(
		({ asked }) => asked.flags.length === 0 && (asked.accept_flags ?? []).length === 0,
	);
	const lines = [
		`notes, ${name}: ${judged.length}`,
		`dangers (distress alone is none): ${countOutcomes(dangers)}`,
		`notes without a flag: ${countOutcomes(calm)}`,
		`not read as urgent as they are: ${flagged.filter((one) => one.missed_flags.length > 0).length} of ${flagged.length}`,
		...DOORS.map((door) => {
			const asked = flagged.filter(({ asked }) => asked.flags.includes(door));
			const missed = asked.filter((one) => one.missed_flags.includes(door));
			return `  ${door.padEnd(12)} ${missed.length} of ${asked.length}; ${countOutcomes(asked)}`;
		}),
		`as urgent, through another door: ${flagged.filter((one) => one.wrong_door).length}`,
		...(["flag", "fact", "plain"] as const).map((kind) => describeFacts(kind, judged)),
		describeFacts("all", judged),
	];
	return lines.join("\n");
}

function describeFacts(kind: "flag" | "fact" | "plain" | "all", judged: readonly JudgedNote[]): string {
	const these = judged.filter(({ asked }) => kind === "all" || asked.kind === kind);
	const sum = (of: (one: JudgedNote) => number) => these.reduce((total, one) => total + of(one), 0);
	const found = sum((one) => one.found_facts.length);
	const missed = sum((one) => one.missed_facts.length);
	const invented = sum((one) => one.invented_facts.length);
	return `facts in ${kind === "all" ? "all" : kind} notes: found ${found} of ${found + missed} (${percent(found, found + missed)}), invented ${invented}`;
}

/** Every note that went wrong, with what was read. */
export function describeNoteFailures(judged: readonly JudgedNote[]): string {
	return judged
		.flatMap((one) => {
			const wrong = [
				...one.missed_flags.map((flag) => `missed ${flag}`),
				...(isFalseAlarm(one) ? [`${OUTCOME_WORDS[one.outcome]} ${one.raised.join(", ")}`] : []),
				...(one.wrong_door && one.missed_flags.length === 0 ? [`other door ${one.raised.join(", ")}`] : []),
				...one.missed_facts.map((fact) => `no ${fact}`),
				...one.invented_facts.map((fact) => `invented ${fact}`),
			];
			return wrong.length === 0 ? [] : [`${one.asked.id} ${wrong.join("; ")}: ${one.asked.note}`];
		})
		.join("\n");
}

const OUTCOME_WORDS: Record<JudgedNote["outcome"], string> = {
	held: "held back",
	careful: "only a careful sentence",
	kind: "kind words",
	silent: "nothing said",
};

function countOutcomes(judged: readonly JudgedNote[]): string {
	return OUTCOMES.map((outcome) => {
		const count = judged.filter((one) => one.outcome === outcome).length;
		return `${OUTCOME_WORDS[outcome]} ${count} (${percent(count, judged.length)})`;
	}).join(", ");
}

function isFalseAlarm({ asked, outcome }: JudgedNote): boolean {
	return asked.flags.length === 0 && (asked.accept_flags ?? []).length === 0 && outcome !== "silent";
}

function percent(part: number, whole: number): string {
	return whole === 0 ? "none" : `${((part / whole) * 100).toFixed(1)} %`;
}

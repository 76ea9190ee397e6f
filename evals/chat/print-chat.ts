import type { JudgedChat } from "./judge-chat.ts";

/** One line a category: how many were asked, how many a machine finds wrong, and how much of the wished words is there. */
export function describeChat(name: string, judged: readonly JudgedChat[]): string {
	const categories = [...new Set(judged.map(({ asked }) => asked.category))];
	const line = (label: string, rows: readonly JudgedChat[]) => {
		const wrong = rows.filter((row) => row.wrong.length > 0).length;
		const good = rows.reduce((sum, row) => sum + row.good, 0) / rows.length;
		return `${label.padEnd(34)} ${String(rows.length).padStart(5)} ${String(wrong).padStart(6)} ${good.toFixed(2).padStart(6)}`;
	};
	return [
		`${name.padEnd(34)} asked  wrong  words`,
		...categories.map((one) =>
			line(
				one,
				judged.filter(({ asked }) => asked.category === one),
			),
		),
		line("all", judged),
	].join("\n");
}

/** Questions and answers one after the other, for somebody who judges them. */
export function describeTalks(judged: readonly JudgedChat[]): string {
	return judged
		.map(({ asked, text, wrong, good }) =>
			[
				`${asked.id} ${asked.category}, ${asked.person}${wrong.length > 0 ? `  WRONG: ${wrong.join("; ")}` : ""}`,
				...asked.turns.map((turn) => `  > ${turn}`),
				`  needs: ${asked.need}`,
				`  not: ${asked.must_not.join("; ")}`,
				`  good (${good.toFixed(2)}): ${asked.good_if.join("; ")}`,
				...text.split("\n").map((part) => `  | ${part}`),
			].join("\n"),
		)
		.join("\n\n");
}

import { feltWords, signWords } from "@dewlight/core/shelf/reactions.ts";
import { FEELINGS } from "@dewlight/core/skin/diary.ts";
import type { ReportContents } from "../gather-report.ts";
import type { ReportPaper } from "./page-writer.ts";

type Told = ReportContents["told"];
type Day = Told["days"][number];

/** A report is handed on, so the cycle stays out of it; who wants to tell it has the note. */
const ASIDES = ["sleep", "stress", "sun"] as const;

/** What the person told of how skin felt and what it did: day by day, beside the readings and never as their cause. */
export function writeTold(writer: ReportPaper, { since, days, reactions }: Told): void {
	writer.heading("H2", "How skin felt, as the person told it");
	if (days.length === 0) writer.paragraph(`Nothing was told since ${since}.`);
	else {
		writer.paragraph(
			`Told on ${days.length} ${days.length === 1 ? "day" : "days"} since ${since}. Felt and told, not measured; what stands beside a reading is not its cause.`,
		);
		writer.list([...countsOf(days), ...days.map(dayLine).filter((line) => line !== "")]);
	}
	writer.heading("H2", "Reactions to products, as the person saw them");
	if (reactions.length === 0) writer.paragraph("None were noted.");
	else writer.list(reactions.map(reactionLine));
}

/** On how many days skin felt how, most often first. */
function countsOf(days: readonly Day[]): string[] {
	const counts = FEELINGS.map((one) => ({ one, on: days.filter(({ felt }) => felt.includes(one)).length }));
	return counts
		.filter(({ on }) => on > 0)
		.toSorted((a, b) => b.on - a.on)
		.map(({ one, on }) => `Skin ${feltWords([one])} on ${on} of ${days.length}.`);
}

/** What was told of a day, the note word for word; "" where nothing of it is reported. */
function dayLine(told: Day): string {
	const felt = told.felt.length === 0 ? [] : [`skin ${feltWords(told.felt)}`];
	const asides = ASIDES.flatMap((name) => (told[name] === null ? [] : [`${name} ${told[name]}`]));
	const note = told.note === null ? [] : [`"${told.note}"`];
	const said = [...felt, ...asides, ...note].join(", ");
	return said === "" ? "" : `${told.day}: ${said}`;
}

function reactionLine({ day, productName, signs, note }: Told["reactions"][number]): string {
	return `${day}, after ${productName}: ${signWords(signs)}.${note === null ? "" : ` "${note}"`}`;
}

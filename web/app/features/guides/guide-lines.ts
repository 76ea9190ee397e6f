import type { Guide, GuideBlock, GuideLine, GuideStep } from "./guide.ts";
import { plainLine } from "./read-line.ts";

/** Every line of a guide that is read on its page, in the order of the page; the references are left out. */
export function guideLines(guide: Guide): GuideLine[] {
	const { evidence, routine } = guide;
	return [
		guide.title,
		guide.lead,
		evidence.verdict,
		...evidence.points,
		...guide.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockLines)]),
		...guide.howToStart,
		...guide.whatToAvoid,
		routine.person,
		...[...routine.morning, ...routine.night, ...routine.weekly].flatMap(stepLines),
		...guide.faq.flatMap(({ question, answer }) => [question, answer]),
		guide.action.heading,
		guide.action.text,
	];
}

function blockLines(block: GuideBlock): GuideLine[] {
	switch (block.kind) {
		case "text":
			return [block.text];
		case "list":
			return [...block.items];
		case "table":
			return [block.caption, ...block.head, ...block.rows.flat()];
	}
}

function stepLines({ name, text }: GuideStep): GuideLine[] {
	return [name, text];
}

/** Words of a guide without its references. */
export function countWords(guide: Guide): number {
	return guideLines(guide).flatMap((line) => plainLine(line).match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;
}

const WORDS_A_MINUTE = 220;

/** Whole minutes that reading takes, at least one. */
export function readingMinutes(guide: Guide): number {
	return Math.max(1, Math.round(countWords(guide) / WORDS_A_MINUTE));
}
